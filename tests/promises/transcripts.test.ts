import { createEngine, extendTranscript, type HistoryEntry, type Transcript } from '@quayside/core';
import { assertRejected, walk } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const engine = createEngine(toy);
const setup = { seats: 3, seed: 'transcript', options: { rounds: 1 } };

/** A whole match as a transcript, from a trip through text. */
function recorded(): Transcript<Toy, ToyAction> {
  const { record } = walk(engine, { setup, chooser: 'transcript', laws: [] });
  const { match: first } = engine.create(setup);
  let [transcript, match] = [engine.startTranscript(setup, first), first];
  for (const { seat, action } of record.entries) {
    const result = engine.apply(match, seat, action);
    if (!result.ok) throw new Error(result.rejection.code);
    match = result.match;
    transcript = extendTranscript(transcript, { seat, action: result.action }, match);
  }
  return JSON.parse(JSON.stringify(transcript));
}

const transcript = recorded();
const { length } = transcript.entries;

describe('P9 replay', () => {
  test('P9 a transcript plays again to the same hash at every step, in another engine', () => {
    const steps: HistoryEntry<Toy, ToyAction>[] = [];
    const other = createEngine(toy);
    const replayed = other.replay(transcript, (entry) => steps.push(entry));
    if (!replayed.ok) throw new Error(replayed.rejection.code);
    expect(other.hash(replayed.match)).toBe(transcript.entries.at(-1)?.hash);
    expect(steps.map(({ match }) => other.hash(match))).toEqual([transcript.start, ...transcript.entries.map(({ hash }) => hash)]);
    expect(steps[0]?.deed).toBeNull();
    expect(steps.flatMap(({ events }) => events).at(-1)?.event.type).toBe('match-over');
  });

  test('P9 it holds typed actions, never numbers, and the content', () => {
    expect(transcript.entries.every((entry) => 'action' in entry && typeof entry.action.type === 'string')).toBe(true);
    expect(transcript.content).toEqual(toy.contents[0]);
  });

  test('P9 adding an entry leaves the transcript as it was, and begins with a copy of the setup', () => {
    const mine = { seats: 2, seed: 'mine', options: { rounds: 2 } };
    const { match } = engine.create(mine);
    const begun = engine.startTranscript(mine, match);
    const longer = extendTranscript(begun, { seat: 0, action: { type: 'keep', index: 0 } }, match);
    expect([begun.entries.length, longer.entries.length]).toEqual([0, 1]);
    expect(Object.isFrozen(mine.options)).toBe(false);
  });

  test.each([
    ['seats', { seats: 3, seed: 'mine' }],
    ['options.rounds', { seats: 2, seed: 'mine', options: { rounds: 2 } }],
    ['content', { seats: 2, seed: 'mine', content: 'other' }],
    ['seed', { seats: 2, seed: 'another' }],
    ['algorithm', { seats: 2, seed: 'mine', algorithm: 'xoroshiro128plus' as const }],
  ])('P9 a setup that did not make the match is a fault, not a transcript that never replays: %s', (at, setup) => {
    const { match } = engine.create({ seats: 2, seed: 'mine' });
    expect(() => engine.startTranscript(setup, match)).toThrow(
      expect.objectContaining({ name: 'Fault', code: 'another-setup', api: `engine.startTranscript.setup.${at}` }),
    );
  });

  test('P9 options that are named although they are the default make the same match', () => {
    const setup = { seats: 2, seed: 'mine' };
    const { match } = engine.create(setup);
    expect(
      engine.startTranscript({ ...setup, options: toy.defaultOptions, content: 'standard', algorithm: 'chacha20' }, match).entries,
    ).toEqual([]);
  });
});

/** The transcript with one entry changed. */
function tampered(index: number, change: object): object {
  return { ...transcript, entries: transcript.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)) };
}

describe('P9 a transcript that was tampered with', () => {
  test.each([
    ['an action that another seat did', 1, { seat: 9 }, 'it is refused: not-a-seat'],
    ['an action that was never legal', 2, { action: { type: 'rest' } }, 'it is refused: not-now'],
    ['a hash', length - 1, { hash: '0'.repeat(64) }, 'the match goes on otherwise'],
  ])('P9 %s is named by its entry', (_, entry, change, problem) => {
    expect(assertRejected(engine.replay(tampered(entry, change)), 'diverged', null).data).toEqual({ entry, problem });
  });

  test('P9 an entry that is left out is named where it is missed', () => {
    const entries = transcript.entries.filter((_, index) => index !== 3);
    expect(assertRejected(engine.replay({ ...transcript, entries }), 'diverged', null).data.entry).toBe(3);
  });

  test('P9 another seed begins otherwise', () => {
    const result = engine.replay({ ...transcript, setup: { ...transcript.setup, seed: 'other' } });
    expect(assertRejected(result, 'diverged', null).data).toEqual({ entry: -1, problem: 'the match begins otherwise' });
  });

  test.each([
    [null, 'bad-transcript', []],
    [{ ...transcript, extra: 1 }, 'bad-transcript', ['extra']],
    [{ ...transcript, entries: [{ seat: 0, action: [], hash: '' }] }, 'bad-transcript', ['entries', 0, 'action']],
    [{ ...transcript, game: 'other' }, 'wrong-game', ['game']],
    [{ ...transcript, rules: '9.0.0' }, 'newer-version', ['rules']],
    [{ ...transcript, rules: '0.9.0' }, 'wrong-version', ['rules']],
    [{ ...transcript, setup: { ...transcript.setup, seats: 7 } }, 'bad-options', ['seats']],
    [{ ...transcript, setup: { ...transcript.setup, content: 'nowhere' } }, 'bad-transcript', ['content', 'id']],
    [{ ...transcript, content: { id: 'standard', cards: [0] } }, 'bad-content', ['content', 'cards', 0]],
  ])('P9 what cannot be replayed at all (%#) is refused with a path', (value, code, path) => {
    expect(assertRejected(engine.replay(value), code, null).data.path).toEqual(path);
  });
});
