/**
 * A deep copy of plain JSON that shares nothing with it: one object must not stand in a state twice, and what a rule hands over may change later. It is only read. For data of our own: `copyJson` is for what comes from outside.
 */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  // A spread, since copying one shape at once is far cheaper than key by key.
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyPlain(part);
  }
  return copy as T;
}
