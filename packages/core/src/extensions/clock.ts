import { Fault } from '../model/fault.ts';
import type { Seat } from '../model/seat.ts';
import { type DueChange, defineExtension, type Extension, type Occurrence, type Situation } from '../slices/extension.ts';
import { type ClockSlice, clockSchema, type SeatClock, spend, timeOuts } from './clock-slice.ts';
import { decided, endsDecision, isRunning, isTimeOut } from './decisions.ts';
import { elapsed, laterOf, plus } from './moments.ts';

/** What becomes of a seat whose time is up: the autopilot acts once for it, or it leaves. */
export const TIME_OUT_POLICIES = ['time-out', 'leave'] as const;

/** One of {@link TIME_OUT_POLICIES}. */
export type TimeOutPolicy = (typeof TIME_OUT_POLICIES)[number];

/** How a clock runs. Times are whole milliseconds, up to 1e12. */
export interface ClockOptions {
  /** What each seat begins with; at least 1. */
  readonly initial: number;
  /** What a seat gains by each decision that it has made itself; 0 unless told. */
  readonly increment?: number;
  /** So much of each decision is free; 0 unless told. */
  readonly delay?: number;
  /** With so much at least each decision begins, also when all other time is used up; 1000 unless told, and at least 1, so that a match without time goes on. */
  readonly reserve?: number;
  /** `time-out` unless told. A seat that would be the last to leave gets a time-out. */
  readonly onTimeOut?: TimeOutPolicy;
}

/**
 * An extension that keeps time: a seat's runs while it is awaited and a person plays it, in simultaneous phases that of all who have not committed. A decision begins when
 * a seat begins to be awaited, and ends when it no longer is, or is awaited for something else; only who ends it by acting gains the increment. What is due when a seat has
 * no time left is made by `session.tick`: call it before you dispatch, or an action that came too late is taken. Time does not come back by an undo. A moment before
 * the last one counts as that one; where no time is given none passes. Refuses, by the fault `bad-clock`, options that are no times.
 *
 * @example
 * ```ts
 * import { clock, createEngine, createSession, nextTimeOut, remainingTime } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const blitz = clock({ initial: 60_000, increment: 2_000 });
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' }, { extensions: [blitz], at: 0 });
 * session.dispatch(0, { type: 'drop', column: 3 }, { at: 10_000 });
 *
 * const times = session.slice(blitz);
 * console.log(remainingTime(times, 0, 15_000), remainingTime(times, 1, 15_000)); // 52000 55000
 * console.log(nextTimeOut(times), session.tick(69_999).length, session.tick(70_000).length); // 70000 0 1
 * ```
 */
export function clock(options: ClockOptions): Extension<ClockSlice> {
  const rules = { increment: 0, delay: 0, reserve: 1000, onTimeOut: 'time-out' as const, ...options };
  checkRules(rules);
  return defineExtension({
    id: 'clock',
    version: 1,
    schema: clockSchema(),
    init({ at, ...situation }) {
      const seat = { left: rules.initial, delay: 0, running: false };
      const seats = Array.from({ length: situation.match.options.seats }, (_, index) =>
        isRunning(situation, index) ? begin(rules, seat) : seat,
      );
      return { at, seats };
    },
    react: (slice, occurrence) => told(rules, slice, occurrence),
    undo: (slice, _, occurrence) => told(rules, slice, occurrence),
    check: misfit,
    due: (slice, situation, at) => due(rules, slice, situation, at),
  });
}

type Rules = Required<ClockOptions>;

function told(rules: Rules, { at, seats }: ClockSlice, occurrence: Occurrence): ClockSlice {
  const ms = elapsed(at, occurrence.at);
  return { at: laterOf(at, occurrence.at), seats: seats.map((seat, index) => goOn(rules, spend(seat, ms), index, occurrence)) };
}

/** What becomes of a seat's time by something that was done. */
function goOn(rules: Rules, seat: SeatClock, index: Seat, occurrence: Occurrence): SeatClock {
  const { deed, after } = occurrence;
  const runs = isRunning(after, index);
  if (!seat.running) return runs ? begin(rules, seat) : seat;
  const left = plus(seat.left, decided(occurrence, index) ? rules.increment : 0);
  if (!runs) return { left, delay: 0, running: false };
  const anew = endsDecision(occurrence, index) || (isTimeOut(deed) && deed.seat === index);
  return anew ? begin(rules, { ...seat, left }) : seat;
}

function begin({ delay, reserve }: Rules, { left }: SeatClock): SeatClock {
  return { left: Math.max(left, reserve), delay, running: true };
}

function due({ onTimeOut }: Rules, slice: ClockSlice, { match }: Situation, at: number): DueChange[] {
  const others = (seat: Seat): boolean => match.presence.some((presence, index) => index !== seat && presence !== 'away');
  return timeOuts(slice)
    .filter((timeOut) => timeOut.at <= Math.max(at, slice.at ?? at))
    .map(({ seat }) => ({ seat, change: onTimeOut === 'leave' && others(seat) ? 'leave' : 'time-out' }));
}

function misfit({ seats }: ClockSlice, situation: Situation): string | undefined {
  if (seats.length !== situation.match.options.seats) return `expected the time of ${situation.match.options.seats} seats`;
  const odd = seats.findIndex(({ running }, seat) => running !== isRunning(situation, seat));
  return odd < 0 ? undefined : `the time of seat ${odd} runs, or does not, against the match`;
}

function checkRules({ initial, increment, delay, reserve, onTimeOut, ...unknown }: Rules): void {
  const [odd] = Object.keys(unknown);
  if (odd !== undefined) throw badRule(odd, 'one of initial, increment, delay, reserve, onTimeOut', odd);
  const times = { initial, increment, delay, reserve };
  for (const [name, ms] of Object.entries(times)) {
    const least = name === 'initial' || name === 'reserve' ? 1 : 0;
    if (!Number.isInteger(ms) || ms < least || ms > 1e12) throw badRule(name, `whole milliseconds from ${least} to 1e12`, ms);
  }
  if (!TIME_OUT_POLICIES.includes(onTimeOut)) throw badRule('onTimeOut', TIME_OUT_POLICIES.join(' or '), onTimeOut);
}

function badRule(name: string, expected: string, received: unknown): Fault {
  return new Fault({ code: 'bad-clock', api: `clock.${name}`, expected, received: shortly(received), remedy: 'Correct it.' });
}

/** A number as it is, and a text so that it is not taken for one. */
function shortly(received: unknown): string {
  if (typeof received === 'number') return String(received);
  return typeof received === 'string' ? JSON.stringify(received) : `a ${typeof received}`;
}
