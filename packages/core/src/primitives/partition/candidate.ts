/** A set that can be made of what is there. Rows number the kinds that are there, `0 … n-1`, ascending with the kinds. */
export interface Candidate {
  readonly rows: readonly number[];
  readonly gain: number;
}
