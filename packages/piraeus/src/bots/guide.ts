import type { Guide } from '@quayside/core/bots';
import type { PiraeusAction } from '../actions/all.ts';
import type { PiraeusTypes } from '../kit.ts';
import { choose } from './choose.ts';
import { consider } from './consider.ts';
import { evaluate } from './evaluate.ts';
import { HABITS } from './habits.ts';
import { outlookOf } from './outlook.ts';

/** What Port of Piraeus knows about playing it well, for searches: win chances from wealth in sight, playouts of greedy merchants, and few of the many bids and offers. */
export const piraeusGuide: Guide<PiraeusTypes, PiraeusAction> = {
  evaluate: (simulator) => evaluate(simulator.view(0)),
  rollout: (view, legal, random) => choose(outlookOf(view, HABITS), legal, random),
  // In the middle of a day some have bought, others are still to be paid.
  isQuiet: (simulator) => simulator.phase() === 'planning',
  consider: (view, legal) => consider(outlookOf(view, HABITS), legal),
};
