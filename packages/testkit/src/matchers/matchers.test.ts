import { createEngine, createSession } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { playGolden } from '../golden/record.ts';
import { matchers } from './matchers.ts';

const engine = createEngine(connectFour);
const { match } = engine.create({ seats: 2, seed: 'any' });
const drop = { type: 'drop', column: 3 } as const;
const accepted = engine.apply(match, 0, drop);
const refused = engine.apply(match, 1, drop);
if (!accepted.ok || refused.ok) throw new Error('the first seat begins');
const { rejection } = refused;
const position = engine.describe(match).position(engine.view(match, null)).split('\n').join('\n  ');

describe('toBeAccepted', () => {
  it.each([[accepted], [null], [engine.load(match)], [engine.explain(engine.view(match, 0), drop)]])(
    'passes for an acceptance',
    (answer) => {
      expect(matchers.toBeAccepted(answer).pass).toBe(true);
      expect(matchers.toBeAccepted(answer).message()).toBe('expected not to be accepted, but was');
    },
  );

  it.each([[refused], [rejection], [engine.explain(engine.view(match, 1), drop)]])('fails for a refusal', (answer) => {
    expect(matchers.toBeAccepted(answer).pass).toBe(false);
    expect(matchers.toBeAccepted(answer).message()).toBe(
      'expected to be accepted, but was refused with not-awaited (C4.1) {"phase":"dropping"}',
    );
  });

  it('tells the rejection and the position in words, where there is an engine', () => {
    const told = ` “${engine.describe(match).rejection(rejection)}”`;
    expect(matchers.toBeAccepted(refused, { engine }).message().endsWith(told)).toBe(true);
    expect(matchers.toBeAccepted(refused, { engine, match }).message().split('\nPosition:\n  ')).toEqual([
      `expected to be accepted, but was refused with not-awaited (C4.1) {"phase":"dropping"}${told}`,
      position,
    ]);
  });

  it('a describer that fails hides nothing', () => {
    const broken = (): string => {
      throw new Error('no words');
    };
    const mute = createEngine({ ...connectFour, describe: { ...connectFour.describe, position: broken } });
    expect(matchers.toBeAccepted(refused, { engine: mute, match }).message()).toMatch(/^expected to be accepted, .*”$/);
  });

  it.each([[undefined], [true], [{}], [{ ok: false }], ['accepted']])(
    'throws for what is no answer, so that .not does not pass: %j',
    (answer) => {
      expect(() => matchers.toBeAccepted(answer)).toThrow(
        /^toBeAccepted takes what engine.apply, load, replay, explain or checkSetup answered/,
      );
      expect(() => matchers.toBeRejected(answer)).toThrow(/^toBeRejected takes/);
    },
  );
});

describe('toBeRejected', () => {
  it.each([[[]], [['not-awaited']], [['not-awaited', 'C4.1']], [[undefined, 'C4.1']]])('passes for what is meant: %j', (meant) => {
    expect(matchers.toBeRejected(refused, ...(meant as [])).pass).toBe(true);
    expect(matchers.toBeRejected(rejection, ...(meant as [])).pass).toBe(true);
  });

  it.each([
    [accepted, [], 'expected to be refused, but was accepted'],
    [null, ['column-full'], 'expected to be refused with column-full, but was accepted'],
    [
      refused,
      ['column-full', 'C4.2'],
      'expected to be refused with column-full (C4.2), but was refused with not-awaited (C4.1) {"phase":"dropping"}',
    ],
    [
      refused,
      ['not-awaited', 'C4.2'],
      'expected to be refused with not-awaited (C4.2), but was refused with not-awaited (C4.1) {"phase":"dropping"}',
    ],
    [
      refused,
      ['not-awaited', null],
      'expected to be refused with not-awaited (no rule), but was refused with not-awaited (C4.1) {"phase":"dropping"}',
    ],
  ])('fails otherwise, and says how', (answer, meant, message) => {
    const result = matchers.toBeRejected(answer, ...(meant as [string, string]));
    expect([result.pass, result.message()]).toEqual([false, message]);
  });

  it('with .not, says what came all the same', () => {
    expect(matchers.toBeRejected(refused, 'not-awaited').message()).toBe(
      'expected not to be refused with not-awaited, but was refused with not-awaited (C4.1) {"phase":"dropping"}',
    );
  });
});

