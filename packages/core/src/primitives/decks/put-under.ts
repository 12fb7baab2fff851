import { copyCard } from './copy-card.ts';
import { unknownCount } from './deck.ts';

/**
 * Puts cards under a deck in sight of everybody: the first card of the list goes under first, the last one becomes the bottom. `known`, the
 * list of the cards at the bottom that everybody has seen, topmost first, grows by copies of them; keep it on the table, since a viewer may
 * remember it. Everything under the first known card is known: cards that go under face down would need a shuffle or another deck.
 *
 * @example
 * putUnder(hidden.deck, table.knownBottom, table.row.splice(0));
 */
export function putUnder<T>(deck: T[], known: NoInfer<T>[], cards: readonly NoInfer<T>[]): void {
  unknownCount(deck.length, known);
  known.push(...cards.map(copyCard));
  deck.push(...cards);
}
