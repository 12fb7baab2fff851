import { canonicalJson, type Json, openRandom, seedRandom } from '@quayside/core';
import { actionSpace, createObserver, createSimulator } from '@quayside/core/bots';
import { describe, expect, test } from 'vitest';
import type { Coding } from '../../packages/core/src/codec/coding.ts';
import { decodeFrom } from '../../packages/core/test/coding/outsider.ts';
import { CANDIDATES, type Candidate } from '../promises/games.ts';
import { type AnyView, isPossible, leavesOf, poolOf, told } from './leaves.ts';

/** Views of all seats on the way through a match, as they arrive in JSON; every so many steps, and at the end. */
function viewsOf({ engine, setup, pick }: Candidate, number: number, every: number): AnyView[] {
  const random = openRandom(seedRandom(`views ${number}`, 'xoroshiro128plus'));
  const { match } = engine.create({ ...setup(number), algorithm: 'xoroshiro128plus' });
  const simulator = createSimulator(engine, match);
  const views: AnyView[] = [];
  const look = () => {
    const now = simulator.match();
    for (let seat = 0; seat < match.options.seats; seat += 1) views.push(JSON.parse(JSON.stringify(engine.view(now, seat))) as AnyView);
  };
  for (let step = 0; !simulator.isOver(); step += 1) {
    if (step % every === 0) look();
    const seat = random.pick('seat', simulator.awaited());
    const legal = simulator.legal(seat).map((id) => engine.game.numbering.decode(id));
    const action = pick?.(number)(simulator.view(seat), legal, random) ?? random.pick('action', legal);
    simulator.step(seat, engine.game.numbering.encode(action));
  }
  look();
  return views;
}

/** What cannot be another alone: the seats of the match, whose view it is, and the type of an action, which decides what else it has. */
const FIXED = ['seat', 'options.seats', 'commit.type'];

/** So many other values are tried at each kind of place. */
const ENOUGH = 40;

const textOf = (numbers: Float32Array): string => numbers.join();

describe.each(CANDIDATES.map((candidate) => [candidate.name, candidate] as const))('%s', (_, candidate) => {
  const { game } = candidate.engine;
  const { min, max } = game.meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);

  test('every id can be read from the description of the action space alone', () => {
    const { size, actions } = JSON.parse(JSON.stringify(actionSpace(game))) as ReturnType<typeof actionSpace>;
    expect(size).toBe(game.numbering.size);
    expect(actions.reduce((next, { from, size: own }) => (from === next ? next + own : Number.NaN), 0)).toBe(size);
    for (const { type, from, size: own, input } of actions) {
      for (let n = 0; n < own; n += 1) {
        expect({ type, ...(decodeFrom(input as Coding, n) as object) }).toEqual(game.numbering.decode(from + n));
      }
    }
  });

  test.each(counts)('for %i seats nothing lacks a bound, and fields follow each other under names of their own', (seats) => {
    for (const seatOrder of ['by-seat', 'own-first'] as const) {
      const { size, fields } = createObserver(game, { seats, seatOrder });
      expect(fields.reduce((next, { from, length }) => (from === next && length > 0 ? next + length : Number.NaN), 0)).toBe(size);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      for (const { kind, length, values } of fields) expect(values?.length ?? 1, kind).toBe(length);
    }
  });

  describe.each(['by-seat', 'own-first'] as const)('%s', (seatOrder) => {
    const matches = Array.from({ length: 4 }, (_, number) => viewsOf(candidate, number, candidate.name === 'gdansk' ? 40 : 6));
    const views = matches.flat();
    const observers = new Map(counts.map((seats) => [seats, createObserver(game, { seats, seatOrder })]));
    const observe = (view: AnyView) => observers.get(view.options.seats)?.observe(view) as Float32Array;

    test('every number is finite and from 0 to 1', () => {
      for (const view of views) expect(observe(view).every((number) => number >= 0 && number <= 1)).toBe(true);
    });

    test('what a rule sees in place gives the same numbers as the view that was sent', () => {
      const { match } = candidate.engine.create(candidate.setup(0));
      const observer = observers.get(match.options.seats);
      expect(observer?.observe(createSimulator(candidate.engine, match).view(0))).toEqual(observe(candidate.engine.view(match, 0)));
    });

    test('equal views give equal numbers, and others give others', () => {
      const [byView, byNumbers] = [new Map<string, string>(), new Map<string, string>()];
      for (const view of views) {
        const [seen, numbers] = [canonicalJson(told(view, game.observation) as Json), `${view.options.seats}: ${textOf(observe(view))}`];
        expect(byView.get(seen) ?? numbers).toBe(numbers);
        expect(byNumbers.get(numbers) ?? seen).toBe(seen);
        byView.set(seen, numbers);
        byNumbers.set(numbers, seen);
      }
      expect(byView.size).toBeGreaterThan(15);
    });

    test('every leaf of a view counts: another value that can stand there gives other numbers', () => {
      const pool = poolOf(views.map((view) => told(view)));
      const [silent, tried] = [new Set<string>(), new Map<string, number>()];
      for (const view of views) {
        const before = textOf(observe(view));
        const leaves = leavesOf(told(view)).filter(({ pattern }) => !FIXED.includes(pattern) && (tried.get(pattern) ?? 0) < ENOUGH);
        for (const { pattern, value, change } of leaves) {
          for (const other of [...(pool.get(pattern) ?? [])].filter((seen) => seen !== value).slice(0, 6)) {
            const changed = { ...view, ...(change(other) as object) };
            if (!isPossible(game, changed)) continue;
            tried.set(pattern, (tried.get(pattern) ?? 0) + 1);
            if (textOf(observe(changed)) === before) silent.add(`${pattern}: ${JSON.stringify(other)}`);
          }
        }
      }
      expect([...silent]).toEqual([]);
      const untried = [...pool].filter(([pattern, values]) => values.size > 1 && !FIXED.includes(pattern) && !tried.has(pattern));
      expect(untried.map(([pattern]) => pattern)).toEqual([]);
    });
  });
});
