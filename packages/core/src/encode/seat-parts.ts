import type { Seat } from '../model/seat.ts';
import { beneath, type Frame, fieldOf, type Part } from './part.ts';

/** In which order what belongs to seats is written: as they are numbered, or clockwise from the viewer's own. */
export const SEAT_ORDERS = ['by-seat', 'own-first'] as const;

/** In which order what belongs to seats is written: as they are numbered, or clockwise from the viewer's own. */
export type SeatOrder = (typeof SEAT_ORDERS)[number];

/** The seats of a match, in the order in which they are written. */
export interface Seating {
  readonly seats: number;
  readonly order: SeatOrder;
}

/** What the places of the order are called: `0`, `1` … or `me`, `me+1` … */
export function placesOf({ seats, order }: Seating): readonly (Seat | string)[] {
  return Array.from({ length: seats }, (_, place) => (order === 'by-seat' ? place : place === 0 ? 'me' : `me+${place}`));
}

/** The place of a seat in the order; -1 for what is no seat of the match. */
function placeOf({ seats, order }: Seating, seat: unknown, viewer: Seat): number {
  if (typeof seat !== 'number' || seat < 0 || seat >= seats) return -1;
  return order === 'by-seat' ? seat : (seat - viewer + seats) % seats;
}

/** A seat. */
export function seatPart(seating: Seating): Part {
  return {
    size: seating.seats,
    fields: fieldOf('one-hot', seating.seats, { values: placesOf(seating) }),
    write: (value, frame, at) => mark(seating, value, frame, at),
  };
}

/** Several seats, in a list. */
export function seatsPart(seating: Seating): Part {
  return {
    size: seating.seats,
    fields: fieldOf('multi-hot', seating.seats, { values: placesOf(seating) }),
    write(value, frame, at) {
      for (const seat of value as readonly unknown[]) mark(seating, seat, frame, at);
    },
  };
}

function mark(seating: Seating, seat: unknown, { into, viewer }: Frame, at: number): void {
  const place = placeOf(seating, seat, viewer);
  if (place >= 0) into[at + place] = 1;
}

/** An item for each seat, in an array in the order of the seats. */
export function bySeatPart(seating: Seating, item: Part): Part {
  const { seats, order } = seating;
  return {
    size: seats * item.size,
    fields: placesOf(seating).flatMap((name, place) => beneath(`.${name}`, place * item.size, item)),
    write(value, frame, at) {
      const items = value as readonly unknown[];
      const first = order === 'by-seat' ? 0 : frame.viewer;
      for (let place = 0; place < seats; place += 1) {
        const seat = (first + place) % seats;
        if (seat < items.length) item.write(items[seat], frame, at + place * item.size);
      }
    },
  };
}
