import {
  type AnyExtension,
  type ClockSlice,
  clock,
  defineExtension,
  type Extension,
  type StatisticsSlice,
  statistics,
} from '@quayside/core';
import * as z from 'zod/mini';

/** Extensions for tests that are to hold for all: one goes back by an undo, one does not, one does both, one asks for changes. */
export interface Watchers {
  readonly blitz: Extension<ClockSlice>;
  readonly counts: Extension<StatisticsSlice>;
  readonly log: typeof log;
}

/** Keeps what it was told, as few words as possible, and goes back by an undo, as it does unless it says otherwise. */
export const log = defineExtension({
  id: 'log',
  version: 1,
  schema: z.strictObject({ begun: z.int(), told: z.array(z.string()) }),
  init: ({ match }) => ({ begun: match.step, told: [] }),
  react: ({ begun, told }, { deed, before, after, events, at }) => ({
    begun,
    told: [...told, [deed.seat, before.match.step, after.match.step, after.awaited.join('+'), events.length, at ?? 'never'].join(' ')],
  }),
});

/** All of them, new. */
export function watchers(): Watchers {
  return { blitz: clock({ initial: 10_000, increment: 500, delay: 300 }), counts: statistics({ tally: countTypes }), log };
}

/** As a session takes them. */
export function listed({ blitz, counts, log: logged }: Watchers): readonly AnyExtension[] {
  return [blitz, counts, logged];
}

function countTypes(
  event: { readonly type: string; readonly seat?: unknown },
  add: (name: string, by?: number, seat?: number) => void,
): void {
  add(event.type, 1, typeof event.seat === 'number' ? event.seat : undefined);
}
