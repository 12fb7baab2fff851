import type { AnyAction, GameTypes, MatchOptions, State } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Ending, Outcome } from '../model/outcome.ts';
import type { Presence } from '../model/presence.ts';
import type { Seat, Viewer } from '../model/seat.ts';
import type { RandomState } from '../random/state.ts';

/** The format tag of {@link Match}. */
export const MATCH_FORMAT = 'quayside-match/1';

/** The phase that only an end leads to; no game may declare one of that name. */
export const OVER = 'over';

/**
 * One sitting, as plain JSON: everything that the rules need to go on, and nothing else (no events, no history, no content).
 *
 * It holds every secret of the table, so it stays on the host; what may leave is a {@link View}.
 */
export interface Match<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** Names the format and its version, for whoever loads the match. */
  readonly format: typeof MATCH_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The rules version that it is played under. */
  readonly rules: string;
  /** What the match was created with; it never changes. */
  readonly options: MatchOptions<G>;
  /** Count of state changes so far; a sealed commit is none. */
  readonly step: number;
  /** The phase that is open, `over` once the match has ended. */
  readonly phase: string;
  /** By seat: the sealed commit of the simultaneous phase that is open, else `null`. */
  readonly commits: readonly (A | null)[];
  /** By seat: who plays it. */
  readonly presence: readonly Presence[];
  /** Where chance stands: whoever knows it can foresee every draw. */
  readonly random: RandomState;
  /** What the game has written down, in its three parts. */
  readonly state: Immutable<State<G>>;
  /** `null` until a condition for the end holds. */
  readonly ending: Ending | null;
}

/** What everybody sees, spectators included. */
export interface Board<G extends GameTypes> {
  /** What the match was created with. */
  readonly options: MatchOptions<G>;
  /** What lies open to all. */
  readonly table: Immutable<G['table']>;
  /** The declared projection of hidden things for this viewer. */
  readonly shown: Immutable<G['shown']>;
  /** The phase that is open, `over` once the match has ended. */
  readonly phase: string;
  /** Count of state changes so far; a sealed commit is none. */
  readonly step: number;
  /** By seat: who plays it. */
  readonly presence: readonly Presence[];
}

/** All that one viewer may know of a match, as plain JSON: this is what a host sends. Nothing is deleted to make it. */
export interface View<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> extends Board<G> {
  /** The id of the game: whoever receives a view knows by it, and by `rules`, which rules to ask. */
  readonly game: string;
  /** The rules version. */
  readonly rules: string;
  /** `null` for the spectator. */
  readonly seat: Viewer;
  /** The viewer's own hand; `null` for the spectator. */
  readonly hand: Immutable<G['hand']> | null;
  /** The seats that still have to act, ascending. */
  readonly awaited: readonly Seat[];
  /** The seats with a sealed commit, ascending: who, never what. */
  readonly committed: readonly Seat[];
  /** The viewer's own sealed commit. */
  readonly commit: Immutable<A> | null;
  /** Which conditions for the end hold; `null` until one does. */
  readonly ending: Ending | null;
  /** How the match came out; `null` while it goes on. Everybody may know. */
  readonly outcome: Outcome | null;
}
