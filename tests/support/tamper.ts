import { canonicalJson, type Json, type JsonObject, type Random } from '@quayside/core';

// One-field tampering: any value of some JSON replaced, a key added or removed, an entry of a list dropped, doubled, or swapped with its neighbour.

type Path = readonly (string | number)[];

/** A changed copy, and what was done to it. */
export interface Tampered {
  readonly value: Json;
  readonly what: string;
}

/** Tampers with one field, anywhere below one of the parts that are named: first a part is chosen, so that a large one does not draw all. */
export function tamper(random: Random, original: JsonObject, parts: readonly string[]): Tampered {
  const before = canonicalJson(original);
  for (;;) {
    const part = random.pick('part', parts);
    const path = random.pick('path', pathsOf(original[part] as Json, [part]));
    const [kind, by] = random.pick('kind', changesOf(random, at(original, path)));
    const value = replaced(original, path, by) as JsonObject;
    // Leaving the whole part out counts too; what says the same does not.
    if (canonicalJson(value) !== before) return { value, what: `${path.join('.')}: ${kind}` };
  }
}

const REMOVED = Symbol('removed');

/** Every path into some JSON, that of the whole first. */
function pathsOf(value: Json, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf((value as JsonObject)[key] as Json, [...path, key]))];
}

function at(value: Json, path: Path): Json {
  return path.reduce<Json>((part, key) => (part as JsonObject)[key] as Json, value);
}

function replaced(value: Json, [key, ...rest]: Path, by: Json | symbol): Json | symbol {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as JsonObject) }) as JsonObject;
  const inner = replaced(copy[key] as Json, rest, by);
  if (typeof inner !== 'symbol') copy[key] = inner;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

type Change = readonly [kind: string, by: Json | symbol];

function changesOf(random: Random, value: Json): Change[] {
  const always: Change[] = [
    ['removed', REMOVED],
    ['null', null],
  ];
  if (typeof value === 'number') return [...always, ['one more', value + 1], ['one less', value - 1], ['as text', String(value)]];
  if (typeof value === 'string') return [...always, ['another character', misspelt(random, value)], ['cut off', value.slice(0, -1)]];
  if (typeof value === 'boolean') return [...always, ['the opposite', !value]];
  if (Array.isArray(value)) return [...always, ...listChanges(random, value)];
  return value === null ? [['zero', 0]] : [...always, ['a key more', { ...value, extra: 1 }]];
}

function misspelt(random: Random, text: string): string {
  const place = random.int('place', Math.max(1, text.length));
  return `${text.slice(0, place)}${text[place] === '0' ? '1' : '0'}${text.slice(place + 1)}`;
}

function listChanges(random: Random, list: readonly Json[]): Change[] {
  if (list.length < 2) return [['doubled', [...list, ...list, 0]]];
  // Not the last: a match that is cut off is another matter than one that was changed in the middle.
  const place = random.int('entry', list.length - 1);
  const [one, next] = [list[place] as Json, list[place + 1] as Json];
  return [
    ['an entry less', [...list.slice(0, place), ...list.slice(place + 1)]],
    ['an entry twice', [...list.slice(0, place), one, ...list.slice(place)]],
    ['two swapped', [...list.slice(0, place), next, one, ...list.slice(place + 2)]],
  ];
}
