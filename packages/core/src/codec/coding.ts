import type { Json } from '../model/json.ts';

/** What every {@link Coding} says: how many values there are. Their numbers are `0 … size - 1`. */
export interface Sized {
  /** From 1; for the input of an action up to 65,536. */
  readonly size: number;
}

/** Words, numbers, booleans or null: number `n` is `values[n]`. */
export interface WordsCoding extends Sized {
  readonly kind: 'words';
  /** In the order of their numbers, none twice. */
  readonly values: readonly Json[];
}

/** The integers from `lo` to `hi`: number `n` is `lo + n`. */
export interface IntCoding extends Sized {
  readonly kind: 'int';
  /** The least of them. */
  readonly lo: number;
  /** The greatest of them, included. */
  readonly hi: number;
}

/** Number 0 is null; number `n` is number `n - 1` of `value`. */
export interface NullableCoding extends Sized {
  readonly kind: 'nullable';
  /** How a value that is not null is numbered. */
  readonly value: Coding;
}

/**
 * An object, mixed radix: the digit of a field is `floor(n / weight) % size`, with the field's own `size`. If `absent`, digit 0 means that the key is left out, and digit `d`
 * is number `d - 1` of `value`; else digit `d` is number `d`.
 */
export interface ObjectCoding extends Sized {
  readonly kind: 'object';
  /** In the order of the schema, the most significant digit first. */
  readonly fields: readonly {
    /** As it stands in the object. */
    readonly key: string;
    /** By how much the number grows when the digit grows by one. */
    readonly weight: number;
    /** How many digits the field has, one of them for `absent`. */
    readonly size: number;
    /** Whether the key may be left out. */
    readonly absent: boolean;
    /** How the value under the key is numbered. */
    readonly value: Coding;
  }[];
}

/** A list of fixed length, mixed radix: item `i` is number `floor(n / weight) % value.size` of `value`. */
export interface TupleCoding extends Sized {
  readonly kind: 'tuple';
  /** In order, the first the most significant digit. */
  readonly items: readonly {
    /** By how much the number grows when the digit grows by one. */
    readonly weight: number;
    /** How the item is numbered. */
    readonly value: Coding;
  }[];
}

/** Lists by length: those of `length` begin at `from`. Of one length, the digits of `n - from` in base `item.size`, the first item most significant. */
export interface ListCoding extends Sized {
  readonly kind: 'list';
  /** The lengths that there are, ascending, without gaps. */
  readonly lengths: readonly {
    /** How many items it has. */
    readonly length: number;
    /** The number of the first of them. */
    readonly from: number;
  }[];
  /** How each item is numbered, the same for all places. */
  readonly item: Coding;
}

/**
 * Bags by length: those of `length` begin at `from`. Of one length, in lexicographic order of the members' places in `of`: lists that never go back in `of`, with at most
 * `each` of one member. So of `a`, `b`, two at most: `[]`, `a`, `b`, `aa`, `ab`, `bb`.
 */
export interface BagCoding extends Sized {
  readonly kind: 'bag';
  /** The members that there are, none twice; their order is that of the schema. */
  readonly of: readonly (string | number)[];
  /** How often one member may be in a bag, at most; 1 for a subset. */
  readonly each: number;
  /** The lengths that there are, ascending, without gaps. */
  readonly lengths: readonly {
    /** How many members it has. */
    readonly length: number;
    /** The number of the first of them. */
    readonly from: number;
  }[];
}

/** One option after another: number `n` is number `n - from` of the last option that begins at or before it. */
export interface UnionCoding extends Sized {
  readonly kind: 'union';
  /** In the order of the schema, so ascending by `from`. */
  readonly options: readonly {
    /** The number of its first value. */
    readonly from: number;
    /** How its values are numbered, from 0. */
    readonly value: Coding;
  }[];
}

/** How the values of a finite schema are numbered, as plain data: enough to read and write the numbers without this package. */
export type Coding = WordsCoding | IntCoding | NullableCoding | ObjectCoding | TupleCoding | ListCoding | BagCoding | UnionCoding;

/** Where the values of each length begin. */
export function lengthsFrom(lo: number, at: readonly number[]): ListCoding['lengths'] {
  return at.map((from, more) => ({ length: lo + more, from }));
}
