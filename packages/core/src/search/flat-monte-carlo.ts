import type { Engine } from '../engine/engine.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { type Arms, chooseArm } from './arms.ts';
import type { Bot, Turn } from './bot.ts';
import { checkSearch } from './check-search.ts';
import type { Choice } from './explanation.ts';
import { consideredIds } from './guided.ts';
import { onlyChoice } from './only-choice.ts';
import { rewards } from './reward.ts';
import { rollOut } from './rollout.ts';
import { runSearch } from './run-search.ts';
import type { SearchOptions } from './search-options.ts';

/**
 * Monte Carlo search without a tree: each iteration imagines a match, tries one action, and plays on as the guide does. Weaker than a tree with many iterations, and
 * steadier with few. Deterministic for a seed and a number of iterations.
 *
 * Refuses, by fault, options that are none (`no-budget`, `bad-search`), a turn without a legal action (`nothing-to-choose`), and a guide that names what is not legal or values
 * what it should not (`bad-guide`).
 */
export function searchFlat<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  turn: Turn<G, A>,
  options: SearchOptions<G, A>,
): Choice {
  const { guide, rolloutSteps = 40, exploration = 0.7 } = options;
  const { seat, legal, random } = turn;
  const arms: Arms = new Map();
  let ids: readonly number[] | undefined;
  return runSearch(engine, turn, options, arms, (simulator) => {
    // What the seat sees is the same in every match that is imagined for it.
    ids ??= consideredIds(guide, simulator.view(seat), legal, seat);
    const arm = chooseArm(arms, ids, { exploration }, random);
    simulator.step(seat, arm.id);
    rollOut(simulator, guide, random, rolloutSteps);
    arm.visits += 1;
    arm.value += rewards(simulator, guide)[seat] ?? 0;
  });
}

/**
 * A bot that searches anew in each turn, by {@link searchFlat}; what its guide leaves it no choice in is not searched. Options are refused when the bot is made: by the fault
 * `no-budget`, a search that would not end, and `bad-search`, a number out of its range or a guide that is none.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { flatMonteCarloBot, playMatch, randomBot } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const bot = flatMonteCarloBot(engine, {
 *   guide: { evaluate: () => [0.5, 0.5], rollout: (_, legal, random) => random.pick('playout', legal) },
 *   budget: { iterations: 50 },
 * });
 * console.log(playMatch(engine, { seats: 2, seed: 'any' }, [bot, randomBot()]).outcome?.winners); // [ 0 ]
 * ```
 */
export function flatMonteCarloBot<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, options: SearchOptions<G, A>): Bot<G, A> {
  checkSearch(options);
  return (turn) => onlyChoice(options.guide, turn) ?? searchFlat(engine, turn, options).id;
}
