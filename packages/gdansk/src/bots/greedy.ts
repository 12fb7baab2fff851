import { type Bot, checkTurn } from '@quayside/core/bots';
import type { GdanskAction } from '../actions/all.ts';
import type { GdanskTypes } from '../kit.ts';
import { captainsChoice } from './captain.ts';
import { captainOf, HABITS, type Habits } from './habits.ts';

/** How the greedy captain is to play, where it differs from its habits. */
export interface GdanskGreedyOptions {
  /** What is left out is as `HABITS` has it. */
  readonly habits?: Partial<Habits>;
}

/**
 * A greedy captain: in each choice does what promises most for the time that it takes, by what its seat can see, and thinks no further. An honest opponent that finishes
 * its matches. Where meeples are placed it has a whim; the rest is the same for the same view. The bot refuses, by the fault `nothing-to-choose`, a turn without a legal action.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { playMatch } from '@quayside/core/bots';
 * import { gdansk } from '@quayside/gdansk';
 * import { gdanskGreedy } from '@quayside/gdansk/bots';
 *
 * const { outcome } = playMatch(createEngine(gdansk), { seats: 2, seed: 'harbour' }, [gdanskGreedy(), gdanskGreedy()]);
 * console.log(outcome?.reasons); // [ 'score-reached' ]
 * ```
 */
export function gdanskGreedy({ habits }: GdanskGreedyOptions = {}): Bot<GdanskTypes, GdanskAction> {
  const captain = captainOf({ ...HABITS, ...habits });
  return (turn) => {
    checkTurn(turn);
    const { view, seat, context, legal, random } = turn;
    return captainsChoice(captain, { ...view, ...context, seat }, legal, random);
  };
}
