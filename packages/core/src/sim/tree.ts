/** A path into a value, for messages. */
export type Path = readonly (string | number)[];

/** An object that stands in two places. */
export interface SharedObject {
  /** Where it was met first; `null` if in one of the values that must stay apart. */
  readonly first: Path | null;
  /** Where it was met the second time, in the state. */
  readonly again: Path;
}

/**
 * Law T: a state is a tree that shares nothing with input, options, content or another match. Finds the first object of `state` that stands there
 * twice, or also in one of `others`; `undefined` where the law holds.
 *
 * @example
 * ```ts
 * import { findShared } from '@quayside/core/bots';
 *
 * const card = { good: 'salt' };
 * console.log(findShared({ deck: [card], hand: [card] })); // { first: [ 'deck', 0 ], again: [ 'hand', 0 ] }
 * ```
 */
export function findShared(state: unknown, others: readonly unknown[] = []): SharedObject | undefined {
  const apart = others.map(objectsOf);
  const met = new Set<object>();
  // Paths are worked out when there is something to say: most states are trees.
  const again = pathTo(state, (object) => {
    if (met.has(object) || apart.some((objects) => objects.has(object))) return true;
    met.add(object);
    return false;
  });
  if (again === undefined) return undefined;
  const first = pathTo(state, (object) => object === again.object);
  return { first: apart.some((objects) => objects.has(again.object)) ? null : (first?.path ?? null), again: again.path };
}

interface Found {
  readonly object: object;
  readonly path: Path;
}

/** The first object in a value that is looked for, in reading order. */
function pathTo(value: unknown, wanted: (object: object) => boolean): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (wanted(value)) return { object: value, path: [] };
  for (const key of Object.keys(value)) {
    const found = pathTo((value as Record<string, unknown>)[key], wanted);
    if (found !== undefined) return { object: found.object, path: [Array.isArray(value) ? Number(key) : key, ...found.path] };
  }
  return undefined;
}

/** By a value that is frozen through and through, such as content, the objects in it: these stay the same, and there may be thousands. */
const known = new WeakMap<object, ReadonlySet<object>>();

function objectsOf(value: unknown): ReadonlySet<object> {
  const objects = new Set<object>();
  if (typeof value !== 'object' || value === null) return objects;
  const remembered = known.get(value);
  if (remembered !== undefined) return remembered;
  if (collect(value, objects)) known.set(value, objects);
  return objects;
}

/** Adds an object and all in it; tells whether all of them are frozen. */
function collect(object: object, into: Set<object>): boolean {
  if (into.has(object)) return true;
  into.add(object);
  let frozen = Object.isFrozen(object);
  for (const part of Object.values(object) as unknown[]) {
    if (typeof part === 'object' && part !== null) frozen = collect(part, into) && frozen;
  }
  return frozen;
}
