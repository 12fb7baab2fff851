import type { Coding } from './coding.ts';

/**
 * How one kind of schema is numbered: the working half of a codec, without its guards. `encode` may throw for a hostile proxy and `decode`
 * is only asked for numbers below `size`.
 */
export interface Coder {
  /** How many values there are. */
  readonly size: number;
  /** The largest number of JSON values in one of them: what bounds the time of `encode` and `decode`. */
  readonly nodes: number;
  /** The same numbering as data. */
  readonly coding: Coding;
  /** The number of a value, or -1. Must not coerce, nor read more of the value than `nodes` and its extra keys. */
  encode(value: unknown): number;
  /** As `encode`, for what is no stranger's: a key too many is not looked for. */
  encodeOwn?(value: unknown): number;
  /** A fresh value each time. */
  decode(n: number): unknown;
}

/** Makes the coder of a part: composites are given it, so that no file has to import the dispatch that imports it. */
export type Build = (schema: unknown, api: string) => Coder;

/** A coder over others whose values are those of one part after those of another: where each part begins, and the size of them all. */
export function starts(sizes: readonly number[]): { readonly at: readonly number[]; readonly size: number } {
  let size = 0;
  const at = sizes.map((part) => {
    size += part;
    return size - part;
  });
  return { at, size };
}

/** The part that holds number `n`: the last that begins at or before it. */
export function partOf(at: readonly number[], n: number): number {
  let part = at.length - 1;
  while (part > 0 && (at[part] ?? 0) > n) part -= 1;
  return part;
}
