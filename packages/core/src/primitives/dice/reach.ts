import { checkExact } from './check-exact.ts';
import { checkPositions } from './check-positions.ts';
import type { Die } from './die.ts';
import { type PartialPools, partialPools } from './partial-pools.ts';
import { outcomesFrom, type PoolOutcome } from './pool-outcomes.ts';
import { rollOut } from './roll-out.ts';
import { facesOfPool, numberOfShown } from './shown-pool.ts';

/**
 * Which dice of a pool to keep, by position, with so many rerolls left; all of them to stop. It is asked about the faces in ascending
 * order, of equal faces always the first, and must always give the same answer. A `KeepPlan` is one.
 */
export type KeepPolicy = (
  pool: readonly number[],
  rerolls: number,
) => {
  /** Positions in the pool, from 0, none twice. */
  readonly keep: readonly number[];
};

/**
 * What a pool becomes within so many rerolls when a policy says which dice to keep, exactly: every different final pool once, as in
 * {@link poolOutcomes}. The weights add up to `faces ** (dice * rerolls)`. The policy is asked once about each pool that may come up, with
 * the rerolls that are left then.
 *
 * Has the limits of {@link keepPlan} (fault `beyond-exact`). Refuses policies that keep dice that do not exist, or one twice (fault
 * `bad-position`), and faces that the die does not have (`bad-pool`).
 *
 * @example
 * ```ts
 * import { die, keepPlan, outcomesByTotals, reach } from '@quayside/core/sdk';
 *
 * const coin = die([{ symbol: 'head', count: 1 }, { symbol: 'tail', count: 1 }]);
 * const outcomes = reach(coin, [0, 1, 1], 2, keepPlan(coin, 3, 2, ({ head }) => head));
 * const heads = outcomesByTotals(coin, outcomes).map(({ totals, weight }) => `${totals.head}: ${weight}`);
 *
 * console.log(heads); // [ '3: 36', '2: 24', '1: 4' ]
 * ```
 */
export function reach(die: Die<string>, pool: readonly number[], rerolls: number, policy: KeepPolicy): PoolOutcome[] {
  const api = 'reach(die, pool, rerolls, policy)';
  checkExact(api, die, pool.length, rerolls);
  const pools = partialPools(pool.length, die.classes.length);
  const faces = die.faces.length;
  const final = new Float64Array(pools.sizes.length);
  let weights = new Float64Array(pools.sizes.length);
  weights[numberOfShown(api, die, pools, pool)] = 1;
  for (let left = rerolls; left > 0; left--) {
    const next = new Float64Array(pools.sizes.length);
    for (let full = pools.first[pools.dice] as number; full < weights.length; full++) {
      const weight = weights[full] as number;
      if (weight === 0) continue;
      const kept = keptOf(die, pools, full, left, policy);
      // As if the kept dice, or all for all rerolls to come, had been rolled too: every weight then has the same scale.
      if (kept === full) (final[full] as number) += weight * faces ** (pools.dice * left);
      else (next[kept] as number) += weight * faces ** (pools.sizes[kept] as number);
    }
    rollOut(pools, die.classes, next);
    weights = next;
  }
  const first = pools.first[pools.dice] as number;
  for (let full = first; full < weights.length; full++) (final[full] as number) += weights[full] as number;
  return outcomesFrom(die, pools, final);
}

/** The pool of the dice that the policy keeps. */
function keptOf(die: Die<string>, pools: PartialPools, full: number, rerolls: number, policy: KeepPolicy): number {
  const shown = facesOfPool(die, pools, full);
  const { keep } = policy([...shown], rerolls);
  const api = 'reach(…, policy)(pool, rerolls).keep';
  checkPositions(api, shown.length, keep);
  const kept = keep.map((position) => shown[position] as number);
  return numberOfShown(api, die, pools, kept);
}
