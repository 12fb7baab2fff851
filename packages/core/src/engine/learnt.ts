import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Json } from '../model/json.ts';
import { sameJson } from '../model/same.ts';
import type { Viewer } from '../model/seat.ts';

/**
 * What somebody learnt by an action, so that it cannot be taken back: the first of these that holds. `info`: commits were opened, hidden things or another hand were
 * touched, or what is shown of them changed. `chance`: a random stream moved. `boundary`: other seats are awaited now, or another simultaneous phase is open. `null`: nothing.
 */
export type Learnt = 'info' | 'chance' | 'boundary' | null;

/** What an action and the transitions after it touched. */
export interface Touched {
  readonly secrets: boolean;
  readonly chance: boolean;
}

/** Decides {@link Learnt} from the match before and after, and what was touched on the way. */
export function learnt<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  before: { readonly match: Match<G, A>; readonly awaited: readonly number[] },
  after: { readonly match: Match<G, A>; readonly awaited: readonly number[] },
  touched: Touched,
): Learnt {
  if (touched.secrets || showsMore(game, before.match, after.match)) return 'info';
  if (touched.chance) return 'chance';
  const sameSeats = before.awaited.join() === after.awaited.join();
  return sameSeats && openInstance(game, before.match) === openInstance(game, after.match) ? null : 'boundary';
}

function showsMore<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, before: Match<G, A>, after: Match<G, A>): boolean {
  const viewers: Viewer[] = [null, ...before.state.hands.keys()];
  return viewers.some((viewer) => !sameJson(shownTo(game, before, viewer), shownTo(game, after, viewer)));
}

function shownTo<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, match: Match<G, A>, viewer: Viewer): Json {
  return game.shown(match.state, viewer, match.phase) as unknown as Json;
}

/** The simultaneous phase that is open: while it is, the step does not change, so the two name one instance. */
function openInstance<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, { phase, step }: Match<G, A>): string | null {
  return game.phases[phase]?.kind === 'simultaneous' ? `${phase}@${step}` : null;
}
