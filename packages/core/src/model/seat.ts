import { Fault } from './fault.ts';
import { brief } from './told.ts';

/** A place at the table: `0 … n-1`, clockwise. */
export type Seat = number;

/** Who looks: a seat, or `null` for the spectator, the viewer without a seat. */
export type Viewer = Seat | null;

/** Whether a value can be a seat of some match. */
export function isSeatNumber(value: unknown): value is Seat {
  return Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0));
}

/** Whether a value is a seat of a match that has so many. */
export function isSeatOf(seats: number, value: unknown): value is Seat {
  return isSeatNumber(value) && value < seats;
}

/** Whether a value is the spectator, or a seat of a match that has so many. */
export function isViewerOf(seats: number, value: unknown): value is Viewer {
  return value === null || isSeatOf(seats, value);
}

/** Throws the fault `bad-seat` unless a value can be a seat. */
export function demandSeat(api: string, value: unknown): void {
  if (!isSeatNumber(value)) throw badSeat(api, 'a seat', value);
}

/** Throws the fault `bad-seat` unless a value can be a seat or the spectator. */
export function demandViewer(api: string, value: unknown): void {
  if (value !== null && !isSeatNumber(value)) throw badSeat(api, 'a seat, or null for the spectator', value);
}

/** The fault of something that is no seat, or no number of seats. */
export function badSeat(api: string, expected: string, received: unknown): Fault {
  return new Fault({ code: 'bad-seat', api, expected, received: brief(received), remedy: 'Count seats from 0.' });
}
