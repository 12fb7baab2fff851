import { readFileSync } from 'node:fs';
import { type AnyAction, createEngine, type Engine, type GameTypes } from '@quayside/core';
import { describe, expect, it } from 'vitest';
import { paste } from '../../../../tests/support/paste.ts';
import { never, type Wreck, withAction, withPhase } from '../../../../tests/support/wreck.ts';
import { toy } from '../../../../tests/toy/game.ts';
import { withinBound } from '../conformance/bound.ts';
import { conformance } from '../conformance/conformance.ts';
import { invariantsHold } from '../conformance/invariants.ts';
import type { Law } from '../conformance/law.ts';
import * as testkit from '../index.ts';
import { LawBroken } from './law-broken.ts';
import { exportOf, literal, replayText } from './replay-text.ts';
import { walk } from './walk.ts';
import { walkInPlace } from './walk-in-place.ts';
import { walkRecord } from './walk-record.ts';

type AnyEngine = Engine<GameTypes, AnyAction>;

const setup = { seats: 3, seed: 'replay' };
const options = { setup, chooser: 'walk' };
const engineOf = (game: Wreck) => createEngine(game) as unknown as AnyEngine;

function brokenBy(run: () => unknown): LawBroken {
  try {
    run();
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('nothing is broken');
}

const short = { ...toy, bound: () => 5 };
const rough = withAction('rest', () => {
  throw new Error('the sea is rough');
});
const storm = { ...toy, invariants: [{ name: 'calm', holds: () => false }] };
const endless = {
  ...withPhase('bidding', { to: ['bidding'], next: () => 'bidding', reveal: () => {} }),
  ends: never,
  bound: () => 30,
};

describe('replayText', () => {
  it.each<[string, string, Wreck, (engine: AnyEngine) => unknown]>([
    ['walk', 'within-bound', short, (engine) => walk(engine, { ...options, laws: [withinBound] })],
    ['walk', 'totality', rough, (engine) => walk(engine, { ...options, laws: [] })],
    ['walk', 'comes-to-an-end', endless, (engine) => walk(engine, { ...options, laws: [] })],
    ['walkRecord', 'invariants-hold', storm, (engine) => walkRecord(engine, { setup, entries: [] }, { laws: [invariantsHold] })],
    ['walkInPlace', 'within-bound', short, (engine) => walkInPlace(engine, options)],
    ['walkInPlace', 'totality', rough, (engine) => walkInPlace(engine, options)],
    ['walkInPlace', 'choices-are-checks', withAction('keep', { choices: () => {} }), (engine) => walkInPlace(engine, options)],
    ['conformance', 'within-bound', short, (engine) => conformance(engine, { laws: [withinBound] })],
  ])('of what %s finds can be pasted: %s', (_, law, game, run) => {
    const engine = engineOf(game);
    const { replay = '', ...found } = brokenBy(() => run(engine));
    expect(found.law).toBe(law);
    if (law === 'comes-to-an-end') expect(() => paste(replay, engine)).toThrow(/^no end after \d+ actions$/);
    else expect(brokenBy(() => paste(replay, engine))).toMatchObject({ law });
  });

  it('imports a law of the testkit, and leaves any other to the test', () => {
    const law: Law = { name: 'no-rest', promise: 'game', transition: ({ action }) => (action.type === 'keep' ? 'it keeps' : undefined) };
    const { replay, message } = brokenBy(() => walk(engineOf(toy), { ...options, laws: [law] }));
    expect(replay).toContain("import { walkRecord } from '@quayside/testkit';");
    expect(replay).toContain("    { laws: [noRest], chooser: 'walk' },\n  );\n");
    expect(replay).toMatch(/^\/\/ For a test file of wreckers, which brings `engine` \(.*\), `test` \(.*\), `noRest`, the law\.\n/);
    expect(message).toContain(replay);
    for (const own of testkit.ALL_LAWS) expect((testkit as Record<string, unknown>)[exportOf(own.name)]).toBe(own);
  });

  it('compiles where it is pasted: replay-text.test-d.ts holds what is printed now', () => {
    const { replay = '' } = brokenBy(() => walk(engineOf({ ...toy, bound: () => 2 }), { ...options, laws: [withinBound] }));
    const pasted = readFileSync(new URL('./replay-text.test-d.ts', import.meta.url), 'utf8');
    expect(pasted.slice(pasted.indexOf('// For a test file of'))).toBe(`${replay}\n`);
  });

  it('does not print a thousand actions', () => {
    const entries = Array.from({ length: 1001 }, () => ({ seat: 0, action: { type: 'rest' } }));
    const broken = { law: 'totality', promise: 'P1', difference: 'x', record: { setup, entries } };
    expect(replayText(engineOf(toy), { broken, law: undefined, chooser: '' })).toMatch(/^That took 1001 actions, too many to print/);
  });
});

describe('literal', () => {
  it.each([
    ['plain', { seats: 2, seed: 'any', options: {} }, "{ seats: 2, seed: 'any', options: {} }"],
    ['keys that are no names', { 'a-b': [1, null, true] }, "{ 'a-b': [1, null, true] }"],
    ['quotes and lines', 'it\'s "so"\n\\', "'it\\'s \"so\"\\n\\\\'"],
  ])('writes %s', (_, value, text) => {
    expect(literal(value)).toBe(text);
    expect(new Function(`return (${text})`)()).toEqual(value);
  });
});
