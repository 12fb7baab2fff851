import type { AnyAction, GameEvent, Seat, View } from '@quayside/core';
import type { GdanskAction, GdanskTypes } from '@quayside/gdansk';
import type { Told } from '../narrator.ts';

/** Anything that happens in a match. */
export type Event = GameEvent<GdanskTypes>;

/** Events of one type. */
export type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** What the spectator sees. */
export type Seen = View<GdanskTypes>;

/** A match as the report is given it. */
export type GdanskTold = Told<GdanskTypes, GdanskAction & AnyAction>;

/** What happened, between what was seen before and after the action that it came of. */
export interface Moment<E extends Event = Event> {
  readonly event: E;
  readonly before: Seen;
  readonly after: Seen;
}

/** One seat's turn, from its first roll on. */
export interface Turn {
  readonly seat: Seat;
  readonly round: number;
  readonly moments: readonly [Moment, ...Moment[]];
}

/** All that happened, in order. */
export function momentsOf(steps: GdanskTold['steps']): Moment[] {
  return steps.flatMap(({ view, events }, index) =>
    events.map((event) => ({ event, before: steps[Math.max(0, index - 1)]?.view ?? view, after: view })),
  );
}

/** Cuts what happened into what came before the first turn, and turns. */
export function splitTurns(moments: readonly Moment[]): { readonly setup: readonly Moment[]; readonly turns: readonly Turn[] } {
  const starts = moments.flatMap(({ event }, index) => (event.type === 'turn-began' ? [{ index, ...event }] : []));
  const turns = starts.flatMap(({ index, seat, round }, nth) => {
    const [first, ...others] = moments.slice(index + 1, starts[nth + 1]?.index);
    return first === undefined ? [] : [{ seat, round, moments: [first, ...others] as const }];
  });
  return { setup: moments.slice(0, starts[0]?.index), turns };
}

/** Neighbours of one type in groups, so that several cubes or steps are told as one. */
export function runsOf(moments: readonly Moment[]): (readonly [Moment, ...Moment[]])[] {
  const runs: [Moment, ...Moment[]][] = [];
  for (const moment of moments) {
    const run = runs.at(-1);
    if (run !== undefined && run[0].event.type === moment.event.type) run.push(moment);
    else runs.push([moment]);
  }
  return runs;
}

/** The moments of one type, in their order. */
export function momentsOfType<K extends Event['type']>(moments: readonly Moment[], type: K): Moment<EventOf<K>>[] {
  return moments.filter((moment): moment is Moment<EventOf<K>> => moment.event.type === type);
}
