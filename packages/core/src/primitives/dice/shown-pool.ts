import { badPool } from './bad-pool.ts';
import type { Die } from './die.ts';
import { classesOfPool, numberOfPool, type PartialPools } from './partial-pools.ts';

/** The number of a pool as the game knows it. Refuses faces that the die does not have (fault `bad-pool`). */
export function numberOfShown(api: string, die: Die<string>, pools: PartialPools, pool: readonly number[]): number {
  const classes = pool.map((face) => {
    const shown = die.classOf[face];
    if (shown === undefined) throw badPool(api, die, face);
    return shown;
  });
  return numberOfPool(pools, classes);
}

/** A pool as the game knows it: for each die the first face of its class, ascending. */
export function facesOfPool(die: Die<string>, pools: PartialPools, pool: number): number[] {
  return classesOfPool(pools, pool).map((shown) => die.classes[shown]?.face ?? -1);
}
