import type { GoodCounts } from '../state.ts';
import { GOODS, type Good } from '../vocabulary.ts';

/** No good at all. */
export function noGoods(): GoodCounts {
  return { grain: 0, fuels: 0, coal: 0, containers: 0, cargo: 0, roro: 0 };
}

/** How many there are of all goods together. */
export function sizeOf(counts: Readonly<GoodCounts>): number {
  let sum = 0;
  for (const good of GOODS) sum += counts[good];
  return sum;
}

/** Counts that are computed good by good. */
export function eachGood(count: (good: Good) => number): GoodCounts {
  const counts = noGoods();
  for (const good of GOODS) counts[good] = count(good);
  return counts;
}
