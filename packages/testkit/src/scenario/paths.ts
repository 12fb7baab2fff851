/** A path as its keys, seats as their indices. */
export type Keys = readonly (string | number)[];

/** The keys of a path that is written as a text: in a list the name of a seat stands for its index. Reading on past the end of the data is no fault. */
export function keysOf(root: unknown, path: string, names: readonly string[]): Keys {
  let here = root;
  return path.split('.').map((part) => {
    const key = keyIn(here, part, names);
    here = childOf(here, key);
    return key;
  });
}

/** The key that a part of a path stands for in some data. Throws for what is neither a seat nor an index where a list is. */
export function keyIn(data: unknown, part: string, names: readonly string[]): string | number {
  if (!Array.isArray(data)) return part;
  const seat = names.indexOf(part);
  if (seat >= 0) return seat;
  if (!/^\d+$/.test(part)) throw new Error(`"${part}" is neither an index of the list nor a seat: ${names.join(', ')}`);
  return Number(part);
}

/** What lies at some keys; `undefined` if nothing does. */
export function valueAt(root: unknown, keys: Keys): unknown {
  return keys.reduce(childOf, root);
}

/** The value of an own key; nothing comes from a prototype. */
export function childOf(data: unknown, key: string | number): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return undefined;
  return (data as Readonly<Record<string | number, unknown>>)[key];
}

/** Whether some keys lead to where a path leads, or further. */
export function isWithin(keys: Keys, path: Keys): boolean {
  return path.every((key, index) => String(keys[index]) === String(key));
}
