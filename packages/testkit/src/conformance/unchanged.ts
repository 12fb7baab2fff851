import { textOf } from './json.ts';

/** What was found frozen through and through: it stays so. */
const frozen = new WeakSet<object>();

/**
 * Looks at a value now; what it returns tells later whether the value is still the same. Plain data that is frozen through and through, as every match
 * of an engine is, cannot have changed by then; of anything else the text is compared.
 */
export function keepWatch(value: unknown): () => boolean {
  if (isFrozenData(value)) return () => true;
  const before = textOf(value);
  return () => textOf(value) === before;
}

function isFrozenData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (frozen.has(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  const plain = prototype === Object.prototype || prototype === Array.prototype || prototype === null;
  if (!plain || !Object.isFrozen(value) || !Object.values(value).every(isFrozenData)) return false;
  frozen.add(value);
  return true;
}
