import { childOf, keyIn } from './paths.ts';

/** Changes data by a patch: objects are entered, lists too where the patch names entries, and all else is replaced by a copy. */
export function applyPatch(data: object, patch: object, names: readonly string[]): void {
  for (const [part, value] of Object.entries(patch)) {
    const key = keyIn(data, part, names);
    const there = childOf(data, key);
    if (isRecord(value) && typeof there === 'object' && there !== null) applyPatch(there, value, names);
    // Defined, not set: a patch that was read from a text can have a key `__proto__`.
    else Object.defineProperty(data, key, { value: structuralCopy(value), enumerable: true, configurable: true, writable: true });
  }
}

/** A copy that shares nothing, so that a position never changes with what it was made of. */
export function structuralCopy<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
