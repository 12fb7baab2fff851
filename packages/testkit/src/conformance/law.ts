import type {
  Accepted,
  Addressed,
  AnyAction,
  Created,
  Engine,
  GameEvent,
  GameTypes,
  Match,
  MatchSetup,
  Random,
  Seat,
} from '@quayside/core';
import type { Simulator } from '@quayside/core/bots';

/** What a law found to differ from what is promised, in words; `undefined` where it holds. */
export type Difference = string | undefined;

/** A match as it was created. */
export interface Creation<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** The engine that made the match. */
  readonly engine: Engine<G, A>;
  /** What it was created from. */
  readonly setup: MatchSetup<G>;
  /** The match, and what happened until somebody was awaited. */
  readonly created: Created<G, A>;
}

/** A match as it stands between two actions. */
export interface Position<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** The engine that made the match. */
  readonly engine: Engine<G, A>;
  /** The match as it stands; a law plays on from copies. */
  readonly match: Match<G, A>;
  /** Chance for samples, never the match's own. Each law draws from a stream that bears its name, so that one law more changes no other's sample. */
  readonly random: Random;
}

/** One accepted action on the host path. */
export interface Transition<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** The engine that took the action. */
  readonly engine: Engine<G, A>;
  /** Chance for samples, as in {@link Position}. */
  readonly random: Random;
  /** The match before the action. */
  readonly before: Match<G, A>;
  /** The seat that acted. */
  readonly seat: Seat;
  /** What it did, as it was sent. */
  readonly action: A;
  /** What the engine answered, with the match after it. */
  readonly accepted: Accepted<G, A>;
}

/** One step in place, with what the host path made of the same action. */
export interface InPlaceStep<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** The engine of the host path. */
  readonly engine: Engine<G, A>;
  /** The simulator after the step. */
  readonly simulator: Simulator<G, A>;
  /** A copy that was taken before the step. */
  readonly clone: Match<G, A>;
  /** What was done on both paths. */
  readonly action: A;
  /** What happened in place. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** What the host path answered. */
  readonly accepted: Accepted<G, A>;
}

/** A match from its creation to where it was left, as a list that can be played again with `playRecord`. */
export interface MatchRecord<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** What the match was created from, the seed included. */
  readonly setup: MatchSetup<G>;
  /** What was done, in order, commits too. */
  readonly entries: readonly {
    /** The seat that acted. */
    readonly seat: Seat;
    /** What it did. */
    readonly action: A;
  }[];
}

/** A whole match that was played on the host path. */
export interface PlayedMatch<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** The engine that played it. */
  readonly engine: Engine<G, A>;
  /** How the match can be played again. */
  readonly record: MatchRecord<G, A>;
  /** By number of actions, the match; the first is the creation. */
  readonly matches: readonly Match<G, A>[];
}

/**
 * One promise as a thing that can be tried: what holds of a creation, at every position, across every accepted action, at every step in place, or of a whole match.
 * Each part looks for itself, changes nothing, and says what differs. Call a part alone to try one position: `law.position?.({ engine, match, random })`.
 */
export interface Law {
  /** Kebab-case. */
  readonly name: string;
  /**
   * The numbered promise that it shows, such as `P3`, as [the specification](https://github.com/quayside/quayside/blob/main/packages/core/SPEC.md) lists them; `T` for the law of
   * trees, or `game` for what the game itself declares.
   */
  readonly promise: string;
  /** Tried when a match has been created. */
  created?<G extends GameTypes, A extends AnyAction>(creation: Creation<G, A>): Difference;
  /** Tried at each position of a walk: gives what is wrong, or nothing. */
  position?<G extends GameTypes, A extends AnyAction>(position: Position<G, A>): Difference;
  /** Tried at each action that was accepted, with the match before and after. */
  transition?<G extends GameTypes, A extends AnyAction>(transition: Transition<G, A>): Difference;
  /** Tried at each step of a simulator that goes along. */
  inPlace?<G extends GameTypes, A extends AnyAction>(step: InPlaceStep<G, A>): Difference;
  /** Tried once a match has been walked to its end, or as far as it goes. */
  played?<G extends GameTypes, A extends AnyAction>(match: PlayedMatch<G, A>): Difference;
}
