import type { Audience, DeclaredEvent } from '../model/event.ts';
import type { GameTypes, MatchOptions } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Seat } from '../model/seat.ts';
import type { Random } from '../random/random.ts';
import type { Board, View } from './match.ts';

/** What is the same in every match with the same options and content: nothing of it is saved with a match or sent with a view. */
export interface Context<G extends GameTypes> {
  /** What the match was created with, seats and content among it. */
  readonly options: MatchOptions<G>;
  /** The data of the components, as the options name them. */
  readonly content: Immutable<G['content']>;
  /** What `derive` computed from options and content. */
  readonly derived: G['derived'];
}

/** What `awaiting`, `next` and `ends.when` are given: what the spectator sees, before anybody is awaited. Read it, never keep or spread it. */
export interface RuleBoard<G extends GameTypes> extends Board<G>, Context<G> {
  /** Those of board and context, which are the same. */
  readonly options: MatchOptions<G>;
}

/** What `check`, `choices` and `autopilot` are given: all that one seat may know. Read it, never keep or spread it. */
export interface RuleView<G extends GameTypes> extends View<G>, Context<G> {
  /** Those of view and context, which are the same. */
  readonly options: MatchOptions<G>;
  /** The seat that looks: never the spectator, whom no rule asks. */
  readonly seat: Seat;
  /** Its own hand. */
  readonly hand: Immutable<G['hand']>;
}

/** What a rule that changes the state has besides it. */
export interface Effects<G extends GameTypes> extends Context<G> {
  /** Named streams of chance; the label of a draw is its stream. */
  readonly random: Random;
  /** Says that something happened; the data are copied at once. For everybody unless an audience is named. */
  emit(event: DeclaredEvent<G>, audience?: Audience): void;
}

/** The {@link Effects} of an action: the seat that acts and its hand as well. */
export interface ActionEffects<G extends GameTypes> extends Effects<G> {
  /** The seat that acts. */
  readonly seat: Seat;
  /** The acting seat's own hand, to be changed in place. Other hands are reached through the state, which ends undo. */
  readonly hand: G['hand'];
}
