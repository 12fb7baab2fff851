import type { Score } from './matchup.ts';

/** A match to be played in another process. */
export interface Job {
  readonly matchup: string;
  readonly number: number;
  readonly iterations: number;
}

/** What the other process answers. */
export interface Done {
  readonly job: Job;
  readonly score: Score;
}
