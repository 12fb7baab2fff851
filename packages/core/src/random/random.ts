import type { RandomState } from './state.ts';

/**
 * Chance, as a rule is given it. Every draw names its stream: a label such as `dice` or `deck`. Streams are independent: drawing from
 * one never changes what another will deal.
 *
 * What a draw consumes is part of the saved format and never changes: `int` takes 32-bit words until one is accepted (see `uniformInt`),
 * or one scripted result; a draw that has one possible result (`below` is 1, one item to pick from, fewer than two to shuffle) consumes
 * nothing, in a script too.
 *
 * Refuses, by fault, what cannot name a stream (`bad-stream-name`: any text of at most 256 code units can, but `__proto__`), and a range that is none (`bad-below`).
 */
export interface Random {
  /** A whole number in `0 … below - 1`, each equally likely. Refuses a `below` that is not an integer in 1 … 2^32 (fault `bad-below`). */
  int(stream: string, below: number): number;
  /**
   * Shuffles in place (Fisher–Yates), every order equally likely, and returns the same array. For a script: the item at `n-1` first swaps
   * with the one at `int(n)`, then the item at `n-2` with that at `int(n-1)`, down to `int(2)`; so n items take n-1 draws.
   */
  shuffle<T>(stream: string, items: T[]): T[];
  /**
   * One of the items, each place equally likely; the array keeps it. Refuses an empty array (fault `empty-pick`). An object that is picked
   * is the very one in the array: do not put it into the state a second time.
   */
  pick<T>(stream: string, items: readonly T[]): T;
}

/**
 * A {@link Random} that knows where its streams stand. Made by `openRandom`. A stream opens at its first draw, or when the source is copied, and refuses by fault a state that no
 * such stream can have: `bad-algorithm`, `bad-random-state`, and of a script `stream-not-scripted`.
 */
export interface RandomSource extends Random {
  /** Whether anything was consumed since the source was opened. */
  moved(): boolean;
  /** Another source that stands where this one does; drawing from one moves nothing in the other. */
  copy(): RandomSource;
  /** The state to save: the very object that the source was opened on if nothing moved, else a new one that shares nothing with it. */
  state(): RandomState;
}
