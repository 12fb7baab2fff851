import { deepFreeze } from './freeze.ts';
import type { JsonObject } from './json.ts';
import { SESSION_REJECTIONS } from './session-rejection.ts';
import { COMMIT_REJECTIONS, VERIFY_REJECTIONS } from './trust-rejection.ts';

/**
 * Why a player may not: a value, never an exception; nothing has changed.
 *
 * `code` is stable and kebab-case. `rule` is the id of the rule that forbids, or `null` where no rule of the game is concerned (data that is no
 * action at all). `data` holds what a message needs, such as the path of a malformed field.
 */
export interface Rejection<Code extends string = string> {
  /** What to compare, never the message: see the tables of codes, such as `ENGINE_REJECTIONS`. */
  readonly code: Code;
  /** The id of the rule that forbids; `null` where no rule of the game is concerned. */
  readonly rule: string | null;
  /** For messages; its keys depend on the code. */
  readonly data: JsonObject;
}

/** A rejection, frozen; no rule of a game is concerned unless one is named. */
export function makeRejection<Code extends string>(code: Code, data: JsonObject = {}, rule?: string | null): Rejection<Code> {
  return deepFreeze({ code, rule: rule ?? null, data });
}

/** Something that was refused: nothing has changed. */
export interface Refused {
  readonly ok: false;
  /** Why. */
  readonly rejection: Rejection;
}

/** Refuses with this rejection. */
export function refused(rejection: Rejection): Refused {
  return { ok: false, rejection };
}

/**
 * The rejections that the engine itself gives an action, in the order in which it looks for them; a game's own codes come after, from `check`.
 *
 * - `bad-action`: not an action of this game (`data.path` leads to the first fault; `data.problem` says where a list is out of order, e.g. `out of the order of grain, salt`)
 * - `not-a-seat`: no such seat, or the spectator
 * - `match-over`: the match has ended
 * - `stale`: what the seat sees has changed since it was given the decision token that came with the action (`data.step` is the step now)
 * - `not-awaited`: the seat has nothing to do now
 * - `not-now`: the phase has no such action
 */
export const ENGINE_REJECTIONS = ['bad-action', 'not-a-seat', 'match-over', 'stale', 'not-awaited', 'not-now'] as const;

/** A code of {@link ENGINE_REJECTIONS}. */
export type EngineRejection = (typeof ENGINE_REJECTIONS)[number];

/**
 * The rejections of a change of a seat: `engine.changeSeat`.
 *
 * - `bad-change`: no such change (`data.known`)
 * - `not-a-seat`, `match-over`: as for actions
 * - `not-awaited`: a time-out of a seat that has nothing to do
 * - `no-change`: it is so already (`data.presence`)
 * - `last-seat`: all others have left; somebody has to stay, or nobody would be awaited
 * - `cannot-return`: the rules say that who has left stays out
 */
export const SEAT_REJECTIONS = [
  'bad-change',
  'not-a-seat',
  'match-over',
  'not-awaited',
  'no-change',
  'last-seat',
  'cannot-return',
] as const;

/** A code of {@link SEAT_REJECTIONS}. */
export type SeatRejection = (typeof SEAT_REJECTIONS)[number];

/**
 * Why a seat cannot take back what it did last: the first three are what it learnt by it, as the history has stored it.
 *
 * - `info`: something secret was touched or shown
 * - `chance`: chance was drawn
 * - `boundary`: others are awaited now, a phase was closed, a commit was sealed, or who plays a seat has changed
 * - `other-seat`: another seat has done something since
 * - `nothing-to-undo`: the seat has done nothing that still stands
 */
export const UNDO_REJECTIONS = ['info', 'chance', 'boundary', 'other-seat', 'nothing-to-undo'] as const;

/** A code of {@link UNDO_REJECTIONS}. */
export type UndoRejection = (typeof UNDO_REJECTIONS)[number];

/**
 * The rejections of an action that carries a key: `bad-key`, no text of 1 to 200 characters; `key-reused`, the seat has sent another action under that
 * key (`data.action`).
 */
export const RETRY_REJECTIONS = ['bad-key', 'key-reused'] as const;

/** A code of {@link RETRY_REJECTIONS}. */
export type RetryRejection = (typeof RETRY_REJECTIONS)[number];

/**
 * The rejections of data that should be a match, a save, a transcript or options; `data.path` leads to the first fault.
 *
 * - `bad-match`, `bad-save`, `bad-transcript`, `bad-options`, `bad-content`: not well-formed, or not what the game allows
 * - `wrong-game`: made by another game; `unknown-game`: by one that the registry does not have (`data.received`, and `data.expected` or `data.known`)
 * - `wrong-version`: made by another, older rules version (`data.received`) than the one at hand (`data.expected`); `data.migrates` says whether
 *   `engine.migrate` knows a way
 * - `newer-version`: made by a newer rules version (`data.received`) than any at hand (`data.expected`)
 * - `migration-failed`: a step threw, or what came of the steps is no match (`data.step`, `data.from` and `data.to` of the step, the last one if the
 *   result is at fault, and `data.path` in what it gave)
 * - `unknown-content`: its content is neither registered nor embedded
 * - `wrong-seed`, `wrong-nonce`: a fair match is to begin with a seed, or a nonce, that is not the one which was committed to
 * - `diverged`: a transcript whose replay differs from what it recorded (`data.entry` counts from 0)
 */
export const DATA_REJECTIONS = [
  'bad-match',
  'bad-save',
  'bad-transcript',
  'bad-options',
  'bad-content',
  'wrong-game',
  'unknown-game',
  'wrong-version',
  'newer-version',
  'migration-failed',
  'unknown-content',
  'wrong-seed',
  'wrong-nonce',
  'diverged',
] as const;

/** A code of {@link DATA_REJECTIONS}. */
export type DataRejection = (typeof DATA_REJECTIONS)[number];

/** All codes that are not a game's own: no game may declare them. */
export const RESERVED_REJECTIONS: readonly string[] = [
  ...new Set([
    ...ENGINE_REJECTIONS,
    ...SEAT_REJECTIONS,
    ...UNDO_REJECTIONS,
    ...RETRY_REJECTIONS,
    ...DATA_REJECTIONS,
    ...SESSION_REJECTIONS,
    ...COMMIT_REJECTIONS,
    ...VERIFY_REJECTIONS,
  ]),
];
