import type { Engine } from '../engine/engine.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { createSimulator } from '../sim/simulator.ts';
import { type Arms, chooseArm } from './arms.ts';
import type { Bot, Turn } from './bot.ts';
import { spend } from './budget.ts';
import { type Choice, type Explanation, explain } from './explanation.ts';
import type { SearchOptions } from './ismcts.ts';
import { onlyChoice } from './only-choice.ts';
import { rewards } from './reward.ts';
import { rollOut } from './rollout.ts';

/**
 * Monte Carlo search without a tree: each iteration imagines a match, tries one action, and plays on as the guide does. Weaker than a tree with many iterations, and
 * steadier with few. Deterministic for a seed and a number of iterations.
 */
export function searchFlat<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  turn: Turn<G, A>,
  { guide, budget, signal, progress, rolloutSteps = 40, exploration = 0.7 }: SearchOptions<G, A>,
): Choice {
  const { view, seat, legal, random } = turn;
  const arms: Arms = new Map();
  const simulator = createSimulator(engine, engine.determinize(view, `${random.int('imagine', 2 ** 32)}`));
  const ids = guide.consider?.(simulator.view(seat), legal, seat) ?? legal;
  const explainNow = (): Explanation => explain(arms, legal);
  const iterations = spend(budget, signal, (done) => {
    simulator.imagine(view, random);
    const arm = chooseArm(arms, ids, { exploration }, random);
    simulator.step(seat, arm.id);
    rollOut(simulator, guide, random, rolloutSteps);
    arm.visits += 1;
    arm.value += rewards(simulator, guide)[seat] ?? 0;
    if (progress !== undefined && (done + 1) % progress.every === 0) progress.report(explainNow());
  });
  const explanation = explainNow();
  return { id: explanation.actions[0]?.id ?? legal[0] ?? 0, iterations, explanation };
}

/** A bot that searches without a tree. */
export function flatMonteCarloBot<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, options: SearchOptions<G, A>): Bot<G, A> {
  return (turn) => onlyChoice(options.guide, turn) ?? searchFlat(engine, turn, options).id;
}
