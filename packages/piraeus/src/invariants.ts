import { at, type Finished, type Invariant } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { sizeOf } from './rules/goods.ts';
import { cardAt, occupiedPlaces } from './rules/market.ts';
import { contestedPlaces } from './rules/tokens.ts';
import { GOODS, GREEK_ROW, MOST_OFFERED, type Origin } from './vocabulary.ts';

type State = Finished<PiraeusTypes>;

/** What holds after every step. */
export const invariants: readonly Invariant<PiraeusTypes>[] = [
  { name: 'every seat has a nation of its own', holds: nationsDiffer },
  { name: 'own cards are in hand or were put up', holds: ownCardsAreKept },
  { name: 'Greek cards are in the deck, in the row or bought', holds: greekCardsAreKept },
  { name: 'foreign cards on the market or bought were put up', holds: foreignCardsWerePutUp },
  { name: 'cards lie where they belong, and come from somebody at the table', holds: originsFit },
  { name: 'the deck is as long as the table says, and ends as everybody knows', holds: deckIsKnown },
  {
    name: 'prices stay on their track',
    holds: ({ state, content: { price } }) =>
      GOODS.every((good) => state.table.prices[good] >= price.min && state.table.prices[good] <= price.max),
  },
  { name: 'all seats have a plan for the day or none has, and then no deal round has begun', holds: plansAreMadeTogether },
  { name: 'before the first deal round nothing is put up and no token is down', holds: marketOpensWithRoundOne },
  { name: 'a buyer has at most one token down, on a card that it can pay', holds: tokensAreHonest },
  { name: 'only the first token of a contested card may move', holds: moverIsFirst },
];

function nationsDiffer({ state: { table, hands }, options }: State): boolean {
  const nations = new Set(table.seats.map(({ nation }) => nation));
  return nations.size === options.seats && table.seats.length === options.seats && hands.length === options.seats;
}

function ownCardsAreKept({ state: { table, hands }, derived }: State): boolean {
  return table.seats.every(({ nation, putUp, handSize }, seat) => {
    const { cards } = at(hands, seat);
    return sizeOf(cards) === handSize && GOODS.every((good) => cards[good] + putUp[good] === at(derived.decks, nation)[good]);
  });
}

function greekCardsAreKept({ state: { table, hidden }, content }: State): boolean {
  const row = table.market.slice(0, GREEK_ROW);
  const bought = table.seats.flatMap((seat) => seat.bought);
  return GOODS.every((good) => {
    const inRow = row.filter((card) => card?.good === good).length;
    const taken = bought.filter((card) => card.good === good && card.origin === 'greeks').length;
    return inRow + taken + hidden.deck.filter((card) => card === good).length === content.greeks.cards[good];
  });
}

function foreignCardsWerePutUp({ state: { table } }: State): boolean {
  const row = table.market.slice(GREEK_ROW).flatMap((card) => (card === null ? [] : [card]));
  const out = [...row, ...table.seats.flatMap((seat) => seat.bought)];
  const own = table.seats.every(({ nation, bought }) => bought.every(({ origin }) => origin !== nation));
  return (
    own &&
    table.seats.every(({ nation, putUp }) =>
      GOODS.every((good) => out.filter((card) => card.origin === nation && card.good === good).length <= putUp[good]),
    )
  );
}

/** The Greek row holds Greek cards, the two places of a seat hold its own, and nothing comes from a nation that nobody represents (PI.A4). */
function originsFit({ state: { table } }: State): boolean {
  const origins: readonly Origin[] = ['greeks', ...table.seats.map(({ nation }) => nation)];
  return (
    occupiedPlaces(table).every((place) => cardAt(table, place).origin === originAt(table, place)) &&
    table.seats.every(({ bought }) => bought.every(({ origin }) => origins.includes(origin)))
  );
}

function originAt({ seats }: State['state']['table'], place: number): Origin | undefined {
  return place < GREEK_ROW ? 'greeks' : seats[Math.floor((place - GREEK_ROW) / MOST_OFFERED)]?.nation;
}

function deckIsKnown({ state: { table, hidden } }: State): boolean {
  const bottom = hidden.deck.slice(hidden.deck.length - table.knownBottom.length);
  return hidden.deck.length === table.deckSize && bottom.join() === table.knownBottom.join();
}

function plansAreMadeTogether({ state: { table } }: State): boolean {
  const plans = table.seats.filter(({ plan }) => plan !== null).length;
  return plans === table.seats.length || (plans === 0 && table.round === 0);
}

function marketOpensWithRoundOne({ state: { table } }: State): boolean {
  if (table.round > 0) return true;
  return occupiedPlaces(table).every((place) => place < GREEK_ROW && cardAt(table, place).tokens.length === 0);
}

function tokensAreHonest({ state: { table } }: State): boolean {
  const tokens = occupiedPlaces(table).flatMap((place) =>
    cardAt(table, place).tokens.map((seat) => ({ seat, good: cardAt(table, place).good })),
  );
  const once = new Set(tokens.map(({ seat }) => seat)).size === tokens.length;
  return once && tokens.every(({ seat, good }) => table.seats[seat]?.plan === 'buyer' && table.seats[seat].money >= table.prices[good]);
}

function moverIsFirst({ state: { table } }: State): boolean {
  return table.mover === null || contestedPlaces(table).some((place) => cardAt(table, place).tokens[0] === table.mover);
}
