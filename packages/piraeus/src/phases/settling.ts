import { at } from '@quayside/core/sdk';
import { cardOf } from '../actions/card-of.ts';
import { kit } from '../kit.ts';
import { buy, cardAt, priceOf } from '../rules/market.ts';
import { lonePlaces } from '../rules/tokens.ts';

/** PI.E6, PI.Q32: once the last token is down, each buyer who is alone on a card pays the marked price, no less (PI.Q37), and takes it. */
export const settling = kit.automatic({
  rule: 'PI.E6',
  to: ['bidding'],
  enter({ table }, { emit }) {
    for (const place of lonePlaces(table)) {
      const card = cardAt(table, place);
      const [seat, price] = [at(card.tokens, 0), priceOf(table, card)];
      const sold = cardOf(card);
      const owner = buy(table, place, seat, price);
      emit({ type: 'card-bought', seat, place, card: sold, price, owner });
    }
  },
});
