import { type Bot, checkTurn } from '@quayside/core/bots';
import type { PiraeusAction } from '../actions/all.ts';
import type { PiraeusTypes } from '../kit.ts';
import { choose } from './choose.ts';
import { HABITS, type Habits } from './habits.ts';
import { outlookOf } from './outlook.ts';
import { situationOf } from './situation.ts';

/** How the greedy bot is to play, where it differs from its habits. */
export interface PiraeusGreedyOptions {
  /** What is left out is as with the merchant that did best. */
  readonly habits?: Partial<Habits>;
}

/**
 * A merchant who does what it hopes to gain most by, today: it weighs each action in drachmas, looks no further, and adds a whim. Looks at its view alone, and remembers
 * nothing. The bot refuses, by the fault `nothing-to-choose`, a turn without a legal action.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { playMatch } from '@quayside/core/bots';
 * import { piraeus } from '@quayside/piraeus';
 * import { piraeusGreedy } from '@quayside/piraeus/bots';
 *
 * const bots = [piraeusGreedy(), piraeusGreedy(), piraeusGreedy()];
 * console.log(playMatch(createEngine(piraeus), { seats: 3, seed: 'fair' }, bots).outcome?.ranks.length); // 3
 * ```
 */
export function piraeusGreedy({ habits }: PiraeusGreedyOptions = {}): Bot<PiraeusTypes, PiraeusAction> {
  const own = { ...HABITS, ...habits };
  return (turn) => {
    checkTurn(turn);
    const { view, seat, context, legal, random } = turn;
    return choose(outlookOf(situationOf(view, seat, context), own), legal, random);
  };
}
