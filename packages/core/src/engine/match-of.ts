import { MATCH_FORMAT, type Match } from '../game/match.ts';
import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Run } from './run.ts';

/** The match that a run has led to, with the state as the caller hands it over: frozen, or copied. */
export function matchOf<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, state: Immutable<State<G>>): Match<G, A> {
  const { meta } = run.game;
  return {
    format: MATCH_FORMAT,
    game: meta.id,
    rules: meta.rules,
    options: run.context.options,
    step: run.step,
    phase: run.phase,
    commits: [...run.commits],
    presence: [...run.presence],
    random: run.random.state(),
    state,
    ending: run.ending,
  };
}
