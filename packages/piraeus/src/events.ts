import { int, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { Card, Prices } from './state.ts';
import { GOODS, NATIONS, PLACES, PLANS } from './vocabulary.ts';

const seat = int(0, 5);
const goods = z.array(z.enum(GOODS));
const money = z.int().check(z.gte(0));
const place = int(0, PLACES - 1);

/** A card on the market and where it lies. */
const placed = {
  /** The place of the market: see `PLACES` of the vocabulary. */
  place,
  /** The card that lies there, or lay there until now. */
  card: Card,
};

/** What happens in a match; all of it is public, since it happens on the table. */
export const events = {
  /** PI.A2, PI.Q3: by seat. */
  'nations-chosen': strictObject({
    /** By seat; drawn, or named by the host. */
    nations: z.array(z.enum(NATIONS)),
  }),
  /** PI.B2: a day begins, with these goods in the Greek row. */
  'day-began': strictObject({
    /** Days count from 1. */
    day: int(1, 8),
    /** The Greek row from left to right; fewer than three where the deck is out (PI.Q8). */
    row: goods,
  }),
  /** PI.C1: by seat. */
  'plans-revealed': strictObject({
    /** By seat. */
    plans: z.array(z.enum(PLANS)),
  }),
  /** PI.D1: what each seller puts up and where it lies, possibly nothing. */
  'offers-revealed': strictObject({
    /** One for each seller, in ascending order of seats. */
    offers: z.array(
      strictObject({
        /** The seller. */
        seat,
        /** What it puts up: up to two cards of its own nation. */
        cards: z.array(
          strictObject({
            /** Where the card lies now. */
            place,
            /** What it is. */
            good: z.enum(GOODS),
          }),
        ),
      }),
    ),
  }),
  /** PI.C2 to PI.C4, PI.D2, PI.D3: because of the plans, or of the offers. */
  'prices-moved': strictObject({
    /** Which of the two moved them. */
    cause: z.enum(['plans', 'offers']),
    /** All prices before. */
    from: Prices,
    /** All prices after, within their bounds (PI.Q19). */
    to: Prices,
  }),
  /** PI.E1. */
  'round-began': strictObject({
    /** Deal rounds of a day count from 1. */
    round: int(1, 3),
  }),
  /** PI.E2. */
  'token-placed': strictObject({
    /** Whose token it is. */
    seat,
    ...placed,
  }),
  /** PI.Q25: the seat may move its token away from there. */
  'move-offered': strictObject({
    /** Whose token was the first there. */
    seat,
    ...placed,
  }),
  /** PI.E4: moved away from `from`. */
  'token-moved': strictObject({
    /** Whose token it is. */
    seat,
    /** The place that it has left, for this round (PI.Q26). */
    from: place,
    ...placed,
  }),
  /** PI.E4: the seat has the right to move and does not use it. */
  'token-stayed': strictObject({
    /** Whose token it is. */
    seat,
    ...placed,
  }),
  /** PI.Q30: the seat keeps its token this round. */
  'round-passed': strictObject({
    /** The buyer that passes. */
    seat,
  }),
  /** PI.E6, PI.E7: `owner` is `null` where the money goes to the reserve. */
  'card-bought': strictObject({
    /** The buyer. */
    seat,
    ...placed,
    /** What was paid, in drachmas: the price of the good, or the highest bid. */
    price: money,
    /** The seat that is paid. */
    owner: z.nullable(seat),
  }),
  /** PI.E7: the bids for one card, by seat. */
  'bids-revealed': strictObject({
    ...placed,
    /** In ascending order of seats. */
    bids: z.array(
      strictObject({
        /** Who bid. */
        seat,
        /** Drachmas. */
        amount: money,
      }),
    ),
  }),
  /** PI.E8: the highest bids are equal. */
  'card-unsold': strictObject({
    ...placed,
    /** The bid that more than one made, in drachmas; nobody pays it. */
    amount: money,
  }),
  /** PI.F1. */
  'sold-to-locals': strictObject({
    /** The seat whose card it was, and that is paid by the reserve. */
    seat,
    ...placed,
    /** The price of the good, in drachmas (PI.Q40). */
    price: money,
  }),
  /** PI.F2: in the order in which they go under the deck. */
  'greeks-returned': strictObject({
    /** From left to right in the Greek row (PI.Q9); the last one lies at the very bottom. */
    goods,
  }),
  /** PI.F3: the money of each seat at the end of the day. */
  'day-ended': strictObject({
    /** Days count from 1. */
    day: int(1, 8),
    /** By seat, in drachmas. */
    money: z.array(money),
  }),
};
