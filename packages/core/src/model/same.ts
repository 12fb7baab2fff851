import { canonicalJson } from './canonical.ts';
import type { Json } from './json.ts';

/**
 * Whether two JSON values have the same {@link canonicalJson}, found without writing either: an object is the same as itself without a look inside, so
 * that it costs little where most is shared, as between a match and the next. Refuses, by the fault `not-json`, what is not JSON, if it comes to that.
 */
export function sameJson(one: Json, other: Json): boolean {
  return quickly(one, other, 100) ?? canonicalJson(one) === canonicalJson(other);
}

/** `undefined` for anything out of the ordinary (deeper than `room`, another realm, no JSON), which is left to the texts. */
function quickly(one: unknown, other: unknown, room: number): boolean | undefined {
  if (isScalar(one) && isScalar(other)) return one === other;
  if (typeof one !== 'object' || typeof other !== 'object' || room === 0) return undefined;
  if (one === null || other === null) return false;
  if (one === other) return true;
  const prototype: unknown = Object.getPrototypeOf(one);
  if (prototype !== Object.getPrototypeOf(other)) return Array.isArray(one) === Array.isArray(other) ? undefined : false;
  if (prototype === Array.prototype) return quickArrays(one as readonly unknown[], other as readonly unknown[], room);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  return quickObjects(one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>, room);
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function quickArrays(one: readonly unknown[], other: readonly unknown[], room: number): boolean | undefined {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    const same = quickly(one[index], other[index], room - 1);
    if (same !== true) return same;
  }
  return true;
}

function quickObjects(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>, room: number): boolean | undefined {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return false;
    const same = quickly(one[key], other[key], room - 1);
    if (same !== true) return same;
  }
  return true;
}
