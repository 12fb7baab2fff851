import type { Charts } from './charts.ts';
import type { Captain } from './habits.ts';
import type { Situation } from './situation.ts';

/** What a seat hopes for: where it stands, what it can make for, and how much of the match is left. */
export interface Hopes {
  readonly captain: Captain;
  readonly charts: Charts;
  readonly situation: Situation;
  /** How near the end is, from 0 to 1. */
  readonly near: number;
  /** Whether no other turn follows. */
  readonly last: boolean;
}
