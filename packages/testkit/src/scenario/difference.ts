import { brief } from '../conformance/json.ts';
import { childOf, type Keys } from './paths.ts';

/** A place where two pieces of data differ; `undefined` stands for nothing there. */
export interface DataDifference {
  readonly keys: Keys;
  readonly one: unknown;
  readonly other: unknown;
}

/** Every place where two pieces of JSON data differ, in reading order, as deep as both have something there. */
export function differences(one: unknown, other: unknown, keys: Keys = []): DataDifference[] {
  if (one === other) return [];
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return [{ keys, one, other }];
  const all = Array.isArray(one)
    ? Array.from({ length: Math.max(one.length, (other as unknown[]).length) }, (_, index) => index)
    : [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return all.flatMap((key) => differences(childOf(one, key), childOf(other, key), [...keys, key]));
}

/** Every place where data lack what a pattern asks for: keys that the pattern does not have may be anything. */
export function misfits(pattern: unknown, data: unknown, keys: Keys = []): DataDifference[] {
  if (!isContainer(pattern) || Array.isArray(pattern)) return listMisfits(pattern, data, keys);
  if (!isContainer(data) || Array.isArray(data)) return [{ keys, one: pattern, other: data }];
  return Object.keys(pattern).flatMap((key) => misfits(childOf(pattern, key), childOf(data, key), [...keys, key]));
}

function listMisfits(pattern: unknown, data: unknown, keys: Keys): DataDifference[] {
  if (!Array.isArray(pattern)) return differences(pattern, data, keys);
  if (!Array.isArray(data) || data.length !== pattern.length) return [{ keys, one: pattern, other: data }];
  return pattern.flatMap((item, index) => misfits(item, data[index], [...keys, index]));
}

/** The first difference in words: `table.zone.grain: expected 12, got 11`. */
export function differenceText([first]: readonly DataDifference[], expected = 'expected', received = 'got'): string | undefined {
  if (first === undefined) return undefined;
  const where = first.keys.length === 0 ? '' : `${first.keys.join('.')}: `;
  return `${where}${expected} ${shown(first.one)}, ${received} ${shown(first.other)}`;
}

/** Some data for a message. */
export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : brief(value);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
