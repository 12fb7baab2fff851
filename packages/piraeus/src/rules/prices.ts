import { moveMarker, track } from '@quayside/core/sdk';
import type { PiraeusContent } from '../content/schema.ts';
import type { Prices } from '../state.ts';
import { GOODS, type Good, type Plan } from '../vocabulary.ts';
import { countGoods } from './goods.ts';

/**
 * The first price movement of a day, by the plans (PI.C2, PI.C3, PI.C4). Changes `prices` in place.
 *
 * No sellers are fewer sellers, no buyers more (PI.Q11). With as many of each, every good that is not in the Greek row falls (PI.Q14), all six if the
 * row is empty (PI.Q10).
 */
export function moveByPlans(prices: Prices, row: readonly Good[], plans: readonly Plan[], limits: PiraeusContent['price']): void {
  const sellers = plans.filter((plan) => plan === 'seller').length;
  const buyers = plans.length - sellers;
  const cards = countGoods(row);
  moveAll(prices, limits, (good) => {
    if (cards[good] === 0) return sellers === buyers ? -1 : 0;
    return sellers > buyers ? -cards[good] : cards[good];
  });
}

/**
 * The second price movement of a day, by what the sellers put up (PI.D2, PI.D3). Changes `prices` in place.
 *
 * Only the foreign row counts (PI.Q18). Sellers who put up nothing count too (PI.Q16), so with no offers at all every good rises by the number of
 * sellers (PI.Q17), and without sellers nothing moves (PI.Q15).
 */
export function moveByOffers(prices: Prices, offered: readonly Good[], sellers: number, limits: PiraeusContent['price']): void {
  const cards = countGoods(offered);
  moveAll(prices, limits, (good) => (cards[good] > 0 ? -cards[good] : sellers));
}

/** PI.D4, PI.Q19: a price stays on its track, and what goes beyond it is lost. */
function moveAll(prices: Prices, { min, max }: PiraeusContent['price'], by: (good: Good) => number): void {
  const scale = track({ from: min, to: max });
  for (const good of GOODS) moveMarker(scale, prices, good, by(good));
}
