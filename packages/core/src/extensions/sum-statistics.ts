import { plus } from './moments.ts';
import { NOTHING_COUNTED, type SeatStatistics, type Statistics } from './statistics-slice.ts';

/**
 * Adds up the statistics of several matches, e.g. of a tournament: seats by their numbers, counts by their names. The sum can be added up further.
 *
 * @example
 * ```ts
 * import { createEngine, createSession, statistics, sumStatistics } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const counts = statistics();
 * const all = [1, 2, 3].map((column) => {
 *   const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' }, { extensions: [counts] });
 *   session.dispatch(0, { type: 'drop', column });
 *   return session.slice(counts).counts;
 * });
 * console.log(sumStatistics(all).seats[0]?.actions); // { drop: 3 }
 * ```
 */
export function sumStatistics(all: readonly Statistics[]): Statistics {
  const seats = all.reduce((most, each) => Math.max(most, each.seats.length), 0);
  return {
    matches: sum(all, ({ matches }) => matches),
    finished: sum(all, ({ finished }) => finished),
    deeds: sum(all, ({ deeds }) => deeds),
    steps: sum(all, ({ steps }) => steps),
    seats: Array.from({ length: seats }, (_, seat) => sumSeats(all.map((each) => each.seats[seat] ?? NOTHING_COUNTED))),
    tallies: all.map((each) => each.tallies).reduce(sumCounts, {}),
  };
}

function sumSeats(all: readonly SeatStatistics[]): SeatStatistics {
  return {
    actions: all.map(({ actions }) => actions).reduce(sumCounts, {}),
    decisions: sum(all, ({ decisions }) => decisions),
    time: sum(all, ({ time }) => time),
    timeOuts: sum(all, ({ timeOuts }) => timeOuts),
    stoodIn: sum(all, ({ stoodIn }) => stoodIn),
    departures: sum(all, ({ departures }) => departures),
    undone: sum(all, ({ undone }) => undone),
    tallies: all.map(({ tallies }) => tallies).reduce(sumCounts, {}),
  };
}

function sum<T>(all: readonly T[], count: (each: T) => number): number {
  return all.reduce((total, each) => plus(total, count(each)), 0);
}

/** Two tables of counts as one. */
export function sumCounts(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const added = Object.entries(other).map(([name, count]) => [name, plus(Object.hasOwn(one, name) ? (one[name] ?? 0) : 0, count)] as const);
  return { ...one, ...Object.fromEntries(added) };
}
