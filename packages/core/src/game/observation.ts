/**
 * What an encoder of views for networks cannot tell from the schemas. Paths begin at a part of a view and lead through keys; `*` stands for every item of an array and every
 * key of a record: `table.seats.*.score`. A path that leads nowhere is a fault when an observer is made.
 */
export interface ObservationHints {
  /** By path: the number at which the encoding of a number saturates, or its range, or the most items of an array; needed where the schema has no bound. */
  readonly saturate?: Readonly<Record<string, number | readonly [lo: number, hi: number]>>;
  /** Arrays with an item for each seat, in the order of the seats. */
  readonly bySeat?: readonly string[];
  /** Integers that name a seat. */
  readonly seats?: readonly string[];
  /** Integers that name something, such as a place or a token, and do not count: one number of the encoding for each. */
  readonly names?: readonly string[];
  /** By path, arrays of words or integers whose order does not matter: told by how often each value comes, at most so often. Of `seats` that is once. */
  readonly unordered?: Readonly<Record<string, number>>;
  /** What is left out, with all that is below: texts, what can be told from the rest. */
  readonly omit?: readonly string[];
}
