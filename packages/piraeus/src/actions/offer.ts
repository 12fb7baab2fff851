import { at, multiset } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { countGoods } from '../rules/goods.ts';
import { GOODS, MOST_OFFERED } from '../vocabulary.ts';

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
  choices({ hand: { cards }, content }, add) {
    const most = content.maxCardsPerSeller.value;
    add({ goods: [] });
    for (const good of GOODS) if (most >= 1 && cards[good] > 0) add({ goods: [good] });
    if (most < MOST_OFFERED) return;
    for (const [first, good] of GOODS.entries()) {
      if (cards[good] === 0) continue;
      if (cards[good] > 1) add({ goods: [good, good] });
      for (let second = first + 1; second < GOODS.length; second += 1) {
        const other = at(GOODS, second);
        if (cards[other] > 0) add({ goods: [good, other] });
      }
    }
  },
});
