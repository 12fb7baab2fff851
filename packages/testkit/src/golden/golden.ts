import type { Addressed, AnyAction, GameEvent, GameTypes, Immutable, MatchSetup, Outcome, Seat } from '@quayside/core';

/** The format tag of {@link Golden}. */
export const GOLDEN_FORMAT = 'quayside-golden/1';

/** One action of a golden match: what happened, and the hash of the match that it led to. */
export interface GoldenStep<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** The seat that acted. */
  readonly seat: Seat;
  /** What it did, commits too. */
  readonly action: A;
  /** All that happened, secret events too, each with its audience. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** As `engine.hash` gives it: 64 lower-case hex digits. */
  readonly hash: string;
}

/** A whole match that is known to be right, as plain JSON to be kept in a file: later versions of the same rules have to play it alike, event for event. */
export interface Golden<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** Names the format and its version, for whoever reads the file. */
  readonly format: typeof GOLDEN_FORMAT;
  /** What the match is there for. */
  readonly title: string;
  /** The id of the game. */
  readonly game: string;
  /** The rules version that it was recorded under. */
  readonly rules: string;
  /** What the match was created from, the seed included. */
  readonly setup: MatchSetup<G>;
  /** What happened at the creation, each with its audience. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** The hash of the match as it was created. */
  readonly start: string;
  /** One for each action, in order. */
  readonly steps: readonly GoldenStep<G, A>[];
  /** How it came out; `null` for a match that was left unfinished. */
  readonly outcome: Outcome | null;
  /** The content that it was played with. */
  readonly content: Immutable<G['content']>;
}
