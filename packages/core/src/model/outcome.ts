import type { Seat } from './seat.ts';

/** When a match that has met a condition for its end stops: at once, with the turn, or with the round. */
export const FINISHES = ['now', 'turn', 'round'] as const;

/** When a match that has met a condition for its end stops: at once, with the turn, or with the round. */
export type Finish = (typeof FINISHES)[number];

/** That the end is near, or here: which conditions hold, in the order in which they came true, and the boundary that the match plays on to. */
export interface Ending {
  /** The names of the conditions, in the order in which they came true; never empty. */
  readonly reasons: readonly string[];
  /** The soonest boundary of these conditions. */
  readonly finish: Finish;
}

/** One seat's final score: named parts, which add up to `total`. */
export interface Score {
  /** The sum of the parts. */
  readonly total: number;
  /** By the names that `score` of the game gives them. */
  readonly parts: Readonly<Record<string, number>>;
}

/** What comes after a rank that is shared: a gap (1, 2, 2, 4), or the next number (1, 2, 2, 3). */
export const SHARED_RANKS = ['gap', 'dense'] as const;

/** One of {@link SHARED_RANKS}. */
export type SharedRanks = (typeof SHARED_RANKS)[number];

/** How a finished match came out. */
export interface Outcome {
  /** By seat; 1 is best. Shared ranks leave a gap, 1, 1, 3, unless the game declares otherwise. */
  readonly ranks: readonly number[];
  /** The seats of rank 1. */
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly scores: readonly Score[];
  /** Why the match ended, in the order in which the conditions came true. */
  readonly reasons: readonly string[];
  /** The rung of the ranking that set the winner apart from the next best; `null` where the victory is shared. */
  readonly decidedBy: string | null;
}
