import { type AnyAction, createEngine, type Engine, type GameTypes } from '@quayside/core';
import { ALL_LAWS, knowledgeIsKept, LawBroken, playRecord, walk, walkInPlace } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { wrecks } from '../mutants/wrecks.ts';
import { type Wreck, withAction } from '../support/wreck.ts';
import { toy } from '../toy/game.ts';

// A law is only worth something if it is known to refuse: each of these games breaks one promise.

function walkSome(engine: Engine<GameTypes, AnyAction>, laws = ALL_LAWS): LawBroken | undefined {
  for (let walked = 0; walked < 10; walked += 1) {
    try {
      walk(engine, { setup: { seats: 3, seed: `wreck ${walked}` }, chooser: `walk ${walked}`, laws });
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  }
  return undefined;
}

test.each(wrecks)('P1 to P13 a game that %s breaks %s', (_, name, game) => {
  const laws = ALL_LAWS.filter((law) => law.name === name);
  const found = walkSome(createEngine(game) as never, laws);
  expect(found?.law).toBe(name);
  expect(found?.promise).toBe(laws[0]?.promise ?? 'P13');
});

test('P1 to P13 every law is known to refuse', () => {
  const shown = new Set(wrecks.map(([, name]) => name));
  expect(ALL_LAWS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual(['knowledge-is-kept']);
});

test('P5a a law can be called alone: an answer that hides what was learnt is found', () => {
  const engine = createEngine(toy);
  const { match } = engine.create({ seats: 2, seed: 'alone' });
  const accepted = engine.apply(match, 0, { type: 'keep', index: 0 });
  if (!accepted.ok) throw new Error(accepted.rejection.code);
  const transition = { engine, random: undefined as never, before: match, seat: 0, action: accepted.action, accepted };
  expect(knowledgeIsKept.transition?.(transition)).toBeUndefined();
  const forged = { ...transition, accepted: { ...accepted, learnt: null } };
  expect(knowledgeIsKept.transition?.(forged)).toBe('learnt is null, but the matches show boundary');
});

test('P1 what breaks a law can be played again from the record that it carries', () => {
  const engine = createEngine({ ...toy, bound: () => 5 }) as never as Engine<GameTypes, AnyAction>;
  const found = walkSome(
    engine,
    ALL_LAWS.filter(({ name }) => name === 'within-bound'),
  );
  expect(found).toMatchObject({ name: 'LawBroken', game: 'wreckers', law: 'within-bound', promise: 'P13', step: 6 });
  expect(found?.message).toContain('wreckers breaks P13 (within-bound) at step 6: step 6 is beyond the bound of 5');
  expect(playRecord(engine, found?.record as never).step).toBe(6);
});

test('P4 a walk under all laws names a broken invariant before what is broken with it', () => {
  const poor = {
    name: 'poor',
    holds: ({ state }: { state: { table: { seats: readonly { coins: number }[] } } }) => state.table.seats.every(({ coins }) => coins < 4),
  };
  const found = walkSome(createEngine({ ...toy, invariants: [poor] } as never) as never);
  expect(found).toMatchObject({ law: 'invariants-hold', difference: 'the invariant "poor" is broken' });
});

test('P13 a walk in place finds what it looks for', () => {
  const walked = (game: Wreck) => () => walkInPlace(createEngine(game), { setup: { seats: 3, seed: 'wreck' }, chooser: 'walk' });
  expect(walked({ ...toy, bound: () => 5 })).toThrow(expect.objectContaining({ law: 'within-bound', step: 6 }));
  expect(walked({ ...toy, invariants: [{ name: 'never', holds: () => false }] })).toThrow(
    expect.objectContaining({ law: 'invariants-hold', step: 1 }),
  );
  expect(walked(withAction('keep', { choices: () => {} }))).toThrow(expect.objectContaining({ law: 'choices-are-checks', promise: 'P6' }));
});

test.each<[string, Wreck, string, RegExp]>([
  [
    'choices that leave something out',
    withAction('stow', { choices: () => {} }),
    'choices-are-checks',
    /^choices and checks of seat \d differ: choices leave out \{"card":\d,"type":"stow"\}.*, which check lets pass$/,
  ],
  [
    'an autopilot that is out of turn',
    { ...toy, autopilot: () => ({ type: 'bid', coins: 9 }) },
    'choices-are-checks',
    /^the autopilot of seat \d names \{"coins":9,"type":"bid"\}, which is not legal: not-now$/,
  ],
  [
    'an object of the content',
    withAction('rest', ({ table }, { content }) => {
      table.open = content.cards;
    }),
    'state-is-tree',
    /is also part of the content$/,
  ],
])('P6 what is wrong is told: %s', (_, game, name, told) => {
  expect(
    walkSome(
      createEngine(game) as never,
      ALL_LAWS.filter((law) => law.name === name),
    )?.difference,
  ).toMatch(told);
});
