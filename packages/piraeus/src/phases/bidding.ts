import type { Effects, Seat } from '@quayside/core/sdk';
import { bid } from '../actions/bid.ts';
import { cardOf } from '../actions/card-of.ts';
import { kit, type PiraeusTypes } from '../kit.ts';
import { type Bid, highestAmount, winningBid } from '../rules/bids.ts';
import { buy, cardAt } from '../rules/market.ts';
import { contestedPlaces } from '../rules/tokens.ts';
import type { Table } from '../state.ts';

/** PI.E7, PI.Q32: all contested cards are bid for at once, in secret; which card a seat bids for follows from its token. */
export const bidding = kit.simultaneous({
  rule: 'PI.E7',
  awaiting: ({ table }) => contestedPlaces(table).flatMap((place) => cardAt(table, place).tokens),
  actions: [bid],
  to: ['dealing', 'dusk'],
  // PI.E1: three rounds a day.
  next: ({ table, content }) => (table.round < content.dealRounds.value ? 'dealing' : 'dusk'),
  reveal({ table }, commits, { emit }) {
    const amounts = new Map(commits.map(({ seat, action }) => [seat, action.amount]));
    table.bids = [];
    for (const place of contestedPlaces(table)) resolve(table, place, amounts, emit);
  },
});

/** PI.E7, PI.E8: the one highest bid buys and the others pay nothing; equal highest bids leave the card for later rounds (PI.Q36). */
function resolve(table: Table, place: number, amounts: ReadonlyMap<Seat, number>, emit: Effects<PiraeusTypes>['emit']): void {
  const contested = cardAt(table, place);
  const card = cardOf(contested);
  const bids: Bid[] = [...contested.tokens].sort((a, b) => a - b).map((seat) => ({ seat, amount: amounts.get(seat) ?? 0 }));
  emit({ type: 'bids-revealed', place, card, bids });
  table.bids.push({ place, bids });
  const winner = winningBid(bids);
  if (winner === undefined) {
    emit({ type: 'card-unsold', place, card, amount: highestAmount(bids) });
    return;
  }
  const owner = buy(table, place, winner.seat, winner.amount);
  emit({ type: 'card-bought', seat: winner.seat, place, card, price: winner.amount, owner });
}
