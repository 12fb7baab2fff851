import type { AnyAction, Engine, GameTypes, Match, Outcome } from '@quayside/core';

/** What `--json` prints, its keys in this order. */
export interface Line {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** How many actions were accepted. */
  readonly actions: number;
  /** The hash of the match at its end. */
  readonly hash: string;
  readonly outcome: Outcome;
}

/** Sums up a match; no outcome while it goes on. */
export function lineOf<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  seed: string,
  actions: number,
  match: Match<G, A>,
): Omit<Line, 'outcome'> & { readonly outcome: Outcome | null } {
  return { game: match.game, seats: match.options.seats, seed, actions, hash: engine.hash(match), outcome: engine.outcome(match) };
}
