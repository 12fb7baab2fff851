import { at, putUnder } from '@quayside/core/sdk';
import { cardOf } from '../actions/card-of.ts';
import { kit } from '../kit.ts';
import { cardAt, greekRow, occupiedPlaces, ownerOf, priceOf } from '../rules/market.ts';
import { returnTokens } from '../rules/tokens.ts';
import { GREEK_ROW } from '../vocabulary.ts';

/** PI.F1 to PI.F3: what is left of the foreign row is sold to the locals, the Greek cards go under their deck, and the next day comes. */
export const dusk = kit.automatic({
  rule: 'PI.F1',
  to: ['dawn'],
  enter({ table, hidden }, { emit }) {
    returnTokens(table);
    for (const place of occupiedPlaces(table)) {
      const card = cardAt(table, place);
      const owner = ownerOf(table, card);
      // PI.Q43: nobody is paid for Greek cards.
      if (owner === null) continue;
      // PI.F1, PI.Q40: the price is the one that phase 3 has left; the card leaves the game (PI.Q42).
      const price = priceOf(table, card);
      at(table.seats, owner).money += price;
      emit({ type: 'sold-to-locals', seat: owner, place, card: cardOf(card), price });
      table.market[place] = null;
    }
    // PI.F2, PI.Q9: left to right, to the bottom.
    const goods = greekRow(table);
    putUnder(hidden.deck, table.knownBottom, goods);
    table.market.fill(null, 0, GREEK_ROW);
    table.deckSize = hidden.deck.length;
    if (goods.length > 0) emit({ type: 'greeks-returned', goods });
    emit({ type: 'day-ended', day: table.day, money: table.seats.map(({ money }) => money) });
    // PI.F3.
    table.day += 1;
  },
});
