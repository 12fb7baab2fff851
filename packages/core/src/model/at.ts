import { Fault } from './fault.ts';

/**
 * The entry of a list or record that must be there: keeps rules free of non-null assertions. A missing one is a fault (`missing-entry`), since it means that the
 * rules are wrong, not the player.
 *
 * @example
 * ```ts
 * import { at } from '@quayside/core/sdk';
 *
 * console.log(at(['clay', 'wood'], 1)); // wood
 * ```
 */
export function at<T>(list: readonly T[], index: number): T;
export function at<K extends string | number, T>(record: Readonly<Partial<Record<K, T>>>, key: K): T;
export function at(collection: object, key: string | number): unknown {
  const found = (collection as Record<string | number, unknown>)[key];
  // No object inherits anything under a number.
  if (found !== undefined && (typeof key === 'number' || Object.hasOwn(collection, key))) return found;
  throw new Fault({
    code: 'missing-entry',
    api: 'at',
    expected: Array.isArray(collection) ? `an index below ${collection.length}` : `a key among ${Object.keys(collection).join(', ')}`,
    received: String(key),
    remedy: 'Check the index where it was computed.',
  });
}
