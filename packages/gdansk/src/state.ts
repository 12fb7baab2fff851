import { int, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { DICE, DICE_ACTIONS, FACES, MOST_SEATS, MOST_SHIPS, MOST_TOKENS, QUAYS, REMOVABLE_COLORS } from './vocabulary.ts';

const seat = int(0, MOST_SEATS - 1);
const count = int(0, 99);
const token = int(0, MOST_TOKENS - 1);
const ship = int(0, MOST_SHIPS - 1);
const quay = int(1, QUAYS);
const location = int(0, QUAYS);

/** How many cubes, or bonuses, of each good. */
export const GoodCounts = strictObject({
  /** Of weight 1 in the default content, as all weights here (GD.C2). */
  grain: count,
  /** Of weight 1. */
  fuels: count,
  /** Of weight 1. */
  coal: count,
  /** Of weight 2. */
  containers: count,
  /** Of weight 2. */
  cargo: count,
  /** Of weight 3. */
  roro: count,
});
/**
 * How many cubes, or bonuses, of each good.
 *
 * @interface
 */
export type GoodCounts = z.output<typeof GoodCounts>;

/** How many ships of each size. */
export const SizeCounts = strictObject({
  /** For 3 workers each in the default content, as all numbers here (GD.I1). */
  small: count,
  /** For 5 workers each. */
  medium: count,
  /** For 8 workers each. */
  large: count,
});
/**
 * How many ships of each size.
 *
 * @interface
 */
export type SizeCounts = z.output<typeof SizeCounts>;

/** What lies on a quay: the order token, if one does, and the influence markers, in the order in which they came (GD.F7, GD.R39). */
export const Quay = strictObject({
  /** The order token, as an index into the content; `null` where none lies. */
  order: z.nullable(token),
  /** The owners of the influence markers, in the order in which they came, each once at most (GD.R47). */
  markers: z.array(seat),
});
/**
 * What lies on a quay: the order token, if one does, and the influence markers, in the order in which they came (GD.F7, GD.R39).
 *
 * @interface
 */
export type Quay = z.output<typeof Quay>;

/** The turn that is under way. */
export const Turn = strictObject({
  /** The face that each die shows, as an index into the faces of the content; empty before the roll. */
  dice: z.array(int(0, FACES - 1)).check(z.maxLength(DICE)),
  /** How often dice have been rolled, at most three times (GD.B3). */
  rolls: int(0, 3),
  /** Whether the dice can no longer be rerolled (GD.R2). */
  fixed: z.boolean(),
  /** Before, among or after the dice actions (GD.R3). */
  stage: z.enum(['before', 'dice', 'after']),
  /** The dice action that is under way and can be continued (GD.B8). */
  open: z.nullable(z.enum(['load', 'unload', 'move'])),
  /** The symbols that it has left. */
  left: count,
  /** The dice actions that have begun this turn (GD.B9). */
  used: z.array(z.enum(DICE_ACTIONS)),
  /** Whether an order was executed: once a turn, before or after the dice actions (GD.B11, GD.R4). */
  order: z.boolean(),
  /** Whether the HR panel was used: the same (GD.H1). */
  hr: z.boolean(),
  /** Whether a cruise ship was served: the same (GD.I3). */
  ship: z.boolean(),
  /** Whether the seat has ended its turn. */
  over: z.boolean(),
  /** The bonuses that do not count for this turn's order (GD.R22). */
  aside: GoodCounts,
});
/**
 * The turn that is under way.
 *
 * @interface
 */
export type Turn = z.output<typeof Turn>;

/** What everybody sees of a seat (GD.R68). */
export const SeatTable = strictObject({
  /** `null` until the meeple is placed. */
  location: z.nullable(location),
  /** The cubes in the cargo space. */
  cargo: GoodCounts,
  /** Workers in front of the player; there is no limit (GD.A2, GD.E2). */
  workers: z.int().check(z.gte(0)),
  /** Victory points on the track; there is no cap (GD.R62). */
  score: z.int().check(z.gte(0)),
  /** Influence markers that are not on the board. */
  stock: int(0, 99),
  /** The quays of the port cards taken, in order (GD.F9). */
  cards: z.array(quay),
  /** The executed order tokens, in order; face down, but everybody saw them (GD.F8). */
  orders: z.array(token),
  /** The served ships by size; their values are secret (GD.I2, GD.R68). */
  ships: SizeCounts,
});
/**
 * What everybody sees of a seat (GD.R68).
 *
 * @interface
 */
export type SeatTable = z.output<typeof SeatTable>;

/** What everybody sees. */
export const table = strictObject({
  /** The seat that began; the round ends before its next turn (GD.B1, GD.K2). */
  firstSeat: seat,
  /** The seat whose turn it is, or that places its meeple. */
  current: seat,
  /** Rounds count from 1. */
  round: z.int().check(z.gte(1)),
  /** That of the current seat; as at the beginning of a turn while meeples are placed. */
  turn: Turn,
  /** By quay number less one. */
  quays: z.array(Quay).check(z.length(QUAYS)),
  /** The cubes in the unloading zone. */
  zone: GoodCounts,
  /** How many port cards are still in the stack; the Central Port card below them does not count. */
  cardsLeft: count,
  /** How many order tokens are still in the stack. */
  tokensLeft: count,
  /** How many cruise ships are still in the stacks (GD.R48). */
  shipsLeft: SizeCounts,
  /** Whether the Central Port card lies on its location (GD.F12). */
  centralPort: z.boolean(),
  /** GD.A5: with two players, the colour that is not used. */
  removedColor: z.nullable(z.enum(REMOVABLE_COLORS)),
  /** GD.A4: the tokens that left the game in sight of everybody. */
  removedTokens: z.array(token),
  /** By seat. */
  seats: z.array(SeatTable),
});
/**
 * What everybody sees.
 *
 * @interface
 */
export type Table = z.output<typeof table>;

/** What one seat holds: the cruise ships that it has served (GD.R50). */
export const hand = strictObject({
  /** In the order in which they were served, as indices into the content. */
  ships: z.array(ship),
});

/** What nobody sees: the stacks, top first (GD.R68). */
export const hidden = strictObject({
  /** The quays of the port cards. */
  cards: z.array(quay),
  /** The order tokens, as indices into the content. */
  tokens: z.array(token),
  /** The cruise ships by size, as indices into the content (GD.R48). */
  ships: strictObject({
    /** Top first. */
    small: z.array(ship),
    /** Top first. */
    medium: z.array(ship),
    /** Top first. */
    large: z.array(ship),
  }),
});

/** What of the hidden is shown: the top order token, which lies face up (GD.R56), and all served ships once the match is over (GD.K3). */
export const shown = strictObject({
  /** The order token that is revealed next, as an index into the content; `null` once the stack is empty. */
  topToken: z.nullable(token),
  /** By seat, the ships that it has served; `null` until the match is over. */
  ships: z.nullable(z.array(z.array(ship))),
});
