import type { GoodCounts } from '../state.ts';
import { GOODS, type Good } from '../vocabulary.ts';

/** The cards that counts stand for, as a list in the order of the vocabulary. */
export function deckOf(counts: Readonly<GoodCounts>): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: counts[good] }, () => good));
}

/** How many of each good a list holds. */
export function countGoods(goods: readonly Good[]): GoodCounts {
  const counts: GoodCounts = { furs: 0, tableware: 0, food: 0, jewelry: 0, spices: 0, fabrics: 0 };
  for (const good of goods) counts[good] += 1;
  return counts;
}

/** How many cards there are of all goods together. */
export function sizeOf(counts: Readonly<GoodCounts>): number {
  return GOODS.reduce((sum, good) => sum + counts[good], 0);
}
