/** A set that can be made of what is there. Rows number the kinds that are there, `0 … n-1`, ascending with the kinds. */
export interface Candidate {
  /** The rows that the set takes one thing of, ascending. */
  readonly rows: readonly number[];
  /** What the set is worth more than its things alone. */
  readonly gain: number;
}
