import { at, type Immutable, type Seat } from '@quayside/core/sdk';
import type { Table } from '../state.ts';

/** Whether a seat has a marker on a quay. */
export function hasMarker({ quays }: Immutable<Table>, quay: number, seat: Seat): boolean {
  return at(quays, quay - 1).markers.includes(seat);
}

/** GD.R40: whether two seats may swap their markers on two quays, so that both end with at most one on each. */
export function swapKeepsOnePerQuay(table: Immutable<Table>, seat: Seat, own: number, other: Seat, theirs: number): boolean {
  return !hasMarker(table, theirs, seat) && !hasMarker(table, own, other);
}

/** GD.H2: two markers change places. */
export function swapMarkers({ quays }: Table, seat: Seat, own: number, other: Seat, theirs: number): void {
  const [mine, his] = [at(quays, own - 1), at(quays, theirs - 1)];
  mine.markers = mine.markers.map((marker) => (marker === seat ? other : marker));
  his.markers = his.markers.map((marker) => (marker === other ? seat : marker));
}

/** GD.H5: whether another seat has a marker on a quay. A quay with an order has none (GD.R43). */
export function othersAreThere({ quays }: Immutable<Table>, quay: number, seat: Seat): boolean {
  return at(quays, quay - 1).markers.some((marker) => marker !== seat);
}

/** GD.F7, GD.H3: a marker goes from the stock to a quay. */
export function placeMarker(table: Table, quay: number, seat: Seat): void {
  at(table.quays, quay - 1).markers.push(seat);
  at(table.seats, seat).stock -= 1;
}
