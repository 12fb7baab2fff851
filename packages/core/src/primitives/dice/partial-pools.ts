/**
 * All pools of up to so many dice, dice without order and faces by class, numbered: by count of dice, those of one count by their classes
 * in ascending order, compared from the first. The empty pool is 0.
 */
export interface PartialPools {
  readonly dice: number;
  readonly classes: number;
  /** By count of dice, the first number; at the end how many pools there are. */
  readonly first: readonly number[];
  /** By pool, how many dice it has. */
  readonly sizes: Uint8Array;
  /** At `pool * classes + c`, which pool it becomes by one more die that shows class `c`. There are no entries for full pools. */
  readonly grown: Int32Array;
  /** By pool, its highest class, and the pool without one die of it; -1 for the empty pool. */
  readonly highest: Int32Array;
  readonly shrunk: Int32Array;
}

/** How many pools there are of up to so many dice: the binomial of dice and classes. Infinity if that cannot be represented. */
export function countPartialPools(dice: number, classes: number): number {
  let count = 1;
  for (let added = 1; added <= dice; added++) count = (count * (classes + added)) / added;
  return count;
}

/** Numbers the pools of up to so many dice. */
export function partialPools(dice: number, classes: number): PartialPools {
  const all = countPartialPools(dice, classes);
  const first = Array.from({ length: dice + 1 }, (_, size) => (size === 0 ? 0 : countPartialPools(size - 1, classes)));
  const grown = new Int32Array((first[dice] ?? 0) * classes);
  const highest = new Int32Array(all).fill(-1);
  const shrunk = new Int32Array(all).fill(-1);
  const sizes = new Uint8Array(all);
  let next = 1;
  for (let size = 0; size < dice; size++) {
    const end = first[size + 1] as number;
    for (let pool = first[size] as number; pool < end; pool++) {
      for (let added = Math.max(0, highest[pool] as number); added < classes; added++) {
        grown[pool * classes + added] = next;
        highest[next] = added;
        shrunk[next] = pool;
        sizes[next] = size + 1;
        next++;
      }
    }
    // A class below the highest: add it before the highest, which is a step that is known by now.
    for (let pool = first[size] as number; pool < end; pool++) {
      const last = highest[pool] as number;
      for (let added = 0; added < last; added++) {
        const without = grown[(shrunk[pool] as number) * classes + added] as number;
        grown[pool * classes + added] = grown[without * classes + last] as number;
      }
    }
  }
  return { dice, classes, first: [...first, all], sizes, grown, highest, shrunk };
}

/** The number of the pool that shows these classes, in any order. */
export function numberOfPool(pools: PartialPools, classes: readonly number[]): number {
  return classes.reduce((pool, added) => pools.grown[pool * pools.classes + added] as number, 0);
}

/** The classes that a pool shows, ascending. */
export function classesOfPool(pools: PartialPools, pool: number): number[] {
  const classes: number[] = [];
  for (let left = pool; left !== 0; left = pools.shrunk[left] as number) classes.push(pools.highest[left] as number);
  return classes.reverse();
}
