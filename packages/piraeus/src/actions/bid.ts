import { at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { cardAt, priceOf } from '../rules/market.ts';
import { tokenPlace } from '../rules/tokens.ts';
import { MOST_MONEY } from '../vocabulary.ts';

/** PI.E7: in secret, a bid for the contested card under one's token: from the marked price to all one has (PI.Q33). */
export const bid = kit.sealed({
  type: 'bid',
  rule: 'PI.E7',
  input: z.strictObject({ amount: int(1, MOST_MONEY) }),
  check({ table, seat }, { amount }) {
    const price = priceOf(table, cardAt(table, tokenPlace(table, seat) ?? -1));
    if (amount < price) return kit.reject('bid-too-low', { price });
    const { money } = at(table.seats, seat);
    return amount > money ? kit.reject('bid-too-high', { money }) : undefined;
  },
  choices({ table, seat }, add) {
    const price = priceOf(table, cardAt(table, tokenPlace(table, seat) ?? -1));
    for (let amount = price; amount <= at(table.seats, seat).money; amount += 1) add({ amount });
  },
});
