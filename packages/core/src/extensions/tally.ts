import type { Addressed, GameEvent } from '../model/event.ts';
import type { GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Statistics } from './statistics-slice.ts';
import { sumCounts } from './sum-statistics.ts';

/** Adds to a count, 1 unless told; with a seat, to that seat's as well. */
export type AddToTally = (name: string, by?: number, seat?: Seat) => void;

/** A game's own counts: told of every event, secret ones too, it adds what it likes. It is pure. */
export type Tally<G extends GameTypes> = (event: GameEvent<G>, add: AddToTally) => void;

/** Statistics with what a game itself counts in these events. */
export function withTallies<G extends GameTypes>(
  counts: Statistics,
  events: readonly Addressed<GameEvent<G>>[],
  tally: Tally<G> | undefined,
): Statistics {
  if (tally === undefined) return counts;
  let { tallies } = counts;
  const seats = [...counts.seats];
  for (const { event } of events) {
    tally(event, (name, by = 1, seat) => {
      const added = { [name]: by };
      tallies = sumCounts(tallies, added);
      const own = seat === undefined ? undefined : seats[seat];
      if (own !== undefined) seats[seat as Seat] = { ...own, tallies: sumCounts(own.tallies, added) };
    });
  }
  return { ...counts, seats, tallies };
}
