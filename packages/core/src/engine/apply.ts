import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import type { Context, RuleView } from '../game/rule-view.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import { asMutable } from '../model/immutable.ts';
import type { Refused } from '../model/rejection.ts';
import { isSeatOf, type Seat } from '../model/seat.ts';
import { act } from './act.ts';
import { changeMatch } from './change-match.ts';
import type { Learnt } from './learnt.ts';
import { badAction, noSeat, refuse } from './legality.ts';
import type { Loaded } from './load.ts';
import { Sight } from './sight.ts';
import { tokenOf } from './token.ts';

/** An action that was accepted. */
export interface Accepted<G extends GameTypes, A extends AnyAction> {
  readonly ok: true;
  /** The action as it was understood: canonical, frozen, nothing of the sender's object. Put this into logs and transcripts. */
  readonly action: A;
  /** The match after the action; the one that was given has not changed. */
  readonly match: Match<G, A>;
  /** What happened, each with its audience; `eventsFor` makes of it what a viewer may know. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** Why the action cannot be taken back; `null` if it can. Store it with the history. */
  readonly learnt: Learnt;
}

/** What `apply` answers. */
export type Applied<G extends GameTypes, A extends AnyAction> = Accepted<G, A> | Refused;

/** What was accepted, and who is awaited after it. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly awaited: readonly number[];
}

/** Lets a seat act on a valid match: refuses in the fixed order, or changes the match and goes on until somebody is awaited. */
export function applyAction<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  before: Loaded<G, A>,
  seat: unknown,
  action: unknown,
  token: unknown,
): Checked<Done<Accepted<G, A>>> {
  const { match } = before;
  const id = game.numbering.encode(action);
  if (id < 0) return bad(badAction(game, action));
  if (!isSeat(seat, match)) return bad(noSeat(match));
  const view = lookFrom(game, context, before, seat);
  const refusal = refuse(game, view, id, token !== undefined && token !== tokenOf(view));
  if (refusal !== undefined) return bad(refusal);
  const { awaited, learnt, ...changed } = changeMatch(game, context, before, (run) => act(run, id, seat));
  const accepted = {
    ok: true as const,
    action: game.numbering.decode(id),
    ...changed,
    // A commit is replaced, never undone.
    learnt: learnt ?? (isSealed(game, id) ? ('boundary' as const) : null),
  };
  return good({ answer: accepted, awaited });
}

function isSealed<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, id: number): boolean {
  return game.actions[game.numbering.indexOf(id)]?.kind === 'sealed';
}

/** Whether this is a seat of the match. */
export function isSeat<G extends GameTypes, A extends AnyAction>(seat: unknown, { options }: Match<G, A>): seat is number {
  return isSeatOf(options.seats, seat);
}

/** What a seat may know of a match that stands still: legality is decided on that, so that a refusal opens no run. */
function lookFrom<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  { match, awaited }: Loaded<G, A>,
  seat: Seat,
): RuleView<G> {
  const { phase, step, ending, commits, presence } = match;
  const seen = {
    game,
    context,
    awaited: () => awaited,
    // No rule is asked anything once the match is over.
    outcome: () => null,
    state: asMutable<State<G>>(match.state),
    commits,
    presence,
    phase,
    step,
    ending,
  };
  return new Sight(seen, seat) as unknown as RuleView<G>;
}
