import type * as core from 'zod/v4/core';
import type { Deed } from '../engine/history.ts';
import type { Learnt } from '../engine/learnt.ts';
import type { Match } from '../game/match.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Json } from '../model/json.ts';
import type { SeatChange } from '../model/presence.ts';
import type { Seat } from '../model/seat.ts';

/** The types of a game that may be any: for extensions that treat all games alike. */
export interface AnyGameTypes extends GameTypes {
  /** By type of event, data that nobody can name. */
  events: Readonly<Record<string, object>>;
}

/** A match as it stands, and who is awaited in it. */
export interface Situation<G extends GameTypes = AnyGameTypes, A extends AnyAction = AnyAction> {
  /** With every secret: a slice that is shown to players must not give them away. */
  readonly match: Match<G, A>;
  /** Ascending; empty when the match is over. */
  readonly awaited: readonly Seat[];
}

/** Where an extension begins: with the match, or later, with the match as it stands by then. */
export interface Start<G extends GameTypes = AnyGameTypes, A extends AnyAction = AnyAction> extends Situation<G, A> {
  /** What happened at the creation; nothing for an extension that begins later. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** As in {@link Occurrence}. */
  readonly at: number | null;
}

/** Something that was done in a match, and what came of it: an accepted action, a change of who plays a seat, an undo. */
export interface Occurrence<G extends GameTypes = AnyGameTypes, A extends AnyAction = AnyAction> {
  /** Who did what. */
  readonly deed: Deed<A>;
  /** Where it was done. */
  readonly before: Situation<G, A>;
  /** Where it led; for an undo, what stands again. */
  readonly after: Situation<G, A>;
  /** All of them, secret ones too. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** Why it cannot be taken back; `null` if it can, and for an undo. */
  readonly learnt: Learnt;
  /** When, in whole milliseconds since any moment that the host has chosen; `null` if it gave no time. It may be earlier than the last: clocks of hosts are set back. */
  readonly at: number | null;
}

/** A change of a seat that an extension asks for. */
export interface DueChange {
  /** Whose presence changes, or for whom the autopilot acts. */
  readonly seat: Seat;
  /** What the host is to ask `changeSeat` for. */
  readonly change: SeatChange;
}

/**
 * Something that is kept beside a match, as plain JSON of its own: a slice. It is told of everything that is done, and cannot change a match but by asking for changes of
 * seats. All its functions are pure: what they are given is frozen, they read nothing else, and the same arguments give the same slice.
 */
export interface Extension<S extends object, G extends GameTypes = AnyGameTypes, A extends AnyAction = AnyAction> {
  /** Kebab-case; saved slices are bound to it. */
  readonly id: string;
  /** Of the slice: 1, 2, 3 …, one more whenever its schema changes. */
  readonly version: number;
  /** What a slice is: checked whenever one is made or loaded. */
  readonly schema: core.$ZodType<S>;
  /** The first slice. */
  init(start: Start<G, A>): Immutable<S>;
  /** The slice after an action or a change of a seat. */
  react(slice: Immutable<S>, occurrence: Occurrence<G, A>): Immutable<S>;
  /** The slice after an undo, from the present one and the one that stood where the match stands again. Left out, that one stands again as well. */
  undo?(slice: Immutable<S>, restored: Immutable<S>, occurrence: Occurrence<G, A>): Immutable<S>;
  /** Makes a slice of an older version into one of this version. It may throw for what was none; the slice is then refused. */
  migrate?(old: Json, version: number): Immutable<S>;
  /** What a loaded slice gets wrong that its schema cannot tell, such as entries for seats that the match does not have; `undefined` if nothing. */
  check?(slice: Immutable<S>, situation: Situation<G, A>): string | undefined;
  /** Which changes of seats are due at a moment. The first is made, and the extension is asked again. */
  due?(slice: Immutable<S>, situation: Situation<G, A>, at: number): readonly DueChange[];
}

/** An extension for matches of a game, whatever its slice. */
// biome-ignore lint/suspicious/noExplicitAny: the type of a slice is used both ways, so only `any` admits every extension
export type AnyExtension<G extends GameTypes = AnyGameTypes, A extends AnyAction = AnyAction> = Extension<any, G, A>;

/**
 * Defines an extension; give it to a session, or call `startSlices` and `reactAll`. The type of its slice comes from the schema. One that is for a certain game says so at
 * the parameter of `react`: `occurrence: Occurrence<MyTypes, MyAction>`. Refuses, by the fault `bad-extension`, an id that is not kebab-case and a
 * version that is not 1 or more.
 *
 * @example
 * ```ts
 * import { createEngine, createSession, defineExtension } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 * import * as z from 'zod/mini';
 *
 * const lastSeat = defineExtension({
 *   id: 'last-seat',
 *   version: 1,
 *   schema: z.strictObject({ seat: z.nullable(z.int()) }),
 *   init: () => ({ seat: null }),
 *   react: (_, { deed }) => ({ seat: deed.seat }),
 * });
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' }, { extensions: [lastSeat] });
 * session.dispatch(0, { type: 'drop', column: 3 });
 * console.log(session.slice(lastSeat).seat); // 0
 * ```
 */
export function defineExtension<Z extends core.$ZodType<object>, G extends GameTypes = AnyGameTypes, A extends AnyAction = AnyAction>(
  definition: Extension<core.output<Z>, G, A> & { readonly schema: Z },
): Extension<core.output<Z>, G, A> {
  const { id, version } = definition;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw misnamed('id', 'a kebab-case id', id, 'Saved slices are bound to it: choose it once.');
  if (!Number.isSafeInteger(version) || version < 1)
    throw misnamed('version', 'a version of 1 or more', version, 'Begin with 1, and count up whenever the schema changes.');
  return Object.freeze({ ...definition });
}

function misnamed(part: string, expected: string, received: unknown, remedy: string): Fault {
  return new Fault({ code: 'bad-extension', api: `defineExtension.${part}`, expected, received: JSON.stringify(received), remedy });
}

/** Refuses, by a fault of the call that was given them, extensions of which two have one id. */
export function checkExtensions<G extends GameTypes, A extends AnyAction>(api: string, extensions: readonly AnyExtension<G, A>[]): void {
  const ids = extensions.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return;
  throw new Fault({
    code: 'duplicate-extension',
    api,
    expected: 'extensions with different ids',
    received: `${JSON.stringify(twice)} twice`,
    remedy: 'Leave one of them out: their slices would be saved under one name.',
  });
}
