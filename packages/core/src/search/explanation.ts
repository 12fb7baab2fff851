import type { Arms } from './arms.ts';

/** What a search thinks of one action. */
export interface Considered {
  /** The id of the action. */
  readonly id: number;
  /** In how many iterations it was chosen. */
  readonly visits: number;
  /** The mean of what came of it, from 0 (lost) to 1 (won); `null` if it was never tried. */
  readonly value: number | null;
}

/** What a search thinks: every action that it considered, the most visited first, then by value, then by id. */
export interface Explanation {
  /** Legal ones only; what the guide's `consider` leaves out is not there. */
  readonly actions: readonly Considered[];
}

/** What a search came to. */
export interface Choice {
  /** The id of the action that is best. */
  readonly id: number;
  /** How many iterations were made; one at least. */
  readonly iterations: number;
  /** What the choice was made from. */
  readonly explanation: Explanation;
}

/** Puts what is known of the legal actions in order. */
export function explain(arms: Arms, legal: readonly number[]): Explanation {
  const actions = legal.flatMap((id) => {
    const arm = arms.get(id);
    return arm === undefined ? [] : [{ id, visits: arm.visits, value: arm.visits === 0 ? null : arm.value / arm.visits }];
  });
  return { actions: actions.sort((a, b) => b.visits - a.visits || (b.value ?? 0) - (a.value ?? 0) || a.id - b.id) };
}
