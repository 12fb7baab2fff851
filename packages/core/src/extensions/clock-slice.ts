import * as z from 'zod/mini';
import type { Seat } from '../model/seat.ts';
import { elapsed, MOST, plus } from './moments.ts';

/** The time of one seat, as it stood when the clock was told last. In milliseconds. */
export interface SeatClock {
  /** What is left, not counting the delay. */
  readonly left: number;
  /** What is left of the delay of the decision at hand. */
  readonly delay: number;
  /** Whether it runs since then. */
  readonly running: boolean;
}

/** The slice of a clock. */
export interface ClockSlice {
  /** When it was told last; `null` as long as the host has given no time. */
  readonly at: number | null;
  /** By seat. */
  readonly seats: readonly SeatClock[];
}

/** Made when a clock is, so that a host without one does not load it. */
export function clockSchema(): z.ZodMiniType<ClockSlice> {
  const ms = z.int().check(z.gte(0), z.lte(MOST));
  return z.strictObject({
    at: z.nullable(ms),
    seats: z.array(z.strictObject({ left: ms, delay: ms, running: z.boolean() })),
  });
}

/** One seat's time after so many milliseconds: the delay goes first, and nothing falls below zero. */
export function spend(seat: SeatClock, ms: number): SeatClock {
  if (!seat.running) return seat;
  const delay = Math.max(0, seat.delay - ms);
  return { left: Math.max(0, seat.left - Math.max(0, ms - seat.delay)), delay, running: true };
}

/**
 * What is left of a seat's time at a moment, in milliseconds; never negative. A moment before the clock was told last counts as that one. For a display: call it as often as
 * needed, nothing changes by it. `undefined` for a seat that the match does not have.
 */
export function remainingTime({ at, seats }: ClockSlice, seat: Seat, now: number): number | undefined {
  const one = seats[seat];
  return one && spend(one, elapsed(at, now)).left;
}

/**
 * The first moment at which the time of a seat is up, if nothing is done before, in milliseconds as the host counts them; `null` if none runs. A host sets its timer by it, and
 * calls `session.tick` then: see `clock`.
 */
export function nextTimeOut(slice: ClockSlice): number | null {
  const moments = timeOuts(slice).map(({ at }) => at);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** When the time of each seat that runs is up, soonest first. */
export function timeOuts({ at, seats }: ClockSlice): { readonly seat: Seat; readonly at: number }[] {
  if (at === null) return [];
  const running = seats.flatMap((one, seat) => (one.running ? [{ seat, at: plus(at, one.delay + one.left) }] : []));
  return running.sort((a, b) => a.at - b.at || a.seat - b.seat);
}
