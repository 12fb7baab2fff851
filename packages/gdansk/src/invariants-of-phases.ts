import type { Immutable, Invariant, Standing } from '@quayside/core/sdk';
import { ends } from './ends.ts';
import type { GdanskTypes } from './kit.ts';
import { sizeOf } from './rules/goods.ts';
import { lastOfRound } from './rules/turn.ts';
import type { SeatTable } from './state.ts';
import { SIZES } from './vocabulary.ts';

type State = Standing<GdanskTypes>;

/** What phase, table and ending say of each other. */
export const invariantsOfPhases: readonly Invariant<GdanskTypes>[] = [
  { name: 'meeples are placed clockwise, before anything else is done', holds: placementComesFirst },
  { name: 'a seat acts once it has rolled, and rolls once', holds: rollComesFirst },
  { name: 'what the match ends for holds', holds: endingHolds },
  { name: 'the match is over with the last turn of a round', holds: roundIsPlayedOut },
  { name: 'no round comes after the last one', holds: roundsAreCapped },
];

/** GD.A8, GD.R53, GD.A9: until all meeples stand no order lies out, and nobody has anything. */
function placementComesFirst({ state: { table }, content, options, phase, ending }: State): boolean {
  if (phase !== 'placement') return table.seats.every(({ location }) => location !== null);
  const placed = (table.current - table.firstSeat + options.seats) % options.seats;
  const clockwise = table.seats.every(
    ({ location }, seat) => (location !== null) === (seat - table.firstSeat + options.seats) % options.seats < placed,
  );
  const untouched =
    table.round === 1 && !table.centralPort && table.quays.every(({ order, markers }) => order === null && markers.length === 0);
  return clockwise && untouched && ending === null && table.seats.every((seat) => hasNothing(seat, content.limits.influenceMarkers));
}

/** GD.A7. */
function hasNothing({ cargo, workers, score, stock, cards, orders, ships }: Immutable<SeatTable>, markers: number): boolean {
  const owned = sizeOf(cargo) + workers + score + cards.length + orders.length + SIZES.reduce((sum, size) => sum + ships[size], 0);
  return owned === 0 && stock === markers;
}

/** GD.B1, GD.B2. */
function rollComesFirst({
  state: {
    table: { turn },
  },
  phase,
}: State): boolean {
  return turn.rolls > 0 === ['acting', 'over'].includes(phase);
}

/** GD.R59: points are never lost, markers never come back, and no order is revealed but by another; the cap ends the match at once. */
function endingHolds({ state: { table }, ending, ...standing }: State): boolean {
  return ending === null || ends.every(({ reason, when }) => !ending.reasons.includes(reason) || when({ ...standing, table }));
}

/** GD.K2, GD.R58. */
function roundIsPlayedOut({ state: { table }, options, phase }: State): boolean {
  return phase !== 'over' || (table.turn.over && lastOfRound(table, options.seats));
}

/** GD.R67. */
function roundsAreCapped({ state: { table }, options }: State): boolean {
  return options.roundCap === null || table.round <= options.roundCap;
}
