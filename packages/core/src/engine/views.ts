import type { Game } from '../game/game.ts';
import type { Match, View } from '../game/match.ts';
import type { Context, RuleView } from '../game/rule-view.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Seat, Viewer } from '../model/seat.ts';
import { committedSeats } from './sight.ts';

/** All that one viewer may know of a match, as plain JSON, given who is awaited. Built from what the viewer may see; nothing is deleted. */
export function makeView<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  match: Match<G, A>,
  awaited: readonly Seat[],
  viewer: Viewer,
  outcome: Outcome | null,
): View<G, A> {
  return Object.freeze({
    game: match.game,
    rules: match.rules,
    seat: viewer,
    options: match.options,
    table: match.state.table,
    hand: viewer === null ? null : (match.state.hands[viewer] as Immutable<G['hand']>),
    shown: deepFreeze(game.shown(match.state, viewer, match.phase)) as Immutable<G['shown']>,
    phase: match.phase,
    step: match.step,
    presence: match.presence,
    awaited,
    committed: Object.freeze(committedSeats(match.commits)),
    commit: viewer === null ? null : ((match.commits[viewer] ?? null) as Immutable<A> | null),
    ending: match.ending,
    outcome,
  });
}

/** A view as rules are given it: with content and derived tables, which never travel. */
export function attach<G extends GameTypes, A extends AnyAction>(
  view: View<G, A>,
  { content, derived }: Context<G>,
): View<G, A> & Context<G> {
  return { ...view, content, derived };
}

/** Whether the viewer has a seat, so that rules can be asked about it. */
export function isSeatView<G extends GameTypes>(view: View<G> & Context<G>): view is RuleView<G> {
  return view.seat !== null;
}
