import { type Json, type JsonObject, openRandom, seedRandom } from '@quayside/core';
import { playRecord, walk } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { CANDIDATES, type Candidate } from './games.ts';

/** So many changes are tried on each save. */
const CHANGES = 400;
/** What is loaded all the same is played on for so long. */
const ACTIONS = 40;

/** Every path into some JSON, containers included. */
function pathsOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf((value as JsonObject)[key] as Json, [...path, key]))];
}

const REMOVED = Symbol('removed');

/** A copy with one field replaced or removed. */
function mutated(value: Json, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as JsonObject) }) as JsonObject;
  const inner = rest.length === 0 ? by : mutated(copy[key] as Json, rest, by);
  if (inner === REMOVED) delete copy[key];
  else copy[key] = inner as Json;
  return copy;
}

/** What a field is replaced by: things of another kind, and its own neighbours. */
function variants(value: Json): unknown[] {
  return [null, [], {}, 'x', 7, REMOVED, Number.NaN, ...neighbours(value)];
}

function neighbours(value: Json): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -value - 1, value + 0.5, String(value), 2 ** 53];
  if (typeof value === 'string') return [`${value}x`, '', value.toUpperCase()];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[...value, 7], value.slice(1), [...value, ...value], [...value].reverse()];
  return value === null ? [0, false] : [{ ...value, extra: 1 }, JSON.parse('{"__proto__":{"polluted":true}}')];
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
      const by = random.pick('variants', variants(path.reduce<Json>((part, key) => (part as JsonObject)[key] as Json, save)));
      try {
        if (isTaken(candidate, mutated(save, path, by))) taken += 1;
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
