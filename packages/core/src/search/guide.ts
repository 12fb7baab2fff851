import type { RuleView } from '../game/rule-view.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Random } from '../random/random.ts';
import type { Simulator } from '../sim/simulator.ts';

/**
 * What a game knows about playing it well: the part of a search that differs from game to game. It looks at imagined matches only, so it may look at all of them. What it says
 * that it may not, such as an id that is not legal, is the fault `bad-guide` of the search that asks.
 */
export interface Guide<G extends GameTypes, A extends AnyAction> {
  /** How well each seat stands, by seat, from 0 (lost) to 1 (won): for positions that are not over. */
  evaluate(simulator: Simulator<G, A>): readonly number[];
  /**
   * Whether a position can be evaluated: a playout that has made its steps goes on until it can. Every position, if left out. Meant for games whose turns have many
   * steps, in the midst of which hardly anything can be told.
   */
  isQuiet?(simulator: Simulator<G, A>): boolean;
  /**
   * What chance has shown everybody and all go by, such as dice: positions that the same actions led to are told apart by it in a tree. Nothing, if left out. Must be
   * open to every seat.
   */
  seen?(simulator: Simulator<G, A>): string | number;
  /** What a seat does in a playout: the id of one of its legal actions. */
  rollout(view: RuleView<G>, legal: readonly number[], random: Random): number;
  /**
   * The actions worth thinking about, at least one of the legal ones; all of them if left out. A position with hundreds of actions is searched well only if most of
   * them are not.
   */
  consider?(view: RuleView<G>, legal: readonly number[], seat: Seat): readonly number[];
}
