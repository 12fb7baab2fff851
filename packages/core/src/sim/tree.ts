/** A path into a value, for messages. */
export type Path = readonly (string | number)[];

/** An object that stands in two places: where it was met first (`null`: in one of the values that must stay apart), and where again. */
export interface SharedObject {
  readonly first: Path | null;
  readonly again: Path;
}

/**
 * Law T: a state is a tree that shares nothing with input, options, content or another match. Finds the first object of `state` that stands there
 * twice, or also in one of `others`; `undefined` where the law holds.
 */
export function findShared(state: unknown, others: readonly unknown[] = []): SharedObject | undefined {
  const met = new Map<object, Path | null>();
  for (const other of others) visit(other, [], met, null);
  return visit(state, [], met, 'report');
}

function visit(value: unknown, path: Path, met: Map<object, Path | null>, mode: 'report' | null): SharedObject | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const first = met.get(value);
  if (first !== undefined) return mode === 'report' ? { first, again: path } : undefined;
  met.set(value, mode === 'report' ? path : null);
  for (const [key, part] of Object.entries(value)) {
    const shared = visit(part, [...path, Array.isArray(value) ? Number(key) : key], met, mode);
    if (shared !== undefined) return shared;
  }
  return undefined;
}
