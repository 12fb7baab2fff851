import { at, type Invariant, type Standing } from '@quayside/core/sdk';
import { invariantsOfPhases } from './invariants-of-phases.ts';
import type { PiraeusTypes } from './kit.ts';
import { countGoods, sizeOf } from './rules/goods.ts';
import { cardAt, occupiedPlaces } from './rules/market.ts';
import { contestedPlaces } from './rules/tokens.ts';
import type { GoodCounts } from './state.ts';
import { GOODS, GREEK_ROW, MOST_MONEY, MOST_OFFERED, ORIGINS, type Origin } from './vocabulary.ts';

type State = Standing<PiraeusTypes>;

/** What holds after every step. */
export const invariants: readonly Invariant<PiraeusTypes>[] = [
  { name: 'every seat has a nation of its own', holds: nationsDiffer },
  { name: 'own cards are in hand or were put up', holds: ownCardsAreKept },
  { name: 'cards lie where they belong, and come from somebody at the table', holds: originsFit },
  { name: 'Greek cards are in the deck, in the row or bought', holds: greekCardsAreKept },
  { name: 'foreign cards on the market or bought were put up', holds: foreignCardsWerePutUp },
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
  { name: 'all money that can ever be in play can be bid', holds: moneyCanBeBid },
  { name: 'the fair is over after its last day, and not before', holds: daysAreKept },
  ...invariantsOfPhases,
];

function nationsDiffer({ state: { table, hands }, options }: State): boolean {
  const nations = new Set(table.seats.map(({ nation }) => nation));
  return nations.size === options.seats && table.seats.length === options.seats && hands.length === options.seats;
}

function ownCardsAreKept({ state: { table, hands }, derived }: State): boolean {
  return table.seats.every(({ nation, putUp, handSize }, seat) => {
    const { cards } = at(hands, seat);
    const deck = at(derived.decks, nation);
    return sizeOf(cards) === handSize && GOODS.every((good) => cards[good] + putUp[good] === deck[good]);
  });
}

function greekCardsAreKept({ state: { table, hidden }, content }: State): boolean {
  const [inDeck, out] = [countGoods(hidden.deck), cardsOut(table).greeks];
  return GOODS.every((good) => inDeck[good] + out[good] === content.greeks.cards[good]);
}

function foreignCardsWerePutUp({ state: { table } }: State): boolean {
  const out = cardsOut(table);
  return table.seats.every(
    ({ nation, putUp, bought }) =>
      bought.every(({ origin }) => origin !== nation) && GOODS.every((good) => out[nation][good] <= putUp[good]),
  );
}

/** The cards on the market and those that were bought, counted by where they come from. */
function cardsOut({ market, seats }: State['state']['table']): Record<Origin, GoodCounts> {
  const out = Object.fromEntries(ORIGINS.map((origin) => [origin, countGoods([])])) as Record<Origin, GoodCounts>;
  for (const card of market) if (card !== null) out[card.origin][card.good] += 1;
  for (const { bought } of seats) for (const { origin, good } of bought) out[origin][good] += 1;
  return out;
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

/** PI.Q33, PI.F1: what the seats have, and what the locals can still pay for cards in hand or on the market. */
function moneyCanBeBid({ state: { table }, content: { price } }: State): boolean {
  const own = table.market.slice(GREEK_ROW).filter((card) => card !== null).length;
  const unsold = table.seats.reduce((sum, { handSize }) => sum + handSize, own);
  const money = table.seats.reduce((sum, seat) => sum + seat.money, 0);
  return money + unsold * price.max <= MOST_MONEY;
}

/** PI.B1. */
function daysAreKept({ state: { table }, content: { days }, phase }: State): boolean {
  return phase === 'over' ? table.day === days.value + 1 : table.day <= days.value;
}
