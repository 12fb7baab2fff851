import { type Flat, gameKit, int, type Kit } from '@quayside/core/sdk';
import * as z from 'zod/mini';

/** The value of a card. */
export const Card = int(1, 6);
const Cards = z.array(Card);
const Seat = int(0, 3);

/** What lies before each seat, in sight of all. */
const Place = z.strictObject({
  coins: int(0, 99),
  tides: int(0, 99),
  stowed: Cards,
  /** How many cards it holds. */
  held: int(0, 30),
  /** Whether it has peeked at the card that is on top of the deck. */
  peeked: z.boolean(),
  kept: z.boolean(),
  /** What it bid last: what was seen may be remembered, so it stays in sight. */
  bid: z.nullable(int(0, 9)),
});

const inferred = gameKit({
  table: z.strictObject({
    seats: z.array(Place),
    round: int(0, 3),
    first: Seat,
    current: Seat,
    /** How many turns of the round are over. */
    turns: int(0, 4),
    turn: z.strictObject({ peeked: z.boolean(), dared: z.boolean(), over: z.boolean() }),
    tide: int(0, 6),
    /** How many cards the deck has. */
    deck: int(0, 30),
    /** Cards out of play, face up. */
    open: Cards,
  }),
  hand: z.strictObject({ cards: Cards }),
  /** The last card of the deck is its top. */
  hidden: z.strictObject({ deck: Cards }),
  shown: z.strictObject({ top: z.nullable(Card), end: z.nullable(z.strictObject({ deck: Cards, hands: z.array(Cards) })) }),
  options: z.strictObject({ rounds: int(1, 3), storm: z.boolean() }),
  /** So many cards at most that the table can count the deck. */
  content: z.strictObject({ id: z.string(), cards: Cards.check(z.maxLength(30)) }),
  events: {
    kept: z.strictObject({ seat: Seat, open: Card }),
    tide: z.strictObject({ tide: Card }),
    dived: z.strictObject({ seat: Seat }),
    drew: z.strictObject({ seat: Seat, card: Card }),
    stowed: z.strictObject({ seat: Seat, card: Card }),
    peeked: z.strictObject({ seat: Seat }),
    dared: z.strictObject({ seat: Seat, rival: Seat, loser: z.nullable(Seat) }),
    gained: z.strictObject({ seat: Seat, coins: int(1, 3) }),
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
  derive: (_, { cards }) => ({ counts: [0, 1, 2, 3, 4, 5, 6].map((value) => cards.filter((card) => card === value).length) }),
});

export interface Toy extends Flat<typeof inferred.types> {}

/** What the rules of the toy are written with. */
export const kit: Kit<Toy> = inferred;
