/** A deep copy of a state: plain JSON in, a tree that shares nothing out. */
export function copyState<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyState) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyState((value as Record<string, unknown>)[key]);
  return copy as T;
}
