import type { GdanskAction, GdanskTypes } from '@quayside/gdansk';
import type { ConformanceOptions, ConformanceSetup, Symmetry } from '@quayside/testkit';
import { type Style, working } from './drivers.ts';

type Sendable = GdanskAction & { readonly type: string };

const driven = (seats: number, roundCap: number, style: Style): ConformanceSetup<GdanskTypes, Sendable> => ({
  seats,
  options: { roundCap },
  pick: working(style) as NonNullable<ConformanceSetup<GdanskTypes, Sendable>['pick']>,
});

/** No seat is better than another: where seats are named on the table and in actions. */
const symmetric: Symmetry<GdanskTypes, Sendable> = {
  state: ({ table, hands, hidden }, { seat, list }) => ({
    table: {
      ...table,
      firstSeat: seat(table.firstSeat) as typeof table.firstSeat,
      current: seat(table.current) as typeof table.current,
      seats: list(table.seats),
      quays: table.quays.map(({ order, markers }) => ({ order, markers: markers.map(seat) as typeof markers })),
    },
    hands: list(hands),
    hidden,
  }),
  action: (action, { seat }) => (action.type === 'swap-markers' ? { ...action, other: seat(action.other) as typeof action.other } : action),
};

/** What the testkit has to know of the game. Random play hardly executes an order, so drivers play, with whims; short matches end level. */
export const CONFORMING: ConformanceOptions<GdanskTypes, Sendable> = {
  setups: [
    driven(2, 22, { hr: true, port: true, cubes: true, whims: 2 }),
    driven(3, 2, { hr: true, whims: 3 }),
    driven(4, 40, { sector: true }),
    { seats: 3, options: { roundCap: 3 } },
    driven(3, 40, { whims: 1 }),
    driven(2, 30, { port: true, cubes: true, whims: 1 }),
    driven(3, 40, { hr: true, whims: 1 }),
  ],
  matches: 4,
  // A match takes hundreds of steps; what comes later comes in other matches, which are played in place.
  maxSteps: 100,
  scouts: 200,
  deducible: { 'hidden.tokens.0': 'the top order token lies face up (GD.R56)' },
  unreachable: { 'rejections.no-such-die': 'there are three dice in the box, as many as an action can name' },
  symmetric,
};
