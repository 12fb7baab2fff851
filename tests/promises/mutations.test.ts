import { type Json, type JsonObject, openRandom, seedRandom } from '@quayside/core';
import { playRecord, walk } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { neighbours, pathsOf, valueAt, withValue } from '../support/neighbours.ts';
import { CANDIDATES, type Candidate } from './games.ts';

/** So many changes are tried on each save. */
const CHANGES = 400;
/** What is loaded all the same is played on for so long. */
const ACTIONS = 40;

/** What a field is replaced by: things of another kind, its own neighbours, and what no JSON text can say. */
function variants(value: Json): unknown[] {
  const pollution = JSON.parse('{"__proto__":{"polluted":true}}') as Json;
  return [...neighbours(value), Number.NaN, 2 ** 53, pollution];
}

/** Whether a changed save is taken. Throws if it is refused without a path, or if what is taken cannot be played. */
function isTaken({ engine }: Candidate, save: unknown): boolean {
  const loaded = engine.load(save);
  if (!loaded.ok) {
    if (!Array.isArray(loaded.rejection.data.path)) throw new Error(`refused without a path: ${JSON.stringify(loaded.rejection)}`);
    return false;
  }
  let { match } = loaded;
  for (let action = 0; action < ACTIONS && engine.awaited(match).length > 0; action += 1) {
    const seat = engine.awaited(match)[0] ?? 0;
    const result = engine.apply(match, seat, engine.autopilot(engine.view(match, seat)));
    if (!result.ok) throw new Error(`taken, but then: ${result.rejection.code}`);
    match = result.match;
  }
  return true;
}

/** Saves from the beginning, from three places on the way and from the end of a match. */
function savesOf({ engine, setup }: Candidate): JsonObject[] {
  const { record } = walk(engine, { setup: setup(1), chooser: 'saves', laws: [] });
  const { length } = record.entries;
  return [0, length / 4, length / 2, (3 * length) / 4, length].map((end) => {
    const match = playRecord(engine, { ...record, entries: record.entries.slice(0, Math.floor(end)) });
    return JSON.parse(JSON.stringify(engine.save(match))) as JsonObject;
  });
}

test.each(CANDIDATES)('P15 $name: a save with one field changed is refused with a path, or is a match that can be played', (candidate) => {
  const random = openRandom(seedRandom('changes', 'xoroshiro128plus'));
  const failures: string[] = [];
  let [refused, taken] = [0, 0];
  for (const save of savesOf(candidate)) {
    const paths = pathsOf(save);
    for (let change = 0; change < CHANGES; change += 1) {
      const path = random.pick('paths', paths);
      const by = random.pick('variants', variants(valueAt(save, path)));
      try {
        if (isTaken(candidate, withValue(save, path, by))) taken += 1;
        else refused += 1;
      } catch (error) {
        failures.push(`${path.join('.')} = ${String(JSON.stringify(by))}: ${String(error)}`);
      }
    }
  }
  expect(failures).toEqual([]);
  expect(refused).toBeGreaterThan(CHANGES);
  // Some changes make another valid match, such as another step.
  expect(taken).toBeGreaterThan(0);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
