import { Fault } from '../../model/fault.ts';

/**
 * Takes up to `count` cards from the top of a deck, in place; the first taken comes first. When the deck runs out there are fewer: ask for
 * the length. Move the cards to their new place, they are no longer in the deck.
 *
 * For a deck whose bottom is public (see `putUnder`) pass the list of known cards too: it is shortened when the draw reaches into it.
 *
 * Refuses a count that is not a whole number from 0, and more known cards than the deck has (faults `bad-count`, `known-beyond-deck`).
 *
 * @example
 * ```ts
 * import { draw } from '@quayside/core/sdk';
 *
 * const deck = ['salt', 'amber', 'grain'];
 *
 * console.log(draw(deck, 2), deck); // [ 'salt', 'amber' ] [ 'grain' ]
 * ```
 */
export function draw<T>(deck: T[], count: number, known?: NoInfer<T>[]): T[] {
  if (!Number.isSafeInteger(count) || count < 0) throw badCount(count);
  if (known !== undefined) unknownCount(deck.length, known);
  const drawn = deck.splice(0, count);
  // The known cards are the last ones in both lists, so lengths suffice: cards are never compared.
  if (known !== undefined && known.length > deck.length) known.splice(0, known.length - deck.length);
  return drawn;
}

/**
 * How many cards lie above the publicly known ones. Takes the size of the deck, not the deck, so that it can be asked of a view. Refuses
 * more known cards than the deck has (fault `known-beyond-deck`): somebody drew without passing the list on.
 *
 * @example
 * ```ts
 * import { unknownCount } from '@quayside/core/sdk';
 *
 * console.log(unknownCount(5, ['amber', 'grain'])); // 3
 * ```
 */
export function unknownCount(deckSize: number, known: readonly unknown[]): number {
  if (known.length <= deckSize) return deckSize - known.length;
  throw new Fault({
    code: 'known-beyond-deck',
    api: 'unknownCount(deckSize, known)',
    expected: `at most ${deckSize} known cards`,
    received: String(known.length),
    remedy: 'Pass the list of known cards to every draw from this deck, and to every putUnder.',
  });
}

function badCount(count: number): Fault {
  const remedy = 'Ask for a whole number of cards, 0 or more.';
  return new Fault({ code: 'bad-count', api: 'draw(deck, count)', expected: 'a whole number from 0', received: String(count), remedy });
}
