import { phrase, type Words } from '@quayside/core/sdk';
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

/** Seats, e.g. "seats 0, 2"; "nobody" for none. */
export function seatsText(seats: readonly number[], words: Words): string {
  if (seats.length === 0) return phrase(words, 'nobody');
  return phrase(words, seats.length === 1 ? 'owner' : 'seats', { seat: seats[0] ?? 0, seats: seats.join(', ') });
}
