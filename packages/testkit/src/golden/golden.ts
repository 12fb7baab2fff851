import type { Addressed, AnyAction, GameEvent, GameTypes, Immutable, MatchSetup, Outcome, Seat } from '@quayside/core';

/** The format tag of {@link Golden}. */
export const GOLDEN_FORMAT = 'quayside-golden/1';

/** One action of a golden match: what happened, and the hash of the match that it led to. */
export interface GoldenStep<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: A;
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly hash: string;
}

/** A whole match that is known to be right, as plain JSON to be kept in a file: later versions of the same rules have to play it alike, event for event. */
export interface Golden<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  readonly format: typeof GOLDEN_FORMAT;
  /** What the match is there for. */
  readonly title: string;
  readonly game: string;
  readonly rules: string;
  readonly setup: MatchSetup<G>;
  /** What happened at the creation, and the hash of the match as it was created. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly start: string;
  readonly steps: readonly GoldenStep<G, A>[];
  /** How it came out; `null` for a match that was left unfinished. */
  readonly outcome: Outcome | null;
  readonly content: Immutable<G['content']>;
}
