/**
 * A deep copy of plain JSON that shares nothing with it: one object must not stand in a state twice, and what a rule hands over may be a draft that is
 * revoked, or an object that changes later. It is only read. For data of our own: `copyJson` is for what comes from outside.
 */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyPlain(part)])) as T;
}
