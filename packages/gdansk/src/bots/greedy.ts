import type { Bot } from '@quayside/core/bots';
import type { GdanskAction } from '../actions/all.ts';
import type { GdanskTypes } from '../kit.ts';
import { captainsChoice } from './captain.ts';

/**
 * A greedy captain: in each choice does what promises most for the time that it takes, by what its seat can see, and thinks no further. An honest opponent that finishes
 * its matches. Where meeples are placed it has a whim; the rest is the same for the same view.
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
export function gdanskGreedy(): Bot<GdanskTypes, GdanskAction> {
  return ({ view, seat, context, legal, random }) => captainsChoice({ ...view, ...context, seat }, legal, random);
}
