import { int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { Card, Prices } from './state.ts';
import { GOODS, NATIONS, PLACES, PLANS } from './vocabulary.ts';

const seat = int(0, 5);
const goods = z.array(z.enum(GOODS));
const money = z.int().check(z.gte(0));
const place = int(0, PLACES - 1);

/** A card on the market and where it lies. */
const placed = { place, card: Card };

/** What happens in a match; all of it is public, since it happens on the table. */
export const events = {
  /** PI.A2, PI.Q3: by seat. */
  'nations-chosen': z.strictObject({ nations: z.array(z.enum(NATIONS)) }),
  /** PI.B2: a day begins, with these goods in the Greek row. */
  'day-began': z.strictObject({ day: int(1, 8), row: goods }),
  /** PI.C1: by seat. */
  'plans-revealed': z.strictObject({ plans: z.array(z.enum(PLANS)) }),
  /** PI.D1: what each seller puts up and where it lies, possibly nothing. */
  'offers-revealed': z.strictObject({
    offers: z.array(z.strictObject({ seat, cards: z.array(z.strictObject({ place, good: z.enum(GOODS) })) })),
  }),
  /** PI.C2 to PI.C4, PI.D2, PI.D3: because of the plans, or of the offers. */
  'prices-moved': z.strictObject({ cause: z.enum(['plans', 'offers']), from: Prices, to: Prices }),
  /** PI.E1. */
  'round-began': z.strictObject({ round: int(1, 3) }),
  /** PI.E2. */
  'token-placed': z.strictObject({ seat, ...placed }),
  /** PI.Q25: the seat may move its token away from there. */
  'move-offered': z.strictObject({ seat, ...placed }),
  /** PI.E4: moved away from `from`. */
  'token-moved': z.strictObject({ seat, from: place, ...placed }),
  /** PI.E4: the seat has the right to move and does not use it. */
  'token-stayed': z.strictObject({ seat, ...placed }),
  /** PI.Q30: the seat keeps its token this round. */
  'round-passed': z.strictObject({ seat }),
  /** PI.E6, PI.E7: `owner` is `null` where the money goes to the reserve. */
  'card-bought': z.strictObject({ seat, ...placed, price: money, owner: z.nullable(seat) }),
  /** PI.E7: the bids for one card, by seat. */
  'bids-revealed': z.strictObject({ ...placed, bids: z.array(z.strictObject({ seat, amount: money })) }),
  /** PI.E8: the highest bids are equal. */
  'card-unsold': z.strictObject({ ...placed, amount: money }),
  /** PI.F1. */
  'sold-to-locals': z.strictObject({ seat, ...placed, price: money }),
  /** PI.F2: in the order in which they go under the deck. */
  'greeks-returned': z.strictObject({ goods }),
  /** PI.F3: the money of each seat at the end of the day. */
  'day-ended': z.strictObject({ day: int(1, 8), money: z.array(money) }),
};
