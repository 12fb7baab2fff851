import type { Engine } from '../engine/engine.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { createSimulator, type Simulator } from '../sim/simulator.ts';
import type { Arms } from './arms.ts';
import type { Turn } from './bot.ts';
import { spend } from './budget.ts';
import { checkSearch } from './check-search.ts';
import { checkTurn } from './check-turn.ts';
import { type Choice, explain } from './explanation.ts';
import type { SearchOptions } from './search-options.ts';

/**
 * What all searches have in common: each iteration is given a match that is imagined anew from the view, and learns from it about the arms of the seat that is to act, until the budget is
 * spent or somebody stops it.
 */
export function runSearch<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  turn: Turn<G, A>,
  options: SearchOptions<G, A>,
  arms: Arms,
  iterate: (simulator: Simulator<G, A>) => void,
): Choice {
  checkSearch(options);
  checkTurn(turn);
  const { view, legal, random } = turn;
  const { budget, signal, progress } = options;
  const simulator = createSimulator(engine, engine.determinize(view, `${random.int('imagine', 2 ** 32)}`));
  const choiceAfter = (iterations: number): Choice => {
    const explanation = explain(arms, legal);
    return { id: explanation.actions[0]?.id ?? legal[0] ?? 0, iterations, explanation };
  };
  const iterations = spend(budget, signal, (done) => {
    simulator.imagine(view, random);
    iterate(simulator);
    if (progress !== undefined && (done + 1) % progress.every === 0) progress.report(choiceAfter(done + 1));
  });
  return choiceAfter(iterations);
}
