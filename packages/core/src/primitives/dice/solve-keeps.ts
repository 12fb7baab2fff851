import { Fault } from '../../model/fault.ts';
import type { Die } from './die.ts';
import { type KeepLayer, lastLayer, layerBefore } from './keep-layer.ts';
import { type PartialPools, partialPools } from './partial-pools.ts';
import { facesOfPool } from './shown-pool.ts';
import { type Totals, totals } from './totals.ts';

/** What final totals are worth: an integer, the greater the better. Depends on the totals only. */
export type Goal<S extends string> = (totals: Totals<S>) => number;

/** How every pool of so many dice is best played, by number of rerolls. */
export interface SolvedKeeps {
  readonly pools: PartialPools;
  /** By number of rerolls that are left. */
  readonly layers: readonly KeepLayer[];
  /** How many states were looked into: a pool, full or only kept, with some number of rerolls. For tests and benches. */
  readonly visited: number;
}

/** Solves all pools together, backwards from no reroll to the most; the goal is asked once for every full pool. */
export function solveKeeps<S extends string>(api: string, die: Die<S>, dice: number, rerolls: number, goal: Goal<S>): SolvedKeeps {
  const pools = partialPools(dice, die.classes.length);
  const goals = goalsOf(api, die, pools, goal);
  let layer = lastLayer(pools, goals);
  const layers = [layer];
  let visited = pools.sizes.length - (pools.first[dice] as number);
  while (layers.length <= rerolls) {
    layer = layerBefore(pools, die.classes, goals, layer);
    layers.push(layer);
    visited += pools.sizes.length;
  }
  return { pools, layers, visited };
}

function goalsOf<S extends string>(api: string, die: Die<S>, pools: PartialPools, goal: Goal<S>): bigint[] {
  return Array.from(pools.sizes, (size, pool) => {
    // Only full pools are final.
    if (size < pools.dice) return 0n;
    const value = goal(totals(die, facesOfPool(die, pools, pool)));
    if (!Number.isSafeInteger(value)) throw badGoal(api, value);
    return BigInt(value);
  });
}

function badGoal(api: string, received: unknown): Fault {
  const remedy = 'Scale fractions up and round them, so that equal values are equal exactly.';
  return new Fault({ code: 'bad-goal', api, expected: 'a goal whose values are safe integers', received: String(received), remedy });
}
