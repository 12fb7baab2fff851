import { at, bestPartition } from '@quayside/core/sdk';
import type { Derived } from '../derived.ts';
import { COLORS } from '../vocabulary.ts';

/** Port cards, split into sets so that no other split is worth more. */
export interface BestSets {
  /** What all sets are worth together. */
  readonly total: number;
  /** All sets; a card alone is a set of one. */
  readonly sets: readonly {
    /** The quays of its cards, all of different colours. */
    readonly quays: readonly number[];
    /** Its points (GD.K4). */
    readonly value: number;
  }[];
}

/**
 * GD.K4, GD.R66: the most that port cards are worth in sets of different colours, each card in one set. A card is named by the number of its quay, from 1. Cards of a colour go
 * out in the order in which they came. The tables are those of a match, in its context.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { bestSets, gdansk } from '@quayside/gdansk';
 *
 * const engine = createEngine(gdansk);
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * console.log(bestSets([1, 2, 20, 9], engine.context(match).derived).total); // 7
 * ```
 */
export function bestSets(cards: readonly number[], { colorOf, sets: family }: Derived): BestSets {
  const piles = COLORS.map((color) => cards.filter((quay) => colorOf[quay] === color));
  const deal = (color: number): number => at(at(piles, color).splice(0, 1), 0);
  const counts = piles.map(({ length }) => length);
  const { total, sets, singles } = bestPartition(family, counts);
  const alone = singles.map((color) => ({ kinds: [color], value: family.single[color] ?? 0 }));
  return { total, sets: [...sets, ...alone].map(({ kinds, value }) => ({ quays: kinds.map(deal), value })) };
}
