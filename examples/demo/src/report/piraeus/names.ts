import type { Seat } from '@quayside/core';
import { phrase, type Words } from '@quayside/core/sdk';
import type { Card, Good, Nation, Origin } from '@quayside/piraeus';
import { listed } from '../list.ts';

/** How the report calls things: seats by the nation that they represent. */
export interface Names {
  seat(seat: Seat): string;
  /** Several seats, or "nobody". */
  seats(seats: readonly Seat[]): string;
  good(good: Good): string;
  origin(origin: Origin): string;
  /** Several goods, or "nothing". */
  goods(goods: readonly Good[]): string;
  /** A card and where it comes from. */
  card(card: Card): string;
}

/** Names in the words of the game. `nations` is by seat. */
export function namesFor(nations: readonly Nation[], words: Words): Names {
  const seat = (index: Seat): string => phrase(words, nations[index] ?? '');
  const origin = (id: Origin): string => phrase(words, id);
  const good = (id: Good): string => phrase(words, id);
  return {
    seat,
    seats: (seats) => listed(seats.map(seat), phrase(words, 'nobody')),
    good,
    origin,
    goods: (goods) => (goods.length === 0 ? phrase(words, 'nothing') : goods.map(good).join(', ')),
    card: (card) => phrase(words, 'card', { good: good(card.good), origin: origin(card.origin) }),
  };
}
