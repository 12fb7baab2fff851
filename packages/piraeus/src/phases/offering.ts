import { at } from '@quayside/core/sdk';
import { offer } from '../actions/offer.ts';
import { kit } from '../kit.ts';
import { foreignPlace } from '../rules/market.ts';
import { moveByOffers } from '../rules/prices.ts';
import { seatsThat } from '../rules/seats.ts';

/**
 * PI.D1: all sellers put cards up in secret; revealed together, they lie in the foreign row and move the prices (PI.D2, PI.D3). A commit can be changed
 * until the last one is in, never after (PI.Q22). Without sellers nothing happens (PI.Q15).
 */
export const offering = kit.simultaneous({
  rule: 'PI.D1',
  // Before the first deal round only, so that no position from outside has a round too many.
  awaiting: ({ table }) => (table.round === 0 ? seatsThat(table, ({ plan }) => plan === 'seller') : []),
  actions: [offer],
  to: ['dealing'],
  reveal({ table, hands }, commits, { content, emit }) {
    for (const { seat, action } of commits) {
      const { nation, putUp } = at(table.seats, seat);
      let nth = 0;
      for (const good of action.goods) {
        at(hands, seat).cards[good] -= 1;
        putUp[good] += 1;
        table.market[foreignPlace(seat, nth)] = { good, origin: nation, tokens: [] };
        nth += 1;
      }
      at(table.seats, seat).handSize -= action.goods.length;
    }
    emit({
      type: 'offers-revealed',
      offers: commits.map(({ seat, action }) => ({
        seat,
        cards: action.goods.map((good, nth) => ({ place: foreignPlace(seat, nth), good })),
      })),
    });
    const offered = commits.flatMap(({ action }) => action.goods);
    const from = { ...table.prices };
    moveByOffers(table.prices, offered, commits.length, content.price);
    emit({ type: 'prices-moved', cause: 'offers', from, to: table.prices });
  },
});
