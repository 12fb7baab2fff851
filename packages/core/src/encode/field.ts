import type { Json } from '../model/json.ts';

/** The kinds of fields: see {@link FieldKind}. */
export const FIELD_KINDS = ['flag', 'one-hot', 'multi-hot', 'number', 'count', 'tally'] as const;

/**
 * What the numbers of a field say.
 *
 * - `flag`: 1 if it is so, 0 if not; a name that ends in `?` asks whether there is something there at all
 * - `one-hot`: 1 at the value that it has, 0 at the others; zeros where there is none
 * - `multi-hot`: 1 at each value that is among several
 * - `number`: a number from `lo` to `hi`, and beyond them as if at the nearer one
 * - `count`: the same, of the items of the array before it
 * - `tally`: by value, how often it is among several, from 0 to `hi`
 */
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A named stretch of an observation. */
export interface ObservationField {
  /** The path in the view, such as `table.seats.0.money`. */
  readonly name: string;
  /** The index of its first number. */
  readonly from: number;
  /** How many numbers it has, from 1. */
  readonly length: number;
  /** What the numbers say. */
  readonly kind: FieldKind;
  /** What the encoding can tell apart: the lower end of the range of the number itself, before it is scaled. */
  readonly lo: number;
  /** The upper end of that range, included. */
  readonly hi: number;
  /** What each of its numbers stands for, of the kinds with a number for each value. */
  readonly values?: readonly Json[];
}