describe('toHaveSameHashAs', () => {
  it('passes for the same match, or its hash', () => {
    for (const same of [match, JSON.parse(JSON.stringify(match)), engine.hash(match)]) {
      expect(matchers.toHaveSameHashAs(match, same).pass).toBe(true);
    }
    expect(matchers.toHaveSameHashAs(match, match).message()).toBe(`expected another hash than ${engine.hash(match)}`);
  });

  it('names the places that differ', () => {
    const { pass, message } = matchers.toHaveSameHashAs(accepted.match, match);
    expect(pass).toBe(false);
    expect(message().split('\n  ')).toEqual([
      `expected the hash ${engine.hash(match)}, but got ${engine.hash(accepted.match)}`,
      'step: expected 0, got 1',
      'state.table.columns.3.0: expected "empty", got "first"',
      'state.table.heights.3: expected 0, got 1',
      'state.table.dropped: expected 0, got 1',
    ]);
  });

  it('names five at most', () => {
    expect(matchers.toHaveSameHashAs([1, 2, 3, 4, 5, 6, 7], []).message()).toMatch(/\n {2}… and 2 more$|expected nothing/);
  });

  it('has no places where there is a hash alone', () => {
    expect(matchers.toHaveSameHashAs(match, 'abc').message()).toBe(`expected the hash abc, but got ${engine.hash(match)}`);
  });
});

describe('toReplay', () => {
  const session = createSession(engine, { seats: 2, seed: 'any' });
  session.dispatch(0, drop);
  session.dispatch(1, drop);
  const transcript = session.transcript();
  const golden = playGolden(engine, { title: 'four in a row', setup: { seats: 2, seed: 'golden' }, chooser: 'golden' });

  it('passes for a transcript and a golden match, of an engine and of a game', () => {
    for (const recorded of [transcript, JSON.parse(JSON.stringify(transcript)), golden]) {
      expect(matchers.toReplay(engine, recorded).pass).toBe(true);
      expect(matchers.toReplay(connectFour, recorded).pass).toBe(true);
    }
    expect(matchers.toReplay(engine, golden).message()).toBe(
      'expected connect-four 1.0.0 not to play the match as it was recorded, but it does',
    );
  });

  it('names the entry at which a transcript goes otherwise, and the position there', () => {
    const [first, second] = transcript.entries;
    const other = { ...transcript, entries: [first, { ...second, hash: 'abc' }] };
    const { pass, message } = matchers.toReplay(engine, other);
    expect(pass).toBe(false);
    expect(message()).toMatch(
      /^expected connect-four 1.0.0 to play the match as it was recorded, but: entry 1 of 2, seat 1: .* drops a disc into column 4 \{"type":"drop","column":3\}\n {2}diverged \(no rule\) \{"entry":1,.*\} “.*”\nPosition:\n {2}/,
    );
    expect(message()).toContain('. . . X . . .');
  });

  it('tells that a transcript begins otherwise, belongs to other rules, or is none', () => {
    expect(matchers.toReplay(engine, { ...transcript, start: 'abc' }).message()).toContain(
      'but: the match is created\n  diverged (no rule)',
    );
    expect(matchers.toReplay(engine, { ...transcript, rules: '0.9.0' }).message()).toContain('but: wrong-version');
    expect(matchers.toReplay(engine, null).message()).toContain('but: bad-transcript');
  });

  it('tells how a golden match goes otherwise', () => {
    expect(matchers.toReplay(engine, { ...golden, outcome: null }).message()).toContain('but: every step is as recorded, but the outcome');
  });
});
