import { type AnyAction, eventsFor, type GameEvent, type GameTypes } from '@quayside/core';
import { differenceText, misfits, shown } from './difference.ts';
import type { Expectation } from './format.ts';
import { calledViewer, type Problem, type Scene, viewerOf } from './scene.ts';

type Asked<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>;

/** Events that fit the patterns happened in the block, one after another. */
export function checkEvent<G extends GameTypes, A extends AnyAction>(
  { events }: Scene<G, A>,
  { patterns }: Asked<'event'>,
): Problem<A> | undefined {
  let rest: readonly GameEvent<G>[] = events.map(({ event }) => event);
  for (const pattern of patterns) {
    const found = rest.findIndex((event) => misfits(pattern, event).length === 0);
    if (found < 0) return missing(pattern, rest);
    rest = rest.slice(found + 1);
  }
  return undefined;
}

/** No event of some types happened in the block. */
export function checkNoEvent<G extends GameTypes, A extends AnyAction>(
  { events }: Scene<G, A>,
  { types }: Asked<'no-event'>,
): Problem<A> | undefined {
  const found = events.find(({ event }) => types.includes(event.type));
  return found === undefined ? undefined : { problem: `there should be no ${found.event.type}, but there is ${shown(found.event)}` };
}

/** A viewer may know of an event that fits the pattern. */
export function checkHears<G extends GameTypes, A extends AnyAction>(
  { events, names }: Scene<G, A>,
  { viewer, pattern }: Asked<'hears'>,
): Problem<A> | undefined {
  const heard = eventsFor(events, viewerOf(names, viewer));
  if (heard.some((event) => misfits(pattern, event).length === 0)) return undefined;
  const { problem, difference } = missing(pattern, heard);
  return { problem: `${calledViewer(viewer)} should hear of it, but ${problem}`, difference };
}

/** No event that fits the pattern may be known to a viewer. */
export function checkDoesNotHear<G extends GameTypes, A extends AnyAction>(
  { events, names }: Scene<G, A>,
  { viewer, pattern }: Asked<'does-not-hear'>,
): Problem<A> | undefined {
  const found = eventsFor(events, viewerOf(names, viewer)).find((event) => misfits(pattern, event).length === 0);
  return found === undefined ? undefined : { problem: `${calledViewer(viewer)} should not hear of ${shown(found)}` };
}

/** Which event comes nearest: one of the same type, whose first difference is told; else which types there are. */
function missing(pattern: unknown, events: readonly { readonly type: string }[]): { problem: string; difference: string | undefined } {
  const near = events.find(({ type }) => type === (pattern as { type: string }).type);
  const others = events.map(({ type }) => type).join(', ') || 'nothing';
  return {
    problem: `there is no event ${shown(pattern)}${near === undefined ? ` among ${others}` : ''}`,
    difference: near === undefined ? undefined : differenceText(misfits(pattern, near)),
  };
}
