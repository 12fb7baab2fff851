import { type AnyAction, type Created, type Engine, type GameTypes, type MatchSetup, scriptedRandom } from '@quayside/core';
import { type Deals, drawProblem, undealt } from './draws.ts';
import { ScenarioFailed } from './scenario-failed.ts';

/**
 * Creates the match that a scenario begins with; where there are `deals`, they stand in for the seed. Throws `ScenarioFailed` if a draw is missing, out of
 * range, or left over.
 */
export function createFor<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
  deals: Deals | undefined,
): Created<G, A> {
  if (deals === undefined) return engine.create(setup);
  const created = dealing(engine, () => engine.create(setup, scriptedRandom(deals)));
  const left = undealt(created.match.random);
  if (left !== undefined) throw failed(engine, left);
  return created;
}

function dealing<G extends GameTypes, A extends AnyAction, T>(engine: Engine<G, A>, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const problem = drawProblem(error, 'script none of the creation');
    throw problem === undefined ? error : failed(engine, problem, error);
  }
}

function failed<G extends GameTypes, A extends AnyAction>({ game }: Engine<G, A>, problem: string, cause?: unknown): ScenarioFailed {
  return new ScenarioFailed({ game: game.meta.id, step: null, where: 'the creation of the match', problem }, cause);
}
