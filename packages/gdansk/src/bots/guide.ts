import type { Guide } from '@quayside/core/bots';
import type { GdanskAction } from '../actions/all.ts';
import type { GdanskTypes } from '../kit.ts';
import { captainsChoice } from './captain.ts';
import { chancesOf } from './chances.ts';
import { considerActions } from './consider.ts';
import { captainOf, SEASONED_HABITS } from './habits.ts';

const CAPTAIN = captainOf(SEASONED_HABITS);

/**
 * What searches know about Port Gdańsk: chances of victory by the points that each seat is expected to have in the end, playouts by greedy captains, and which of the
 * hundreds of legal actions lead somewhere. Positions within a turn are hard to judge, so a playout finishes the turn first.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { ismctsBot, playMatch } from '@quayside/core/bots';
 * import { gdansk } from '@quayside/gdansk';
 * import { gdanskGreedy, gdanskGuide } from '@quayside/gdansk/bots';
 *
 * const engine = createEngine(gdansk);
 * const bot = ismctsBot(engine, { guide: gdanskGuide, budget: { iterations: 20 }, rolloutSteps: 0 });
 * console.log(playMatch(engine, { seats: 2, seed: 'any' }, [bot, gdanskGreedy()], { maxActions: 3 }).match.step); // 3
 * ```
 */
export const gdanskGuide: Guide<GdanskTypes, GdanskAction> = {
  evaluate: (simulator) => chancesOf(simulator.view(0), simulator.state()),
  rollout: (view, legal, random) => captainsChoice(CAPTAIN, view, legal, random),
  consider: (view, legal) => considerActions(CAPTAIN, view, legal),
  seen: (simulator) => simulator.state().table.turn.dice.join(''),
  isQuiet: (simulator) => simulator.phase() === 'rolling',
};
