import { type Flat, gameKit, int, type Kit } from '@quayside/core/sdk';
import * as z from 'zod/mini';

/** The cards, weakest first. TOY.1: what version 1 calls 6 is the galleon. */
export const CARDS = [1, 2, 3, 4, 5, 'galleon'] as const;
export const Card = z.literal(CARDS);
export type Card = z.output<typeof Card>;

const Cards = z.array(Card);
const Seat = int(0, 3);

const Place = z.strictObject({
  coins: int(0, 99),
  tides: int(0, 99),
  stowed: Cards,
  held: int(0, 30),
  peeked: z.boolean(),
  kept: z.boolean(),
});

const inferred = gameKit({
  table: z.strictObject({
    seats: z.array(Place),
    /** By seat, what it bid last. In version 1 it stands before the seat. */
    bids: z.array(z.nullable(int(0, 9))),
    round: int(0, 3),
    first: Seat,
    current: Seat,
    turns: int(0, 4),
    turn: z.strictObject({ peeked: z.boolean(), dared: z.boolean(), over: z.boolean(), moored: z.boolean() }),
    tide: int(0, 6),
    deck: int(0, 30),
    open: Cards,
  }),
  hand: z.strictObject({ cards: Cards }),
  hidden: z.strictObject({ deck: Cards }),
  shown: z.strictObject({ top: z.nullable(Card), end: z.nullable(z.strictObject({ deck: Cards, hands: z.array(Cards) })) }),
  options: z.strictObject({ rounds: int(1, 3), storm: z.boolean() }),
  content: z.strictObject({ id: z.string(), cards: Cards.check(z.maxLength(30)) }),
  events: {
    kept: z.strictObject({ seat: Seat, open: Card }),
    tide: z.strictObject({ tide: int(1, 6) }),
    dived: z.strictObject({ seat: Seat }),
    drew: z.strictObject({ seat: Seat, card: Card }),
    stowed: z.strictObject({ seat: Seat, card: Card }),
    peeked: z.strictObject({ seat: Seat }),
    dared: z.strictObject({ seat: Seat, rival: Seat, loser: z.nullable(Seat) }),
    gained: z.strictObject({ seat: Seat, coins: int(1, 3) }),
    moored: z.strictObject({ seat: Seat }),
    bids: z.strictObject({ bids: z.array(z.strictObject({ seat: Seat, coins: int(0, 9) })), winner: z.nullable(Seat) }),
  },
  rejections: {
    'no-such-card': { rule: 'TOY.6' },
    'peeked-already': { rule: 'TOY.5' },
    'nothing-to-peek-at': { rule: 'TOY.5' },
    'dared-already': { rule: 'TOY.7' },
    'no-such-rival': { rule: 'TOY.7' },
    'deck-empty': { rule: 'TOY.8' },
    'too-dear': { rule: 'TOY.11' },
    'nothing-to-keep': { rule: 'TOY.2' },
  },
});

export interface Toy2 extends Flat<typeof inferred.types> {}

/** What the rules of the second version are written with. */
export const kit: Kit<Toy2> = inferred;

/** TOY.1 */
export function worth(card: Card): number {
  return card === 'galleon' ? 6 : card;
}

/** Cards in a new list, weakest first. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => worth(one) - worth(other));
}
