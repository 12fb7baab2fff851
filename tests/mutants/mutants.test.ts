import { createEngine } from '@quayside/core';
import { ALL_LAWS, conformance, LawBroken, walkRecord } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { paste } from '../support/paste.ts';
import { toy } from '../toy/game.ts';
import { type Killed, kill, MUTANTS, tryToy } from './run.ts';
import { toySymmetry } from './symmetry.ts';

// The testkit is only worth something if it finds what is wrong, says so in few words, and leaves the right game alone.

describe('a wrong game', () => {
  const results: Killed[] = [];

  test.each(MUTANTS)('P1 to P15: a toy that $name is found out', (mutant) => {
    const killed = kill(mutant);
    results.push(killed);
    expect(killed.law).not.toBeNull();
    expect(killed.message).toContain(`wreckers breaks`);
    if (killed.actions === null) return;
    // What is printed can be pasted, and shows the same; where a game goes by the chance of the host, in one of many tries.
    const engine = createEngine(mutant.game);
    const pasted = () => {
      for (let tries = 0; tries < (mutant.tries ?? 1); tries += 1) paste(killed.replay, engine, toySymmetry);
    };
    expect(pasted).toThrow(expect.objectContaining({ name: 'LawBroken', law: killed.law }));
  });

  test('there are many of them, of different names, and most are shown in ten actions or fewer', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    expect(results).toHaveLength(MUTANTS.length);
    expect(results.filter(({ actions }) => actions !== null && actions <= 10).length).toBeGreaterThanOrEqual(35);
  });
});

test.each(Array.from({ length: 20 }, (_, seed) => seed))('the right toy gives no alarm: seed %i', (seed) => {
  expect(tryToy(toy, `right ${seed}`).actions).toBeGreaterThan(50);
});

describe('a failure', () => {
  const late = {
    ...toy,
    invariants: [{ name: 'poor', holds: ({ state }) => state.table.seats.every(({ coins }) => coins < 6) }],
  } as typeof toy;
  const found = (() => {
    try {
      // Without the law about seats that leave: an autopilot that stands in gets there sooner.
      conformance(late, { seed: 'shrink', setups: [{ seats: 4 }], laws: ALL_LAWS.filter(({ name }) => name !== 'seats-may-leave') });
    } catch (error) {
      if (error instanceof LawBroken) return error;
    }
    throw new Error('nothing was found');
  })();

  test('is shrunk, and breaks the same law when it is walked again', () => {
    expect(found.law).toBe('invariants-hold');
    // Four seats keep a card; then one seat gains three coins at once at best.
    expect(found.record.entries.length).toBeLessThanOrEqual(20);
    const engine = createEngine(late);
    expect(() => walkRecord(engine, found.record as never)).toThrow(expect.objectContaining({ law: 'invariants-hold' }));
    expect(() => walkRecord(createEngine(toy), found.record as never)).not.toThrow();
  });

  test('is printed as a test that can be pasted', () => {
    const { replay = '' } = found;
    expect(found.message).toContain(replay);
    expect(replay).toContain("import { invariantsHold, walkRecord } from '@quayside/testkit';");
    expect(replay).toMatch(/\{ seat: \d, action: \{ type: 'keep', index: \d \} \}, \/\/ Seat \d keeps card \d/);
    expect(() => paste(replay, createEngine(late))).toThrow(expect.objectContaining({ record: found.record }));
  });
});

describe('what a game declares about itself', () => {
  const options = {
    setups: [{ seats: 2, options: { rounds: 1 as const } }],
    seed: 'declared',
    laws: ALL_LAWS.filter(({ name }) => name === 'within-bound'),
  };
  const rest = {
    'rejections.nothing-to-peek-at': 'one round',
    'rejections.deck-empty': 'one round',
    'rejections.nothing-to-keep': 'never awaited',
    'ends.rich': 'one round',
    'ends.storm': 'off',
    'ends.deck-empty': 'one round',
  };

  test('is taken, and given back in the report', () => {
    const report = conformance(toy, { ...options, unreachable: rest });
    expect(report.coverage.ends).toEqual({ storm: 0, rich: 0, 'deck-empty': 0, 'last-round': expect.any(Number) });
    expect(report.hiddenLeaves).toEqual(['hands.*.cards.*', 'hidden.deck.*']);
  });

  test.each([
    ['what is not reached and not declared', { unreachable: {} }, /no match came to .*rejections.nothing-to-keep, ends.storm/],
    ['what is declared unreachable and reached', { unreachable: { ...rest, 'actions.rest': 'no' } }, 'actions.rest: declared unreachable'],
    ['what is declared unreachable and is not there', { unreachable: { ...rest, 'ends.ebb': 'no' } }, 'ends.ebb: declared unreachable'],
    [
      'what is declared deducible and varies',
      { unreachable: rest, deducible: { 'hidden.deck.*': 'no' } },
      'is declared deducible, but differs',
    ],
    ['what is declared deducible and is not there', { unreachable: rest, deducible: { 'hidden.sea': 'no' } }, 'there is no such leaf'],
    ['a declaration without a reason', { unreachable: { ...rest, 'ends.rich': ' ' } }, 'say why ends.rich is declared'],
  ])('is refused: %s', (_, declared, message) => {
    expect(() => conformance(toy, { ...options, scouts: 60, ...declared })).toThrow(message);
  });
});
