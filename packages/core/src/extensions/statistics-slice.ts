import * as z from 'zod/mini';
import { MOST } from './moments.ts';

/** What was counted of one seat. */
export interface SeatStatistics {
  /** By type, the actions that it did itself and that still stand. */
  readonly actions: Readonly<Record<string, number>>;
  /** How often it ended by acting what it was awaited for; a turn of several actions is one, unless the rules spread it over phases. */
  readonly decisions: number;
  /** The milliseconds in which it was awaited and a person played it, as far as the host has given times. */
  readonly time: number;
  /** How often its time was up. */
  readonly timeOuts: number;
  /** How often the autopilot acted for it, time-outs included. */
  readonly stoodIn: number;
  /** How often it left. */
  readonly departures: number;
  /** How often it took something back. */
  readonly undone: number;
  /** By name, the game's own counts. */
  readonly tallies: Readonly<Record<string, number>>;
}

/** What was counted of one match, or of several together. */
export interface Statistics {
  /** How many matches were counted. */
  readonly matches: number;
  /** How many of them are over. */
  readonly finished: number;
  /** Everything that was done, undos included. */
  readonly deeds: number;
  /** Changes of state, as `match.step` counts them. */
  readonly steps: number;
  /** By seat; where matches of several sizes are added up, as many as the largest has. */
  readonly seats: readonly SeatStatistics[];
  /** By name, the game's own counts, those of all seats included. */
  readonly tallies: Readonly<Record<string, number>>;
}

/** The slice of statistics. */
export interface StatisticsSlice {
  /** The last time that the host has given. */
  readonly at: number | null;
  /** What has been counted of this match so far. */
  readonly counts: Statistics;
}

/** Made when statistics are, so that a host without them does not load it. */
export function statisticsSchema(): z.ZodMiniType<StatisticsSlice> {
  const count = z.int().check(z.gte(0), z.lte(MOST));
  const tallies = z.record(z.string(), z.number().check(z.gte(-MOST), z.lte(MOST)));
  const seat = z.strictObject({
    actions: z.record(z.string(), count),
    decisions: count,
    time: count,
    timeOuts: count,
    stoodIn: count,
    departures: count,
    undone: count,
    tallies,
  });
  return z.strictObject({
    at: z.nullable(count),
    counts: z.strictObject({ matches: count, finished: count, deeds: count, steps: count, seats: z.array(seat), tallies }),
  });
}

/** A seat of which nothing was counted yet. */
export const NOTHING_COUNTED: SeatStatistics = {
  actions: {},
  decisions: 0,
  time: 0,
  timeOuts: 0,
  stoodIn: 0,
  departures: 0,
  undone: 0,
  tallies: {},
};
