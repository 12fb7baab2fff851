import { int, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { GoodCounts } from './state.ts';
import { DICE, FACES, GOODS, MOST_SEATS, MOST_SHIPS, MOST_TOKENS, QUAYS, REMOVABLE_COLORS, SIZES } from './vocabulary.ts';

const seat = int(0, MOST_SEATS - 1);
const token = int(0, MOST_TOKENS - 1);
const quay = int(1, QUAYS);
const location = int(0, QUAYS);
const points = z.int().check(z.gte(0));
const good = z.enum(GOODS);
const dice = z.array(int(0, FACES - 1));

/** What happens in a match; public but for the value of a served ship. */
export const events = {
  /** GD.A4, GD.A5: what two players put back into the box. */
  'removed-for-two': strictObject({
    /** The colour whose port cards are not used. */
    color: z.enum(REMOVABLE_COLORS),
    /** The order tokens that left the game, the top one first. */
    tokens: z.array(token),
  }),
  /** GD.R52. */
  'first-seat': strictObject({
    /** The seat that begins, drawn or named by the host. */
    seat,
  }),
  /** GD.A8. */
  'meeple-placed': strictObject({
    /** Whose meeple it is. */
    seat,
    /** Named by its lowest quay; Central Port is 0. */
    location,
  }),
  /** GD.B1: a turn begins. */
  'turn-began': strictObject({
    /** Whose turn it is. */
    seat,
    /** Rounds count from 1. */
    round: z.int().check(z.gte(1)),
  }),
  /** GD.B2, GD.B3: what all dice show now, and the positions that were rolled again. */
  rolled: strictObject({
    /** Who rolled. */
    seat,
    /** By die, its face as an index into the faces of the content. */
    dice,
    /** The dice that were rolled again, ascending from 0; none for the first roll of a turn. */
    rerolled: z.array(int(0, DICE - 1)),
  }),
  /** GD.E1. */
  recruited: strictObject({
    /** Who takes them. */
    seat,
    /** One for each symbol for recruitment. */
    workers: points,
  }),
  /** GD.C1, GD.C5: `discarded` makes room in a full hold. */
  loaded: strictObject({
    /** Whose hold it is. */
    seat,
    /** The good of the cube that came from the unloading zone. */
    good,
    /** The good of the cube that went back for it; `null` where there was room. */
    discarded: z.nullable(good),
  }),
  /** GD.D1. */
  moved: strictObject({
    /** Whose meeple it is. */
    seat,
    /** Where it stood. */
    from: location,
    /** Where it stands, one connection further. */
    to: location,
  }),
  /** GD.J3. */
  unloaded: strictObject({
    /** Whose hold it is. */
    seat,
    /** The good of the cube that went back to the unloading zone. */
    good,
    /** What the cube brought, at once. */
    points,
  }),
  /** GD.R22. */
  'bonus-put-aside': strictObject({
    /** Whose bonus it is. */
    seat,
    /** The good that it would have saved. */
    good,
  }),
  /** GD.F2, GD.F3: what was paid in cubes, and which bonuses stood in. */
  'order-executed': strictObject({
    /** Who executed it. */
    seat,
    /** Where it lay. */
    quay,
    /** The order token, as an index into the content. */
    token,
    /** What the token brought; the influence of others is told apart. */
    points,
    /** The cubes that went to the unloading zone. */
    paid: GoodCounts,
    /** The bonuses that stood in, each for one cube. */
    bonuses: GoodCounts,
  }),
  /** GD.F5. */
  'influence-scored': strictObject({
    /** Whose markers they are: never those of the seat that executed the order (GD.F6). */
    seat,
    /** How many lie in the sector. */
    markers: points,
    /** What they bring together. */
    points,
  }),
  /** GD.F7, GD.H3. */
  'marker-placed': strictObject({
    /** Whose marker it is, from stock. */
    seat,
    /** Where it lies now. */
    quay,
    /** Whether an order (GD.F7) or the HR panel (GD.H3) placed it. */
    by: z.enum(['order', 'hr']),
  }),
  /** GD.F9. */
  'card-taken': strictObject({
    /** Who takes it. */
    seat,
    /** The quay of the card. */
    quay,
  }),
  /** GD.A9, GD.F10. */
  'order-revealed': strictObject({
    /** The quay of the port card, where the token lies now. */
    quay,
    /** The order token, as an index into the content. */
    token,
  }),
  /** GD.F12. */
  'central-port-opened': strictObject({}),
  /** GD.H2. */
  'markers-swapped': strictObject({
    /** Who used the HR panel. */
    seat,
    /** Where its marker lay, and that of the other lies now. */
    own: quay,
    /** Whose marker it was changed for. */
    other: seat,
    /** Where that marker lay, and the own one lies now. */
    theirs: quay,
  }),
  /** GD.I2: for everybody. */
  'ship-served': strictObject({
    /** Who served it. */
    seat,
    /** The stack from which it came. */
    size: z.enum(SIZES),
  }),
  /** GD.I2, GD.R50: for its owner alone. */
  'ship-seen': strictObject({
    /** Who served it, and alone hears of this. */
    seat,
    /** The ship, as an index into the content. */
    ship: int(0, MOST_SHIPS - 1),
    /** What it brings at the end of the match. */
    points,
  }),
  /** GD.B11: a turn is over. */
  'turn-ended': strictObject({
    /** Whose turn it was. */
    seat,
  }),
};
