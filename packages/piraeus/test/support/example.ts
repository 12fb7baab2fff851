import { at } from '@quayside/core/sdk';
import type { PiraeusTypes } from '@quayside/piraeus';
import { type Projections, scenario } from '@quayside/testkit';
import { plan } from './actions.ts';
import { engine } from './engine.ts';
import { type PositionSpec, position } from './position.ts';

/** The seats of the examples. */
export const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** What the examples ask about. */
export const PROJECTIONS = {
  money: ({ table }, seat) => at(table.seats, seat).money,
  bought: ({ table }, seat) => at(table.seats, seat).bought,
  handSize: ({ table }, seat) => at(table.seats, seat).handSize,
  /** At the end. */
  total: ({ outcome }, seat) => outcome?.scores[seat]?.total ?? null,
  parts: ({ outcome }, seat) => outcome?.scores[seat]?.parts ?? null,
} satisfies Projections<PiraeusTypes>;

/** A scenario of the rulebook that begins at a position; X, Y and Z are the cards of the Greek row. */
export function example(spec: PositionSpec = {}) {
  return scenario(engine, { seats: NAMES.slice(0, spec.seats ?? 4), projections: PROJECTIONS, points: { X: 0, Y: 1, Z: 2 } }).given(
    position(spec),
  );
}

/** The seats make their plans, by seat `b`uyer or `s`eller, e.g. `bbss`. */
export function planned(start: ReturnType<typeof example>, plans: string): ReturnType<typeof example> {
  return NAMES.slice(0, plans.length).reduce(
    (told, name, seat) => told.when(name).does(plan(plans[seat] === 's' ? 'seller' : 'buyer')),
    start,
  );
}
