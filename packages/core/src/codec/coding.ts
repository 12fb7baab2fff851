import type { Json } from '../model/json.ts';

/** What every {@link Coding} says: how many values there are. Their numbers are `0 … size - 1`. */
interface Sized {
  readonly size: number;
}

/** Words, numbers, booleans or null: number `n` is `values[n]`. */
export interface WordsCoding extends Sized {
  readonly kind: 'words';
  readonly values: readonly Json[];
}

/** The integers from `lo` to `hi`: number `n` is `lo + n`. */
export interface IntCoding extends Sized {
  readonly kind: 'int';
  readonly lo: number;
  readonly hi: number;
}

/** Number 0 is null; number `n` is number `n - 1` of `value`. */
export interface NullableCoding extends Sized {
  readonly kind: 'nullable';
  readonly value: Coding;
}

/**
 * An object, mixed radix: the digit of a field is `floor(n / weight) % size`, with the field's own `size`. If `absent`, digit 0 means that the key is left out, and digit `d`
 * is number `d - 1` of `value`; else digit `d` is number `d`.
 */
export interface ObjectCoding extends Sized {
  readonly kind: 'object';
  readonly fields: readonly {
    readonly key: string;
    readonly weight: number;
    readonly size: number;
    readonly absent: boolean;
    readonly value: Coding;
  }[];
}

/** A list of fixed length, mixed radix: item `i` is number `floor(n / weight) % value.size` of `value`. */
export interface TupleCoding extends Sized {
  readonly kind: 'tuple';
  readonly items: readonly { readonly weight: number; readonly value: Coding }[];
}

/** Lists by length: those of `length` begin at `from`. Of one length, the digits of `n - from` in base `item.size`, the first item most significant. */
export interface ListCoding extends Sized {
  readonly kind: 'list';
  readonly lengths: readonly { readonly length: number; readonly from: number }[];
  readonly item: Coding;
}

/**
 * Bags by length: those of `length` begin at `from`. Of one length, in lexicographic order of the members' places in `of`: lists that never go back in `of`, with at most
 * `each` of one member. So of `a`, `b`, two at most: `[]`, `a`, `b`, `aa`, `ab`, `bb`.
 */
export interface BagCoding extends Sized {
  readonly kind: 'bag';
  readonly of: readonly (string | number)[];
  readonly each: number;
  readonly lengths: readonly { readonly length: number; readonly from: number }[];
}

/** One option after another: number `n` is number `n - from` of the last option that begins at or before it. */
export interface UnionCoding extends Sized {
  readonly kind: 'union';
  readonly options: readonly { readonly from: number; readonly value: Coding }[];
}

/** How the values of a finite schema are numbered, as plain data: enough to read and write the numbers without this package. */
export type Coding = WordsCoding | IntCoding | NullableCoding | ObjectCoding | TupleCoding | ListCoding | BagCoding | UnionCoding;

/** Where the values of each length begin. */
export function lengthsFrom(lo: number, at: readonly number[]): ListCoding['lengths'] {
  return at.map((from, more) => ({ length: lo + more, from }));
}
