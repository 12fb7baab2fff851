import type { Json, JsonObject } from '@quayside/core';

type Path = readonly (string | number)[];

/** Every path into some JSON, containers included. */
export function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf((value as JsonObject)[key] as Json, [...path, key]))];
}

/** What lies at a path that {@link pathsOf} gave. */
export function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>((part, key) => (part as JsonObject)[key] as Json, value);
}

const REMOVED = Symbol('removed');

/** A copy with one field replaced or removed. */
export function withValue(value: Json, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by === REMOVED ? null : by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as JsonObject) }) as JsonObject;
  const inner = rest.length === 0 ? by : withValue(copy[key] as Json, rest, by);
  if (inner === REMOVED) delete copy[key];
  else copy[key] = inner as Json;
  return copy;
}

/** What a field may be replaced by: things of another kind, its own neighbours, nothing. All of it is JSON, but for a hole that is left in a list. */
export function neighbours(value: Json): unknown[] {
  const others = [null, [], {}, 'x', 7, ...(Array.isArray(value) ? [] : [REMOVED])];
  if (typeof value === 'number') return [...others, value + 1, value - 1, -value - 1, value + 0.5, String(value)];
  if (typeof value === 'string') return [...others, `${value}x`, ''];
  if (typeof value === 'boolean') return [...others, !value];
  if (Array.isArray(value)) return [...others, [...value, 7], value.slice(1), [...value, ...value], [...value].reverse()];
  return value === null ? [...others, 0, false] : [...others, { ...value, extra: 1 }];
}
