const made = new WeakMap<object, Map<string, unknown>>();

/** What is worked out of one thing, once: most laws look at a match twice, as a position and as what an action is done on. */
export function once<T>(of: object, name: string, make: () => T): T {
  const known = made.get(of) ?? new Map<string, unknown>();
  made.set(of, known);
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}
