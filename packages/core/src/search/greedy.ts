import type { Engine } from '../engine/engine.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Random } from '../random/random.ts';
import { createSimulator, type Simulator } from '../sim/simulator.ts';
import type { Bot } from './bot.ts';
import { checkTurn } from './check-turn.ts';
import type { Guide } from './guide.ts';
import { consideredIds, rolloutId } from './guided.ts';
import { rewards } from './reward.ts';

/** So many steps at most are played on, by the guide, until the seat is asked again. */
const LOOK_AHEAD = 60;

/**
 * A bot that does what leads to the best position by its guide: it tries each action worth considering in one imagined match, lets everybody play on as the guide
 * does until its seat is asked again, and evaluates. The first of several equals. The bot refuses, by fault, a turn without a legal action (`nothing-to-choose`), and a guide that
 * names what is not legal or values what it should not (`bad-guide`).
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { greedyBot, playMatch, randomBot } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const bot = greedyBot(engine, {
 *   evaluate: (simulator) => (simulator.state().table.columns[3]?.[0] === 'first' ? [1, 0] : [0, 1]),
 *   rollout: (_, legal, random) => random.pick('playout', legal),
 * });
 * const { match } = playMatch(engine, { seats: 2, seed: 'any' }, [bot, randomBot()], { maxActions: 1 });
 * console.log(match.state.table.columns[3]?.[0]); // first
 * ```
 */
export function greedyBot<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, guide: Guide<G, A>): Bot<G, A> {
  return (turn) => {
    checkTurn(turn);
    const { view, seat, legal, random } = turn;
    if (legal.length === 1) return legal[0] ?? 0;
    const imagined = createSimulator(engine, engine.determinize(view, `${random.int('imagine', 2 ** 32)}`));
    const tried = imagined.clone();
    const ids = consideredIds(guide, imagined.view(seat), legal, seat);
    let [chosen, best] = [ids[0] ?? 0, Number.NEGATIVE_INFINITY];
    for (const id of ids) {
      tried.copyFrom(imagined);
      tried.step(seat, id);
      playOn(tried, guide, seat, random);
      const value = rewards(tried, guide)[seat] ?? 0;
      if (value > best) [chosen, best] = [id, value];
    }
    return chosen;
  };
}

/** Everybody else plays as the guide does, until the seat is asked again. */
function playOn<G extends GameTypes, A extends AnyAction>(
  simulator: Simulator<G, A>,
  guide: Guide<G, A>,
  seat: Seat,
  random: Random,
): void {
  for (let step = 0; step < LOOK_AHEAD; step += 1) {
    const awaited = simulator.awaited();
    const next = awaited[0];
    if (next === undefined || awaited.includes(seat)) return;
    simulator.step(next, rolloutId(guide, simulator.view(next), simulator.legal(next), random));
  }
}
