import type { DeclaredEvent } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import type { View } from './match.ts';
import type { Context } from './rule-view.ts';

/** A table of words: templates by key, with `{names}` in braces for what is filled in. Replace it to speak another language. */
export type Words = Readonly<Record<string, string>>;

/** Short text for logs, transcripts and failing tests; one function per kind of thing that a game can talk about. */
export interface Describer<G extends GameTypes, A> {
  /** What a seat does, e.g. "Seat 2 offers furs and food". */
  action(seat: Seat, action: A, words: Words): string;
  /** What happened. Never says more than the event itself. */
  event(event: DeclaredEvent<G>, words: Words): string;
  /** Why a player may not; only the game's own codes arrive here. */
  rejection(rejection: Rejection<G['rejections']>, words: Words): string;
  /** The position as one viewer sees it, in a few lines. */
  position(view: View<G, A & AnyAction> & Context<G>, words: Words): string;
}

/**
 * Fills a template of a table of words: `{name}` is replaced by the value of that name.
 *
 * @example
 * ```ts
 * import { phrase } from '@quayside/core/sdk';
 *
 * console.log(phrase({ paid: 'Seat {seat} pays {money}' }, 'paid', { seat: 2, money: 7 })); // Seat 2 pays 7
 * ```
 */
export function phrase(words: Words, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const template = words[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : hole));
}
