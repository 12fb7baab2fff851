import type { DeclaredEvent } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import type { View } from './match.ts';
import type { Context } from './rule-view.ts';

/** A table of words: templates by key, with `{names}` in braces for what is filled in. Replace it to speak another language. */
export type Words = Readonly<Record<string, string>>;

/** What a describer has besides the thing that it describes: the table of words, and the context of the match, to name its components. */
export interface Telling<G extends GameTypes> extends Context<G> {
  /** The game's own table, with what the host has replaced. */
  readonly words: Words;
}

/** Short text for logs, transcripts and failing tests; one function per kind of thing that a game can talk about. */
export interface Describer<G extends GameTypes, A> {
  /** What a seat does, e.g. "Seat 2 offers furs and food". */
  action(seat: Seat, action: A, telling: Telling<G>): string;
  /** What happened. Never says more than the event itself. */
  event(event: DeclaredEvent<G>, telling: Telling<G>): string;
  /** Why a player may not; only the game's own codes arrive here. */
  rejection(rejection: Rejection<G['rejections']>, telling: Telling<G>): string;
  /** The position as one viewer sees it, in a few lines. */
  position(view: View<G, A & AnyAction>, telling: Telling<G>): string;
}

/**
 * Fills a template of a table of words: `{name}` is replaced by the value of that name. A key that the table lacks stands for itself.
 *
 * @example
 * ```ts
 * import { phrase } from '@quayside/core/sdk';
 *
 * console.log(phrase({ paid: '{seat} pays {money}' }, 'paid', { seat: 'Anna', money: 7 })); // Anna pays 7
 * ```
 */
export function phrase(words: Words, key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const template = Object.hasOwn(words, key) ? (words[key] as string) : key;
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : hole));
}

/**
 * What a seat is called: `seat.2` of the table of words if it is there, so that a host can bring the names of its players, else "Seat 2".
 *
 * @example
 * ```ts
 * import { seatName } from '@quayside/core/sdk';
 *
 * console.log(seatName({ seat: 'Seat {seat}', 'seat.1': 'Anna' }, 1), seatName({ seat: 'Seat {seat}' }, 2)); // Anna Seat 2
 * ```
 */
export function seatName(words: Words, seat: Seat): string {
  return words[`seat.${seat}`] ?? phrase(words, 'seat', { seat });
}
