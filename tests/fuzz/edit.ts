import * as fc from 'fast-check';
import { jsonJunk, junk, KEYS, nth } from './junk.ts';

/** What can be done to one place of a JSON value. */
export const HOWS = [
  'replace',
  'nudge',
  'retype',
  'remove',
  'add',
  'rename',
  'shorten',
  'reorder',
  'repeat',
  'transplant',
  'wrap',
] as const;

/** One change of a JSON value. Places are drawn as numbers and taken modulo how many there are, so that any edit fits any value. */
export interface Edit {
  readonly how: (typeof HOWS)[number];
  readonly at: number;
  /** A second place, a key or a size. */
  readonly other: number;
  readonly by: unknown;
}

/** One edit, seldom two or three. */
export const edits: fc.Arbitrary<readonly Edit[]> = editsWith(junk);

/** The same, with nothing but JSON. */
export const jsonEdits: fc.Arbitrary<readonly Edit[]> = editsWith(jsonJunk);

function editsWith(by: fc.Arbitrary<unknown>): fc.Arbitrary<readonly Edit[]> {
  const edit = fc.record({ how: fc.constantFrom(...HOWS), at: nth, other: nth, by });
  return fc.array(edit, { minLength: 1, maxLength: 3, size: 'xsmall' });
}

/** One repetition in so many makes a very long array. */
const SWOLLEN = 60;

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

const listed = new WeakMap<object, readonly Path[]>();

/** The value with some changes; it is left as it is, and what has not changed is shared. Below `under`, if that is named. */
export function edited(value: unknown, changes: readonly Edit[], under: Path = []): unknown {
  return changes.reduce((now, change) => editOne(now, change, under), value);
}

function editOne(value: unknown, change: Edit, under: Path): unknown {
  const part = valueAt(value, under);
  const paths = pathsOf(part);
  const path = paths[change.at % paths.length] ?? [];
  const donor = valueAt(part, paths[change.other % paths.length] ?? []);
  return withValue(value, [...under, ...path], change, donor);
}

/** Every path into a value, containers included. */
function pathsOf(value: unknown): readonly Path[] {
  if (!isContainer(value)) return [[]];
  const known = listed.get(value);
  if (known !== undefined) return known;
  const paths: Path[] = [];
  const visit = (part: unknown, path: Path): void => {
    paths.push(path);
    // What an edit before has put there may be of any depth.
    if (!isContainer(part) || path.length > 20) return;
    for (const key of keysOf(part)) visit(part[key], [...path, key]);
  };
  visit(value, []);
  listed.set(value, paths);
  return paths;
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  try {
    if (Array.isArray(value) && value.length > 5000) return false;
    const prototype: unknown = Object.getPrototypeOf(value);
    // Reading all of it tells whether it can be read.
    return (prototype === Object.prototype || prototype === Array.prototype) && Object.values(value).length < 5000;
  } catch {
    return false;
  }
}

function keysOf(value: Container): (string | number)[] {
  return Array.isArray(value) ? [...value.keys()] : Object.keys(value);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => (isContainer(part) ? part[key] : undefined), value);
}

/** A copy along the path, with the change at its end. */
function withValue(value: unknown, path: Path, change: Edit, donor: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isContainer(value)) return changed(value, change, donor);
  if (rest.length > 0) return withKey(value, key, withValue(value[key], rest, change, donor));
  if (change.how === 'remove') return without(value, key);
  if (change.how === 'rename' && !Array.isArray(value)) return withKey(without(value, key), keyOf(change), value[key]);
  return withKey(value, key, changed(value[key], change, donor));
}

function without(value: Container, gone: string | number): Container {
  if (Array.isArray(value)) return value.filter((_, index) => index !== gone) as unknown as Container;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
}

/** An own key, `__proto__` too, which an assignment would take for the prototype. */
function withKey(value: Container, key: string | number, part: unknown): Container {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container;
  return Object.defineProperty(copy, key, { value: part, writable: true, enumerable: true, configurable: true });
}

function keyOf({ other }: Edit): string {
  return KEYS[other % KEYS.length] ?? 'extra';
}

function changed(value: unknown, change: Edit, donor: unknown): unknown {
  switch (change.how) {
    case 'nudge':
      return nudged(value, change.other);
    case 'retype':
      return retyped(value);
    case 'add':
      return isContainer(value) ? withKey(value, Array.isArray(value) ? value.length : keyOf(change), change.by) : change.by;
    case 'shorten':
      return isList(value) ? value.slice(0, change.other % (value.length + 1)) : change.by;
    case 'reorder':
      return isList(value) ? rotated(value, change.other) : donor;
    case 'repeat':
      return isList(value) ? repeated(value, change.other) : [value, value];
    case 'transplant':
      return donor;
    case 'wrap':
      return change.other % 2 === 0 ? [value] : { value };
    default:
      return change.by;
  }
}

/** Everything twice, or the first of it very often. */
function repeated(value: readonly unknown[], by: number): unknown[] {
  return by % SWOLLEN === 0 ? Array.from({ length: 200_000 }, () => value[0]) : [...value, ...value];
}

/** An array that can be copied: some of the junk would not fit into memory. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && isContainer(value);
}

/** A near neighbour of the same kind. */
function nudged(value: unknown, by: number): unknown {
  if (typeof value === 'number') return [value + 1, value - 1, value * 2, -value, value + 0.5, 0][by % 6];
  if (typeof value === 'string') return [`${value}x`, value.slice(1), value.toUpperCase(), ''][by % 4];
  if (typeof value === 'boolean') return !value;
  if (isList(value)) return value.slice(1);
  return value === null ? by % 5 : null;
}

function retyped(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return Number(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (isList(value)) return Object.fromEntries(value.entries());
  return isContainer(value) ? Object.values(value) : {};
}

function rotated(value: readonly unknown[], by: number): unknown[] {
  const from = value.length === 0 ? 0 : by % value.length;
  return from === 0 ? [...value].reverse() : [...value.slice(from), ...value.slice(0, from)];
}
