import type { GameTypes, State } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Ending, Finish, Score } from '../model/outcome.ts';
import type { Seat } from '../model/seat.ts';
import type { Context, RuleBoard } from './rule-view.ts';

/** A condition for the end of the match. It latches: once it has held, nothing undoes it. */
export interface End<G extends GameTypes> {
  /** Kebab-case name, kept in `match.ending.reasons` and in the outcome. */
  readonly reason: string;
  /** The rule; the rejection `match-over` carries it. */
  readonly rule: string;
  /**
   * Whether it holds: asked after each action, each reveal, each change of a seat and each entry of a phase (before `next` is), so several times within a step; not in phases of the
   * set-up. It sees what `enter` has just done, and not yet what the phases after it will do.
   */
  when(board: RuleBoard<G>): boolean;
  /**
   * How far the match plays on: not at all, or until a phase is left that `closes` the turn, or the round. The phase in which it latches counts: what latches in the `enter` of a phase that
   * closes the round ends the match when that same phase is left.
   */
  readonly finish: Finish;
}

/** What scoring and ranking read: the finished state and the context of the match. */
export interface Finished<G extends GameTypes> extends Context<G> {
  /** All three parts: scores may count what was hidden. */
  readonly state: Immutable<State<G>>;
}

/** One rung of the ranking: seats are compared by it when all rungs before leave them equal. */
export interface Rung<G extends GameTypes> {
  /** Kebab-case; `outcome.decidedBy` names the rung that decided. */
  readonly name: string;
  /** The rule that it follows. */
  readonly rule: string;
  /** More is better. */
  value(finished: Finished<G>, seat: Seat, score: Score): number;
}

/** What an invariant reads: the state between two actions, the phase that is open, and what the match ends for. */
export interface Standing<G extends GameTypes> extends Finished<G> {
  /** The phase that is open; `over` at the end. */
  readonly phase: string;
  /** As in `Match`: what has latched, or `null`. Whether a reason would hold now is for the game to say; a match from outside can name any. */
  readonly ending: Ending | null;
}

/** Something that holds after every step, whatever is played. */
export interface Invariant<G extends GameTypes> {
  /** Told where it is found broken: by loading, by walks. */
  readonly name: string;
  /** Whether it holds. Also asked of every match that is loaded. */
  holds(standing: Standing<G>): boolean;
}
