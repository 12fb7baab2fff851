import { badSeat, isSeatOf, type Seat } from '../../model/seat.ts';

/**
 * The seat that sits a number of places clockwise of another, anticlockwise if negative. Rotates a start seat. Refuses (fault `bad-seat`) fewer than one seat, a seat that is
 * none of them, and places that are no whole number.
 *
 * @example
 * ```ts
 * import { seatAfter } from '@quayside/core/sdk';
 *
 * console.log(seatAfter(4, 3, 2)); // 1
 * ```
 */
export function seatAfter(seats: number, seat: Seat, places: number): Seat {
  check('seatAfter(seats, seat, places)', seats, seat);
  if (!Number.isSafeInteger(places)) throw badSeat('seatAfter(seats, seat, places)', 'a whole number of places', places);
  return (((seat + places) % seats) + seats) % seats;
}

/**
 * All seats clockwise, the start seat first. Refuses (fault `bad-seat`) fewer than one seat, and a start that is none of them.
 *
 * @example
 * ```ts
 * import { clockwise } from '@quayside/core/sdk';
 *
 * console.log(clockwise(4, 2)); // [ 2, 3, 0, 1 ]
 * ```
 */
export function clockwise(seats: number, start: Seat): Seat[] {
  check('clockwise(seats, start)', seats, start);
  return Array.from({ length: seats }, (_, place) => (start + place) % seats);
}

/**
 * The first seat that is in, clockwise from a seat which itself comes first; `undefined` when none is in. All are in if `isIn` is left out. Refuses (fault `bad-seat`) fewer than
 * one seat, and one that is none of them.
 *
 * @example
 * ```ts
 * import { firstClockwise } from '@quayside/core/sdk';
 *
 * console.log(firstClockwise(4, 3, (seat) => seat !== 3)); // 0
 * ```
 */
export function firstClockwise(seats: number, from: Seat, isIn: (seat: Seat) => boolean = () => true): Seat | undefined {
  check('firstClockwise(seats, from)', seats, from);
  for (let place = 0; place < seats; place += 1) {
    const seat = (from + place) % seats;
    if (isIn(seat)) return seat;
  }
  return undefined;
}

/**
 * The next seat clockwise that is in. The seat itself comes last: a seat that is alone follows itself. `undefined` when none is in. Refuses (fault `bad-seat`) fewer than one seat,
 * and one that is none of them.
 *
 * @example
 * ```ts
 * import { nextClockwise } from '@quayside/core/sdk';
 *
 * const passed = [0, 3];
 *
 * console.log(nextClockwise(4, 2, (seat) => !passed.includes(seat))); // 1
 * ```
 */
export function nextClockwise(seats: number, from: Seat, isIn?: (seat: Seat) => boolean): Seat | undefined {
  return firstClockwise(seats, seatAfter(seats, from, 1), isIn);
}

/**
 * Whether a round is complete when this seat ends its turn: every seat that is in has then had equally many turns, given who began. So it
 * is if nobody who is in sits between this seat and the start seat, which may itself have left. Refuses (fault `bad-seat`) fewer than one seat, and seats that are none of them.
 *
 * @example
 * ```ts
 * import { endsRound } from '@quayside/core/sdk';
 *
 * // Four seats, seat 2 began: seat 1 is the last of the round.
 * console.log(endsRound(4, 2, 1), endsRound(4, 2, 3)); // true false
 * ```
 */
export function endsRound(seats: number, start: Seat, seat: Seat, isIn: (seat: Seat) => boolean = () => true): boolean {
  check('endsRound(seats, start, seat)', seats, start);
  const places = seatAfter(seats, seat, -start);
  return !clockwise(seats, start)
    .slice(places + 1)
    .some((later) => isIn(later));
}

function check(api: string, seats: number, seat: Seat): void {
  if (!Number.isSafeInteger(seats) || seats < 1) throw badSeat(api, 'at least one seat', seats);
  if (!isSeatOf(seats, seat)) throw badSeat(api, `a seat in 0 … ${seats - 1}`, seat);
}
