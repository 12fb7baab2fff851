import { checkExact } from './check-exact.ts';
import type { Die } from './die.ts';
import { type PartialPools, partialPools } from './partial-pools.ts';
import { rollOut } from './roll-out.ts';
import { facesOfPool } from './shown-pool.ts';
import { type Totals, totals } from './totals.ts';

/** One of the pools that chance can give, dice without order. */
export interface PoolOutcome {
  /** The faces, ascending; of faces that nobody can tell apart always the first one. */
  readonly pool: number[];
  /** How likely it is, as an integer: its share of the weights of all outcomes together. */
  readonly weight: number;
}

/** The totals that chance can give, however the dice show them. */
export interface TotalsOutcome<S extends string> {
  /** By symbol of the die, its sum over the dice. */
  readonly totals: Totals<S>;
  /** As in {@link PoolOutcome}. */
  readonly weight: number;
}

/**
 * What a fresh roll can give, exactly: every different pool once, in ascending order of faces. Pools that differ only in the order of the
 * dice, or in faces that have the same symbol and count, are one. The weights add up to `faces ** dice`.
 *
 * For up to 10 dice of up to 20 faces, and up to 100,000 different pools of so many dice or fewer (fault `beyond-exact`). Refuses a number of dice that is not a whole one from 0
 * (`bad-dice`).
 *
 * @example
 * ```ts
 * import { die, poolOutcomes } from '@quayside/core/sdk';
 *
 * const coin = die([{ symbol: 'head', count: 1 }, { symbol: 'tail', count: 1 }]);
 *
 * console.log(poolOutcomes(coin, 2).map(({ pool, weight }) => `${pool}: ${weight}`)); // [ '0,0: 1', '0,1: 2', '1,1: 1' ]
 * ```
 */
export function poolOutcomes(die: Die<string>, dice: number): PoolOutcome[] {
  checkExact('poolOutcomes(die, dice)', die, dice, 1);
  const pools = partialPools(dice, die.classes.length);
  const weights = new Float64Array(pools.highest.length);
  weights[0] = 1;
  rollOut(pools, die.classes, weights);
  return outcomesFrom(die, pools, weights);
}

/**
 * The same chances by totals: outcomes whose totals are equal become one, at the place of the first. The weights add up to the same. Refuses faces that the die does not have
 * (fault `bad-pool`).
 *
 * @example
 * ```ts
 * import { die, outcomesByTotals, poolOutcomes } from '@quayside/core/sdk';
 *
 * const pips = die([{ symbol: 'pip', count: 1 }, { symbol: 'pip', count: 2 }, { symbol: 'pip', count: 3 }]);
 * const outcomes = outcomesByTotals(pips, poolOutcomes(pips, 2));
 *
 * console.log(outcomes.map(({ totals, weight }) => `${totals.pip}: ${weight}`)); // [ '2: 1', '3: 2', '4: 3', '5: 2', '6: 1' ]
 * ```
 */
export function outcomesByTotals<S extends string>(die: Die<S>, outcomes: readonly PoolOutcome[]): TotalsOutcome<S>[] {
  const merged = new Map<string, TotalsOutcome<S>>();
  for (const { pool, weight } of outcomes) {
    const sums = totals(die, pool);
    const key = die.symbols.map((symbol) => sums[symbol]).join();
    merged.set(key, { totals: sums, weight: weight + (merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()];
}

/** The full pools that have a weight. */
export function outcomesFrom(die: Die<string>, pools: PartialPools, weights: Float64Array): PoolOutcome[] {
  const outcomes: PoolOutcome[] = [];
  for (let pool = pools.first[pools.dice] as number; pool < weights.length; pool++) {
    const weight = weights[pool] as number;
    if (weight > 0) outcomes.push({ pool: facesOfPool(die, pools, pool), weight });
  }
  return outcomes;
}
