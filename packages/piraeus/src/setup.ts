import { at, type Effects, type State } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { deckOf } from './rules/goods.ts';
import type { GoodCounts, SeatTable } from './state.ts';
import { GOODS, NATIONS, type Nation, PLACES } from './vocabulary.ts';

/**
 * Lays everything out before the first day: day and prices (PI.A1), nations with their cards and money (PI.A2), the Greek deck, shuffled (PI.A3). The
 * decks of nations that nobody represents are not in the state at all (PI.A4).
 */
export function setup({ options, content, derived, random, emit }: Effects<PiraeusTypes>): State<PiraeusTypes> {
  // PI.Q3: named by the host, or drawn, all different.
  const nations = options.nations !== null ? [...options.nations] : random.shuffle('nations', [...NATIONS]).slice(0, options.seats);
  emit({ type: 'nations-chosen', nations });
  const deck = random.shuffle('greek-deck', deckOf(content.greeks.cards));
  return {
    table: {
      day: 1,
      round: 0,
      prices: everyGood(content.price.start),
      deckSize: deck.length,
      knownBottom: [],
      market: Array.from({ length: PLACES }, () => null),
      bids: [],
      mover: null,
      seats: nations.map((nation) => seatAtStart(nation, content.startingMoney.value)),
    },
    hands: nations.map((nation) => ({ cards: { ...at(derived.decks, nation) } })),
    hidden: { deck },
  };
}

function everyGood(value: number): GoodCounts {
  return Object.fromEntries(GOODS.map((good) => [good, value])) as GoodCounts;
}

/** PI.A2: eight own cards and ten drachmas. */
function seatAtStart(nation: Nation, money: number): SeatTable {
  return { nation, money, handSize: 8, putUp: everyGood(0), bought: [], plan: null, passed: false, left: [] };
}
