import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Budget, Stop } from './budget.ts';
import type { Choice } from './explanation.ts';
import type { Guide } from './guide.ts';

/**
 * How a search is run: what it knows, how long it may take, and how it explores. What is out of its range is refused by the fault `bad-search`, no budget at all by `no-budget`.
 */
export interface SearchOptions<G extends GameTypes, A extends AnyAction> {
  /** What the search knows of the game. */
  readonly guide: Guide<G, A>;
  /** How long it goes on. */
  readonly budget: Budget;
  /** So many steps of a playout are made before the position is evaluated; 40 unless told. 0 evaluates at once. */
  readonly rolloutSteps?: number;
  /** How much it tries what it knows little of, against what has done well: a number from 0, at which it tries only what has done well; 0.7 unless told. */
  readonly exploration?: number;
  /**
   * How much a tree trusts the guide's rollouts, from 0 to 1: the share of what is tried that goes to what the guide would do, as long as nothing does better. All actions
   * alike, if left out. For a guide that plays well, and budgets too small to try everything.
   */
  readonly trust?: number;
  /**
   * So many times a seat does at a position what the guide would, before it chooses there by what it has learnt; a whole number from 0, once unless told. The choice that is
   * searched for is excepted. For a guide that plays well: with few iterations the others are then not taken for beginners who try everything.
   */
  readonly warmUp?: number;
  /** Stops it early; what it has found by then counts. */
  readonly signal?: Stop;
  /** Is told now and then what the search thinks so far. */
  readonly progress?: {
    /** So many iterations lie between two reports. */
    readonly every: number;
    /** Is told what the search would choose if it were to stop, after how many iterations, and why. */
    report(this: void, soFar: Choice): void;
  };
}
