import { copyPlain } from '../../model/copy-plain.ts';
import { unknownCount } from './deck.ts';

/**
 * Puts cards under a deck in sight of everybody: the first card of the list goes under first, the last one becomes the bottom. `known`, the
 * list of the cards at the bottom that everybody has seen, topmost first, grows by copies of them; keep it on the table, since a viewer may
 * remember it. Everything under the first known card is known: cards that go under face down would need a shuffle or another deck.
 * Refuses more known cards than the deck has (fault `known-beyond-deck`).
 *
 * @example
 * ```ts
 * import { putUnder } from '@quayside/core/sdk';
 *
 * const [deck, known] = [['salt'], [] as string[]];
 * putUnder(deck, known, ['amber', 'grain']);
 *
 * console.log(deck, known); // [ 'salt', 'amber', 'grain' ] [ 'amber', 'grain' ]
 * ```
 */
export function putUnder<T>(deck: T[], known: NoInfer<T>[], cards: readonly NoInfer<T>[]): void {
  unknownCount(deck.length, known);
  // One by one: a call takes only so many arguments.
  for (const card of cards.slice()) {
    known.push(copyPlain(card));
    deck.push(card);
  }
}
