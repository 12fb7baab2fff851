import type { JsonObject } from './json.ts';

/**
 * Why a player may not: a value, never an exception; nothing has changed.
 *
 * `code` is stable and kebab-case. `rule` is the id of the rule that forbids, or `null` where no rule of the game is concerned (data that is no
 * action at all). `data` holds what a message needs, such as the path of a malformed field.
 */
export interface Rejection<Code extends string = string> {
  readonly code: Code;
  readonly rule: string | null;
  readonly data: JsonObject;
}

/**
 * The rejections that the engine itself gives an action, in the order in which it looks for them; a game's own codes come after, from `check`.
 *
 * - `bad-action`: not an action of this game (`data.path` leads to the first fault)
 * - `not-a-seat`: no such seat, or the spectator
 * - `match-over`: the match has ended
 * - `stale`: the caller expected another step (`data.expected`, `data.step`)
 * - `not-awaited`: the seat has nothing to do now
 * - `not-now`: the phase has no such action
 */
export const ENGINE_REJECTIONS = ['bad-action', 'not-a-seat', 'match-over', 'stale', 'not-awaited', 'not-now'] as const;

/** A code of {@link ENGINE_REJECTIONS}. */
export type EngineRejection = (typeof ENGINE_REJECTIONS)[number];

/**
 * The rejections of data that should be a match, a save, a transcript or options; `data.path` leads to the first fault.
 *
 * - `bad-match`, `bad-save`, `bad-transcript`, `bad-options`, `bad-content`: not well-formed, or not what the game allows
 * - `wrong-game`, `wrong-version`: made by another game or another rules version (both are named in `data`)
 * - `unknown-content`: its content is neither registered nor embedded
 * - `diverged`: a transcript whose replay differs from what it recorded (`data.entry` counts from 0)
 */
export const DATA_REJECTIONS = [
  'bad-match',
  'bad-save',
  'bad-transcript',
  'bad-options',
  'bad-content',
  'wrong-game',
  'wrong-version',
  'unknown-content',
  'diverged',
] as const;

/** A code of {@link DATA_REJECTIONS}. */
export type DataRejection = (typeof DATA_REJECTIONS)[number];
