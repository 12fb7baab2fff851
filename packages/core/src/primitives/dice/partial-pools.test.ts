import { describe, expect, it } from 'vitest';
import { classesOfPool, countPartialPools, numberOfPool, partialPools } from './partial-pools.ts';

describe('partialPools', () => {
  it('numbers all pools by size, then by classes', () => {
    const pools = partialPools(2, 3);
    const all = Array.from(pools.sizes, (_, pool) => classesOfPool(pools, pool).join(''));
    expect(all).toEqual(['', '0', '1', '2', '00', '01', '02', '11', '12', '22']);
    expect(pools.first).toEqual([0, 1, 4, 10]);
    expect([...pools.sizes]).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
  });

  it.each([
    [0, 1],
    [0, 6],
    [1, 1],
    [4, 1],
    [3, 6],
    [5, 4],
  ])('grows every pool by every class: %i dice, %i classes', (dice, classes) => {
    const pools = partialPools(dice, classes);
    expect(pools.sizes.length).toBe(countPartialPools(dice, classes));
    for (let pool = 0; pool < (pools.first[dice] ?? 0); pool++) {
      for (let added = 0; added < classes; added++) {
        const grown = pools.grown[pool * classes + added] ?? -1;
        expect(classesOfPool(pools, grown)).toEqual([...classesOfPool(pools, pool), added].sort((a, b) => a - b));
      }
    }
  });

  it('finds a pool whatever the order of its dice', () => {
    const pools = partialPools(3, 6);
    const number = numberOfPool(pools, [5, 0, 3]);
    expect(classesOfPool(pools, number)).toEqual([0, 3, 5]);
    expect(numberOfPool(pools, [3, 5, 0])).toBe(number);
  });
});
