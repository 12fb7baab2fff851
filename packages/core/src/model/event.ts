import type { GameTypes } from './game-types.ts';
import type { Outcome } from './outcome.ts';
import type { SeatChange } from './presence.ts';
import { demandViewer, type Seat, type Viewer } from './seat.ts';
import type { Tagged } from './tagged.ts';

/** Who may know that an event happened: everybody, some seats only, or everybody but some seats. */
export type Audience =
  | 'all'
  | {
      /** The seats that may know; the spectator may not. */
      readonly only: readonly Seat[];
    }
  | {
      /** The seats that may not; all others may, and the spectator. */
      readonly except: readonly Seat[];
    };

/** An event with the audience that it is meant for. Hosts keep these to themselves and send each viewer what `eventsFor` lets through. */
export interface Addressed<E> {
  /** Who may know of it. */
  readonly audience: Audience;
  /** What happened, as those who may know it see it. */
  readonly event: E;
}

/** An event that a game declared: its type, and its data beside it. */
export type DeclaredEvent<G extends GameTypes> = {
  [K in keyof G['events'] & string]: Tagged<K, G['events'][K]>;
}[keyof G['events'] & string];

/** The events that the engine adds to a game's own. */
export type EngineEvent =
  /** A commit had become illegal when it was opened, so the autopilot's took its place. */
  | {
      readonly type: 'commit-replaced';
      /** The seat whose commit it was. */
      readonly seat: Seat;
      /** The rejection that the commit would have met. */
      readonly code: string;
    }
  /** A seat was left, taken again, replaced by a bot, or ran out of time. */
  | {
      readonly type: 'seat-changed';
      /** The seat that was changed. */
      readonly seat: Seat;
      /** As the host asked for it. */
      readonly change: SeatChange;
    }
  /** The autopilot acted for a seat, because nobody plays it or its time was up. */
  | {
      readonly type: 'stood-in';
      /** The seat that was acted for. */
      readonly seat: Seat;
    }
  /** A seat took back what it had done last. */
  | {
      readonly type: 'undone';
      /** The seat that asked for it. */
      readonly seat: Seat;
    }
  /** A condition for the end holds; the match goes on until `finish`. */
  | {
      readonly type: 'end-triggered';
      /** The name of the condition, as the game declares it. */
      readonly reason: string;
      /** How far the match goes on by this condition alone. */
      readonly finish: 'now' | 'turn' | 'round';
    }
  /** The match has ended. */
  | {
      readonly type: 'match-over';
      /** As `engine.outcome` gives it. */
      readonly outcome: Outcome;
    };

/** The types of {@link EngineEvent}: reserved, no game may declare them. */
export const ENGINE_EVENTS: readonly EngineEvent['type'][] = [
  'commit-replaced',
  'seat-changed',
  'stood-in',
  'undone',
  'end-triggered',
  'match-over',
];

/** Everything that can happen in a match of a game. */
export type GameEvent<G extends GameTypes> = DeclaredEvent<G> | EngineEvent;

/** Whether a viewer belongs to an audience. The spectator hears what is for all, and what is for all but some. */
export function hears(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'all') return true;
  if ('only' in audience) return viewer !== null && audience.only.includes(viewer);
  return viewer === null || !audience.except.includes(viewer);
}

/**
 * The events that a viewer may know, without their audiences, in the order in which they happened: what a host sends. Refuses, by the fault `bad-seat`, a viewer that is neither
 * a seat nor `null`.
 *
 * @example
 * ```ts
 * import { eventsFor } from '@quayside/core';
 *
 * const happened = [
 *   { audience: 'all' as const, event: { type: 'drawn', cards: 1 } },
 *   { audience: { only: [0] }, event: { type: 'got-salt', cards: 1 } },
 * ];
 * console.log(eventsFor(happened, 1)); // [ { type: 'drawn', cards: 1 } ]
 * ```
 */
export function eventsFor<E>(events: readonly Addressed<E>[], viewer: Viewer): E[] {
  demandViewer('eventsFor(events, viewer)', viewer);
  return events.filter(({ audience }) => hears(audience, viewer)).map(({ event }) => event);
}
