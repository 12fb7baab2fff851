import { phrase, type Seat, seatName, type Words } from '@quayside/core/sdk';
import type { Card } from './state.ts';
import type { Good } from './vocabulary.ts';

/** A card, e.g. "Spices (Persians)". */
export function cardText({ good, origin }: Readonly<Card>, words: Words): string {
  return phrase(words, 'card', { good: phrase(words, good), origin: phrase(words, origin) });
}

/** Goods in their order, e.g. "Furs, Furs, Food"; "nothing" for none. */
export function goodsText(goods: readonly Good[], words: Words): string {
  return goods.length === 0 ? phrase(words, 'nothing') : goods.map((good) => phrase(words, good)).join(', ');
}

/** Seats, e.g. "Seat 0, Seat 2"; "nobody" for none. */
export function seatsText(seats: readonly Seat[], words: Words): string {
  return seats.length === 0 ? phrase(words, 'nobody') : seats.map((seat) => seatName(words, seat)).join(', ');
}
