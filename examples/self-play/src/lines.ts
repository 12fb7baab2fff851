import type { ActionSpace, ObservationLayout } from '@quayside/core/bots';

/** The first line: what the numbers of all others mean. */
export interface Header {
  readonly format: 'quayside-self-play/1';
  readonly observation: ObservationLayout;
  readonly actions: ActionSpace;
}

/** Every other line: one decision. */
export interface Decision {
  /** Counts from 0. */
  readonly match: number;
  readonly seat: number;
  /** What the seat saw: `observation.size` numbers from 0 to 1. */
  readonly observation: readonly number[];
  /** By id of an action: 1 if it was legal, else 0. */
  readonly mask: readonly (0 | 1)[];
  /** The id of the action that was chosen. */
  readonly chosen: number;
  /** What came of it in the end: 1 for a victory, shared by those who share it, else 0. */
  readonly reward: number;
  /** The rank of the seat in the end; 1 is best. */
  readonly rank: number;
}
