import type { Immutable, Seat } from '@quayside/core/sdk';
import type { SeatTable, Table } from '../state.ts';

/** The seats of which something holds, ascending. Asked after every action, so that it makes one list and nothing else. */
export function seatsThat({ seats }: Immutable<Table>, holds: (place: Immutable<SeatTable>, seat: Seat) => boolean): Seat[] {
  const found: Seat[] = [];
  let seat = 0;
  for (const place of seats) {
    if (holds(place, seat)) found.push(seat);
    seat += 1;
  }
  return found;
}
