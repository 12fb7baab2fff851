import { int } from '@quayside/core/sdk';
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
  'removed-for-two': z.strictObject({ color: z.enum(REMOVABLE_COLORS), tokens: z.array(token) }),
  /** GD.R52. */
  'first-seat': z.strictObject({ seat }),
  /** GD.A8. */
  'meeple-placed': z.strictObject({ seat, location }),
  /** GD.B1: a turn begins. */
  'turn-began': z.strictObject({ seat, round: z.int().check(z.gte(1)) }),
  /** GD.B2, GD.B3: what all dice show now, and the positions that were rolled again. */
  rolled: z.strictObject({ seat, dice, rerolled: z.array(int(0, DICE - 1)) }),
  /** GD.E1. */
  recruited: z.strictObject({ seat, workers: points }),
  /** GD.C1, GD.C5: `discarded` makes room in a full hold. */
  loaded: z.strictObject({ seat, good, discarded: z.nullable(good) }),
  /** GD.D1. */
  moved: z.strictObject({ seat, from: location, to: location }),
  /** GD.J3. */
  unloaded: z.strictObject({ seat, good, points }),
  /** GD.R22. */
  'bonus-put-aside': z.strictObject({ seat, good }),
  /** GD.F2, GD.F3: what was paid in cubes, and which bonuses stood in. */
  'order-executed': z.strictObject({ seat, quay, token, points, paid: GoodCounts, bonuses: GoodCounts }),
  /** GD.F5. */
  'influence-scored': z.strictObject({ seat, markers: points, points }),
  /** GD.F7, GD.H3. */
  'marker-placed': z.strictObject({ seat, quay, by: z.enum(['order', 'hr']) }),
  /** GD.F9. */
  'card-taken': z.strictObject({ seat, quay }),
  /** GD.A9, GD.F10. */
  'order-revealed': z.strictObject({ quay, token }),
  /** GD.F12. */
  'central-port-opened': z.strictObject({}),
  /** GD.H2. */
  'markers-swapped': z.strictObject({ seat, own: quay, other: seat, theirs: quay }),
  /** GD.I2: for everybody. */
  'ship-served': z.strictObject({ seat, size: z.enum(SIZES) }),
  /** GD.I2, GD.R50: for its owner alone. */
  'ship-seen': z.strictObject({ seat, ship: int(0, MOST_SHIPS - 1), points }),
  /** GD.B11: a turn is over. */
  'turn-ended': z.strictObject({ seat }),
};
