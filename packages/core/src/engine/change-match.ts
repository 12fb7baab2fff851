import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import { freezePlain } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { hostRun, runningParts } from './host.ts';
import { type Learnt, learnt } from './learnt.ts';
import type { Loaded } from './load.ts';
import type { Run } from './run.ts';

/** What a change of a match leads to. */
export interface Changed<G extends GameTypes, A extends AnyAction> {
  readonly match: Match<G, A>;
  /** Shared by all who look at them: see `session.events`. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly learnt: Learnt;
  readonly awaited: readonly number[];
}

/** Changes a valid match, whatever the change is, and tells what it has come to. */
export function changeMatch<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  before: Loaded<G, A>,
  change: (run: Run<G, A>) => void,
): Changed<G, A> {
  const { run, touchedSecrets, sealed } = hostRun(game, context, before.match.random, runningParts(before.match));
  change(run);
  const after = { match: sealed(), awaited: run.awaited() };
  const touched = { secrets: touchedSecrets() || run.revealed || run.stoodIn, chance: run.random.moved() };
  return { ...after, events: freezePlain(run.events ?? []), learnt: learnt(game, before, after, touched) };
}
