import { OVER } from '../game/match.ts';
import type { AnyAction } from '../model/game-types.ts';
import { type AnyGameTypes, defineExtension, type Extension, type Situation } from '../slices/extension.ts';
import { countOccurrence, countUndo } from './count-occurrence.ts';
import { elapsed, laterOf } from './moments.ts';
import { NOTHING_COUNTED, type Statistics, type StatisticsSlice, statisticsSchema } from './statistics-slice.ts';
import { type Tally, withTallies } from './tally.ts';

/** What is counted beside what every game has. */
export interface StatisticsOptions<G extends AnyGameTypes> {
  /** What the game counts of its own; nothing if left out. */
  readonly tally?: Tally<G>;
}

/**
 * An extension that counts: per seat actions, decisions, time, time-outs and undos, and per match; `tally` adds what a game counts. An undo takes back the actions, the
 * decisions and the tallies, but not the time. It counts from where it begins: see `restoreSession`.
 *
 * @example
 * ```ts
 * import { createEngine, createSession, statistics } from '@quayside/core';
 * import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
 *
 * const counts = statistics<ConnectFourTypes, ConnectFourAction>({
 *   tally: (event, add) => event.type === 'dropped' && event.column === 3 && add('in the middle', 1, event.seat),
 * });
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' }, { extensions: [counts] });
 * for (const [seat, column] of [[0, 3], [1, 3], [0, 2]] as const) session.dispatch(seat, { type: 'drop', column });
 *
 * const { seats, tallies } = session.slice(counts).counts;
 * console.log(seats[0]?.actions, seats[0]?.tallies, tallies); // { drop: 2 } { 'in the middle': 1 } { 'in the middle': 2 }
 * ```
 */
export function statistics<G extends AnyGameTypes = AnyGameTypes, A extends AnyAction = AnyAction>({
  tally,
}: StatisticsOptions<G> = {}): Extension<StatisticsSlice, G, A> {
  return defineExtension<ReturnType<typeof statisticsSchema>, G, A>({
    id: 'statistics',
    version: 1,
    schema: statisticsSchema(),
    init: ({ match, awaited, events, at }) => ({ at, counts: withTallies(firstCounts({ match, awaited }), events, tally) }),
    react({ at, counts }, occurrence) {
      const counted = countOccurrence(counts, occurrence, elapsed(at, occurrence.at));
      return { at: laterOf(at, occurrence.at), counts: withTallies(counted, occurrence.events, tally) };
    },
    undo: ({ at, counts }, restored, occurrence) => ({
      at: laterOf(at, occurrence.at),
      counts: countUndo(counts, restored.counts, occurrence, elapsed(at, occurrence.at)),
    }),
    check: ({ counts }, { match }) =>
      counts.seats.length === match.options.seats ? undefined : `expected the counts of ${match.options.seats} seats`,
  });
}

function firstCounts({ match }: Situation): Statistics {
  return {
    matches: 1,
    finished: match.phase === OVER ? 1 : 0,
    deeds: 0,
    steps: match.step,
    seats: Array.from({ length: match.options.seats }, () => NOTHING_COUNTED),
    tallies: {},
  };
}
