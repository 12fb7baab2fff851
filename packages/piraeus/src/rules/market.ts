import { at, type Immutable, type Seat } from '@quayside/core/sdk';
import type { MarketCard, Table } from '../state.ts';
import { type Good, GREEK_ROW, MOST_OFFERED } from '../vocabulary.ts';

/** The place in the foreign row where a seat puts its first or second card. */
export function foreignPlace(seat: Seat, nth: number): number {
  return GREEK_ROW + seat * MOST_OFFERED + nth;
}

/** The places with a card of which something holds, ascending. Asked after every action, so that it makes one list and nothing else. */
export function placesThat({ market }: Immutable<Table>, holds: (card: Immutable<MarketCard>) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < market.length; place += 1) {
    const card = market[place];
    if (card && holds(card)) places.push(place);
  }
  return places;
}

/** The places where cards lie, ascending. */
export function occupiedPlaces(table: Immutable<Table>): number[] {
  return placesThat(table, () => true);
}

/** The goods in the Greek row, left to right. */
export function greekRow({ market }: Immutable<Table>): Good[] {
  const goods: Good[] = [];
  for (let place = 0; place < GREEK_ROW; place += 1) {
    const card = market[place];
    if (card) goods.push(card.good);
  }
  return goods;
}

/** The card at a place where one must lie. */
export function cardAt<C extends Immutable<MarketCard>>({ market }: { readonly market: readonly (C | null)[] }, place: number): C {
  return at<C | null>(market, place) as C;
}

/** PI.Q23: the seat whose own card it is, `null` for a Greek one. */
export function ownerOf({ seats }: Immutable<Table>, { origin }: Immutable<MarketCard>): Seat | null {
  const owner = seats.findIndex(({ nation }) => nation === origin);
  return owner < 0 ? null : owner;
}

/** The marked price of a card (PI.E6). */
export function priceOf({ prices }: Immutable<Table>, { good }: { readonly good: Good }): number {
  return prices[good];
}

/** PI.E6, PI.E7: a buyer pays the owner, or the reserve for a Greek card, and takes the card; the tokens on it go back. Says who was paid. */
export function buy(table: Table, place: number, buyer: Seat, price: number): Seat | null {
  const card = cardAt(table, place);
  const owner = ownerOf(table, card);
  at(table.seats, buyer).money -= price;
  if (owner !== null) at(table.seats, owner).money += price;
  at(table.seats, buyer).bought.push({ good: card.good, origin: card.origin });
  table.market[place] = null;
  return owner;
}
