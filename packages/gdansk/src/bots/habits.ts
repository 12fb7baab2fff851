/** How a captain weighs things up; points unless told otherwise. */
export interface Habits {
  /** How many symbols a turn is expected to bring where they are wanted. */
  readonly symbolsPerTurn: number;
  /** What points are still worth that come a turn later, from 0 to 1. */
  readonly patience: number;
  /** The turns that a cube is expected to cost that somebody else has. */
  readonly waiting: number;
  /** What is to be had afterwards, at the beginning of a match: reaching an aim soon leaves more time for it. */
  readonly afterwards: number;
  /** What a symbol for loading is worth that no aim needs. */
  readonly spare: number;
  /** How much more it is worth at the beginning of a match; less and less towards the end. */
  readonly spareAtFirst: number;
  /** What a worker is worth that is kept for later, at the beginning of a match. */
  readonly worker: number;
  /** The trouble of having no worker left for the next order. */
  readonly bare: number;
  /** So many orders are hoped to need a bonus, at the beginning of a match. */
  readonly ordersSaved: number;
  /** How much the influence counts that an order gives to rivals (GD.F5); 1 for all of it. */
  readonly rivalInfluence: number;
  /** How much the influence counts that the marker of an order will bring; 1 for all of it. */
  readonly ownInfluence: number;
  /** How much influence counts where the HR panel is used; 1 for all that can be hoped for. */
  readonly panel: number;
}

/** The habits of a plain captain, set by hand: those that `gdanskGreedy()` has. */
export const HABITS: Habits = {
  symbolsPerTurn: 3.2,
  patience: 0.8,
  waiting: 2,
  afterwards: 12,
  spare: 0.1,
  spareAtFirst: 0,
  worker: 1.45,
  bare: 1,
  ordersSaved: 3,
  rivalInfluence: 1,
  ownInfluence: 0,
  panel: 1,
};

/**
 * The habits of a captain who fills the hold, spends bonuses and does not wait: found by playing against the plain one. At two seats it wins 71% of 200 matches; as one of four,
 * the others plain, 53% of 240 (decision 17).
 */
export const SEASONED_HABITS: Habits = { ...HABITS, patience: 0.6, spareAtFirst: 1.5, ordersSaved: 8 };

/** By number of symbols, what points are still worth that take so many: worked out once for each captain, since playouts ask for little else. */
export function discountsOf({ patience, symbolsPerTurn }: Habits): readonly number[] {
  return Array.from({ length: 100 }, (_, symbols) => patience ** (symbols === 0 ? 0 : Math.max(1, symbols / symbolsPerTurn)));
}

/** A captain: its habits, and what follows from them. */
export interface Captain {
  readonly habits: Habits;
  readonly discounts: readonly number[];
}

/** A captain of such habits. */
export function captainOf(habits: Habits): Captain {
  return { habits, discounts: discountsOf(habits) };
}
