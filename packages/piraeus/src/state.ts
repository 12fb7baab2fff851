import { int, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { GOODS, MOST_MONEY, NATIONS, ORIGINS, PLACES, PLANS } from './vocabulary.ts';

const count = int(0, 99);
const seat = int(0, 5);
const place = int(0, PLACES - 1);
const Good = z.enum(GOODS);

/** How many of each good. */
export const GoodCounts = strictObject({
  /** Cards of furs. */
  furs: count,
  /** Cards of tableware. */
  tableware: count,
  /** Cards of food. */
  food: count,
  /** Cards of jewelry. */
  jewelry: count,
  /** Cards of spices. */
  spices: count,
  /** Cards of fabrics. */
  fabrics: count,
});
/**
 * How many of each good.
 *
 * @interface
 */
export type GoodCounts = z.output<typeof GoodCounts>;

const price = int(1, 9);

/** The six price markers (PI.A1, PI.D4). */
export const Prices = strictObject({
  /** Drachmas for a card of furs. */
  furs: price,
  /** Drachmas for a card of tableware. */
  tableware: price,
  /** Drachmas for a card of food. */
  food: price,
  /** Drachmas for a card of jewelry. */
  jewelry: price,
  /** Drachmas for a card of spices. */
  spices: price,
  /** Drachmas for a card of fabrics. */
  fabrics: price,
});
/**
 * The six price markers (PI.A1, PI.D4).
 *
 * @interface
 */
export type Prices = z.output<typeof Prices>;

/** A card: what it is and where it comes from. */
export const Card = strictObject({
  /** Decides the price. */
  good: Good,
  /** The nation whose deck it is from, or the Greeks. */
  origin: z.enum(ORIGINS),
});
/**
 * A card: what it is and where it comes from.
 *
 * @interface
 */
export type Card = z.output<typeof Card>;

/** A card on the market, with the buyers' tokens on it, the first one first (PI.E4). */
export const MarketCard = strictObject({
  /** Decides the price. */
  good: Good,
  /** Who is paid: the seat of that nation (PI.Q23), or the reserve for the Greeks (PI.E6). */
  origin: z.enum(ORIGINS),
  /** The buyers whose tokens lie on it, the first one first; one of them alone has the right to move (PI.Q25). */
  tokens: z.array(seat),
});
/**
 * A card on the market, with the buyers' tokens on it, the first one first (PI.E4).
 *
 * @interface
 */
export type MarketCard = z.output<typeof MarketCard>;

/** What everybody sees of a seat. */
export const SeatTable = strictObject({
  /** The nation that it represents; no other seat has it (PI.A2). */
  nation: z.enum(NATIONS),
  /** Drachmas (PI.Q6). */
  money: int(0, MOST_MONEY),
  /** How many own cards are still in hand; falls only when offers are revealed (PI.Q22). */
  handSize: int(0, 8),
  /** What of the own deck has been put up so far, on all days. */
  putUp: GoodCounts,
  /** The cards bought so far, in the order of purchase (PI.Q5). */
  bought: z.array(Card),
  /** What the seat does today; `null` until the plans are revealed. */
  plan: z.nullable(z.enum(PLANS)),
  /** Whether the seat keeps its token this deal round (PI.Q30). */
  passed: z.boolean(),
  /** The places that its token has left this deal round, to which it may not return (PI.Q26). */
  left: z.array(place),
});
/**
 * What everybody sees of a seat.
 *
 * @interface
 */
export type SeatTable = z.output<typeof SeatTable>;

/** What everybody sees. */
export const table = strictObject({
  /** PI.B1: 1 to 8; 9 once the fair is over. */
  day: int(1, 9),
  /** The deal round of today, 1 to 3; 0 before the first (PI.E1). */
  round: int(0, 3),
  /** Drachmas, within the bounds of the content (PI.D4); they move with plans and offers alone. */
  prices: Prices,
  /** How many cards the Greek deck has. */
  deckSize: int(0, 99),
  /** The cards at the bottom of the Greek deck that everybody has seen go there, topmost first (PI.F2). */
  knownBottom: z.array(Good),
  /** By place: see `PLACES` of the vocabulary. */
  market: z.array(z.nullable(MarketCard)).check(z.length(PLACES)),
  /** The bids that were opened last, until the next plans are: everybody may remember them (PI.E7, PI.Q6). */
  bids: z.array(
    strictObject({
      /** Where the card lay that was bid for. */
      place,
      /** In ascending order of seats. */
      bids: z.array(
        strictObject({
          /** Who bid. */
          seat,
          /** Drachmas, from the price to all that the seat had (PI.Q33). */
          amount: int(1, MOST_MONEY),
        }),
      ),
    }),
  ),
  /** The seat that may move its token before anything else happens (PI.E4). */
  mover: z.nullable(seat),
  /** By seat. */
  seats: z.array(SeatTable),
});
/**
 * What everybody sees.
 *
 * @interface
 */
export type Table = z.output<typeof table>;

/** What one seat holds: its own cards that have not been put up (PI.Q4). */
export const hand = strictObject({
  /** By good, cards of the own nation; none are ever added. */
  cards: GoodCounts,
});

/** What nobody sees: the Greek deck, top first (PI.A3). */
export const hidden = strictObject({
  /** Of each card its good: all of them are Greek. */
  deck: z.array(Good),
});

/** Nothing hidden is shown to anyone: all that is revealed lies on the table. */
export const shown = strictObject({});
