import { OVER } from '../game/match.ts';
import type { AnyAction } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Occurrence } from '../slices/extension.ts';
import { decided, isRunning, isTimeOut } from './decisions.ts';
import { plus } from './moments.ts';
import type { SeatStatistics, Statistics } from './statistics-slice.ts';
import { sumCounts } from './sum-statistics.ts';

/** Statistics after something that was done so many milliseconds after the last, without the game's own counts. */
export function countOccurrence(counts: Statistics, occurrence: Occurrence, ms: number): Statistics {
  const { seats, ...whole } = countTime(counts, occurrence, ms);
  return { ...whole, seats: seats.map((seat, index) => countSeat(seat, index, occurrence)) };
}

/** What goes on by an undo as by everything else: the time, and what is counted of the whole. */
export function countTime(counts: Statistics, { before, after }: Occurrence, ms: number): Statistics {
  return {
    ...counts,
    finished: after.match.phase === OVER ? 1 : 0,
    deeds: plus(counts.deeds, 1),
    steps: after.match.step,
    seats: counts.seats.map((seat, index) => (isRunning(before, index) ? { ...seat, time: plus(seat.time, ms) } : seat)),
  };
}

/** What is counted of one seat, but for the time. */
function countSeat(seat: SeatStatistics, index: Seat, occurrence: Occurrence): SeatStatistics {
  const { deed, events } = occurrence;
  const stoodIn = events.filter(({ event }) => event.type === 'stood-in' && 'seat' in event && event.seat === index).length;
  const own = deed.seat === index;
  const action: AnyAction | undefined = own && 'action' in deed ? deed.action : undefined;
  return {
    ...seat,
    actions: action === undefined ? seat.actions : sumCounts(seat.actions, { [action.type]: 1 }),
    decisions: plus(seat.decisions, decided(occurrence, index) ? 1 : 0),
    timeOuts: plus(seat.timeOuts, own && isTimeOut(deed) ? 1 : 0),
    stoodIn: plus(seat.stoodIn, stoodIn),
    departures: plus(seat.departures, own && 'change' in deed && deed.change === 'leave' ? 1 : 0),
  };
}

/** After an undo, what was taken back is not counted any more; that it was is. */
export function countUndo(counts: Statistics, restored: Statistics, occurrence: Occurrence, ms: number): Statistics {
  const { seats, ...whole } = countTime(counts, occurrence, ms);
  return {
    ...whole,
    tallies: restored.tallies,
    seats: seats.map((seat, index) => {
      const { actions, decisions, tallies } = restored.seats[index] ?? seat;
      return { ...seat, actions, decisions, tallies, undone: plus(seat.undone, occurrence.deed.seat === index ? 1 : 0) };
    }),
  };
}
