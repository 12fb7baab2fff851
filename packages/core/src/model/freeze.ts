/** Freezes plain JSON of our own, and nothing that is frozen already. For whatever else: {@link deepFreeze}. */
export function freezePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Array.isArray(value) ? value : Object.values(value)) freezePlain(part);
  return Object.freeze(value);
}

/**
 * Freezes a value and everything that it holds, and returns it: constants and content that rules may read and nobody may change.
 *
 * Looks into frozen objects too (they may hold others that are not), calls no getter, and needs no stack for deep data. Functions and
 * typed arrays are left as they are: the language cannot freeze the latter. The entries of a `Map` or `Set` stay changeable.
 */
export function deepFreeze<T>(value: T): T {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || seen.has(next) || ArrayBuffer.isView(next)) continue;
    seen.add(next);
    Object.freeze(next);
    for (const key of Reflect.ownKeys(next)) waiting.push(Reflect.getOwnPropertyDescriptor(next, key)?.value);
  }
  return value;
}
