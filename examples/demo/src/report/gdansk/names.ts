import type { Seat } from '@quayside/core';
import { type Context, phrase, seatName, type Words } from '@quayside/core/sdk';
import { type GdanskTypes, GOODS, type Good, type GoodCounts } from '@quayside/gdansk';
import { listed } from '../list.ts';

/** Who plays, by seat, in the table of words that a host may bring. */
export const PLAYERS: Words = { 'seat.0': 'Adam', 'seat.1': 'Anna', 'seat.2': 'Caroline', 'seat.3': 'David' };

/** How the report calls things. */
export interface Names {
  /** A word of the game. */
  word(key: string): string;
  seat(seat: Seat): string;
  /** Several seats, or "nobody". */
  seats(seats: readonly Seat[]): string;
  /** Goods with their counts, e.g. "2 grain, 1 coal", or "nothing". */
  goods(counts: Readonly<GoodCounts>): string;
  /** The goods of a list, counted. */
  cubes(list: readonly Good[]): string;
  /** What dice show, or "nothing". */
  dice(faces: readonly number[]): string;
  color(quay: number): string;
  quay(quay: number): string;
  /** A location by the names of its quays. */
  location(location: number): string;
}

/** Names in the words of the game. */
export function namesFor({ content, derived }: Context<GdanskTypes>, words: Words): Names {
  const word = (key: string): string => phrase(words, key);
  const seat = (index: Seat): string => seatName(words, index);
  const quay = (number: number): string => phrase(words, 'quay', { name: content.quays[number - 1]?.name, quay: number });
  const goods = (counts: Readonly<GoodCounts>): string =>
    GOODS.flatMap((good) => (counts[good] > 0 ? [phrase(words, 'amount', { count: counts[good], good: word(good) })] : [])).join(', ') ||
    word('nothing');
  return {
    word,
    seat,
    seats: (seats) => listed(seats.map(seat), 'nobody'),
    goods,
    cubes: (list) => goods(countsOf(list)),
    dice: (faces) => faces.map((face) => faceText(content.dice.faces[face], words)).join(', ') || word('nothing'),
    color: (number) => word(derived.colorOf[number] ?? ''),
    quay,
    location: (location) => (derived.quaysAt[location] ?? []).map(quay).join(word('and')) || word('central-port'),
  };
}

function faceText(face: { readonly symbol: string; readonly count: number } | undefined, words: Words): string {
  return phrase(words, 'face', { symbol: phrase(words, face?.symbol ?? ''), count: face?.count });
}

/** How many of each good there are in a list. */
export function countsOf(list: readonly Good[]): GoodCounts {
  return Object.fromEntries(GOODS.map((good) => [good, list.filter((other) => other === good).length])) as GoodCounts;
}
