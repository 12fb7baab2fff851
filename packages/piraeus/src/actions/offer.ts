import { at, multiset } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { countGoods } from '../rules/goods.ts';
import type { GoodCounts } from '../state.ts';
import { GOODS, type Good, MOST_OFFERED } from '../vocabulary.ts';

/** PI.D1: in secret, a seller puts up none, one or two own cards, which may be alike (PI.Q20). Cards bought from others stay where they are (PI.Q21). */
export const offer = kit.sealed({
  type: 'offer',
  rule: 'PI.D1',
  input: z.strictObject({ goods: multiset(GOODS, MOST_OFFERED) }),
  check({ hand, table, seat, content }, { goods }) {
    const wanted = countGoods(goods);
    const missing = GOODS.find((good) => wanted[good] > hand.cards[good]);
    if (missing !== undefined) {
      const bought = table.seats[seat]?.bought.some(({ good }) => good === missing);
      return kit.reject(bought ? 'bought-goods' : 'not-in-hand', { good: missing });
    }
    return goods.length > content.maxCardsPerSeller.value ? kit.reject('too-many', { most: content.maxCardsPerSeller.value }) : undefined;
  },
  choices({ hand, content }, add) {
    const most = content.maxCardsPerSeller.value;
    addOffers(hand.cards, most, 0, [], (goods) => add({ goods: [...goods] }));
  },
});

/** All goods that can be added to some from a hand, so that they are in order: none, then one more of each kind that is left. */
function addOffers(
  hand: Readonly<GoodCounts>,
  most: number,
  from: number,
  goods: readonly Good[],
  add: (goods: readonly Good[]) => void,
): void {
  add(goods);
  if (goods.length === most) return;
  for (let kind = from; kind < GOODS.length; kind += 1) {
    const good = at(GOODS, kind);
    if (goods.filter((other) => other === good).length < hand[good]) addOffers(hand, most, kind, [...goods, good], add);
  }
}
