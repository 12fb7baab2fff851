import type { Card } from '@quayside/piraeus';

const VALUES: Readonly<Record<number, number>> = { 3: 27, 4: 40, 5: 55, 6: 70 };
const SINGLE = 6;

/** What some cards are worth as one set; `undefined` if they are none. Written from the text alone, to be compared with the product. */
export function setValue(cards: readonly Card[]): number | undefined {
  const goods = new Set(cards.map(({ good }) => good)).size;
  const origins = new Set(cards.map(({ origin }) => origin)).size;
  const isSet = (goods === 1 && origins === cards.length) || (origins === 1 && goods === cards.length);
  return isSet ? VALUES[cards.length] : undefined;
}

/** The most that cards are worth, by trying every way to split them. For a dozen cards at most. */
export function bruteForce(cards: readonly Card[]): number {
  const worth = (chosen: number): Card[] => cards.filter((_, index) => (chosen >> index) & 1);
  const known = new Map<number, number>([[0, 0]]);
  function best(left: number): number {
    const found = known.get(left);
    if (found !== undefined) return found;
    const lowest = left & -left;
    const rest = left ^ lowest;
    let most = SINGLE + best(rest);
    // All subsets of the rest, each with the lowest card.
    for (let others = rest; others > 0; others = (others - 1) & rest) {
      const value = setValue(worth(lowest | others));
      if (value !== undefined) most = Math.max(most, value + best(rest ^ others));
    }
    known.set(left, most);
    return most;
  }
  return best(2 ** cards.length - 1);
}

/** The largest set first, again and again; what is left counts alone. A lower bound. */
export function greedy(cards: readonly Card[]): number {
  const left = [...cards];
  let total = 0;
  for (let set = largestSet(left); set.length >= 3; set = largestSet(left)) {
    total += VALUES[set.length] ?? 0;
    for (const card of set) left.splice(left.indexOf(card), 1);
  }
  return total + SINGLE * left.length;
}

function largestSet(cards: readonly Card[]): Card[] {
  const lines = cards.flatMap(({ good, origin }) => [
    distinct(
      cards.filter((card) => card.good === good),
      'origin',
    ),
    distinct(
      cards.filter((card) => card.origin === origin),
      'good',
    ),
  ]);
  return lines.reduce<Card[]>((largest, line) => (line.length > largest.length ? line.slice(0, 6) : largest), []);
}

function distinct(cards: readonly Card[], by: 'good' | 'origin'): Card[] {
  return cards.filter((card, index) => cards.findIndex((other) => other[by] === card[by]) === index);
}
