import { Fault } from '../model/fault.ts';
import { isSeatOf, type Seat } from '../model/seat.ts';

/**
 * The seats that a phase awaits, ascending. Refuses (fault `bad-awaiting`) what is no seat of the match, and a seat that is named twice: nobody could act for
 * `undefined`, and the match would stand still without a word.
 */
export function awaitedSeats(phase: string, awaited: readonly Seat[], seats: number): readonly Seat[] {
  if (areAscending(awaited, seats)) return awaited;
  const sorted = [...awaited].sort((a, b) => a - b);
  if (areAscending(sorted, seats)) return sorted;
  throw new Fault({
    code: 'bad-awaiting',
    api: `phases.${phase}.awaiting`,
    expected: `different seats from 0 to ${seats - 1}`,
    received: `[${awaited.map(String).join(', ')}]`,
    remedy: 'Where no seat is left to act, await nobody, and let a phase follow or an end come.',
  });
}

/** Each a seat of the match, and each greater than the one before. */
function areAscending(awaited: readonly Seat[], seats: number): boolean {
  let least = 0;
  // Asked after every action: an index takes half the time of an iterator.
  for (let index = 0; index < awaited.length; index += 1) {
    const seat = awaited[index] as Seat;
    if (!isSeatOf(seats, seat) || seat < least) return false;
    least = seat + 1;
  }
  return true;
}
