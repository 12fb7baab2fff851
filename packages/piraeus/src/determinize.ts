import { at, type Context, type Determinization, dealUnseen, type Random, type View } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { deckOf } from './rules/goods.ts';
import { GOODS, type Good, GREEK_ROW } from './vocabulary.ts';

/**
 * Draws what a viewer cannot know. Hands follow from what everybody has seen: the decks are public, and so is what was put up (PI.Q4). The order of the
 * Greek deck does not, but for the cards at its bottom that went there face up (PI.Q9).
 */
export function determinize(view: View<PiraeusTypes> & Context<PiraeusTypes>, random: Random): Determinization<PiraeusTypes> {
  const { table, content, derived } = view;
  const hands = table.seats.map(({ nation, putUp }) => {
    const deck = at(derived.decks, nation);
    return { cards: Object.fromEntries(GOODS.map((good) => [good, deck[good] - putUp[good]])) as PiraeusTypes['hand']['cards'] };
  });
  const unseen = without(deckOf(content.greeks.cards), seenGreeks(view));
  return { hands, hidden: { deck: dealUnseen(table.deckSize, table.knownBottom, unseen, random, 'greek-deck').deck } };
}

/** The Greek cards that everybody can place: in the row, bought, or at the bottom of the deck. */
function seenGreeks({ table }: View<PiraeusTypes>): Good[] {
  const row = table.market.slice(0, GREEK_ROW).flatMap((card) => (card === null ? [] : [card.good]));
  const bought = table.seats.flatMap((seat) => seat.bought).flatMap(({ good, origin }) => (origin === 'greeks' ? [good] : []));
  return [...row, ...bought, ...table.knownBottom];
}

function without(cards: readonly Good[], seen: readonly Good[]): Good[] {
  const rest = [...cards];
  for (const good of seen) rest.splice(rest.indexOf(good), 1);
  return rest;
}
