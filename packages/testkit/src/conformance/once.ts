const made = new WeakMap<object, Map<string, unknown>>();

/** What is worked out of one match object, once: most laws look at a match twice, as a position and as what an action is done on. */
export function once<T>(match: object, name: string, make: () => T): T {
  const known = made.get(match) ?? new Map<string, unknown>();
  made.set(match, known);
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}
