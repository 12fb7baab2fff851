import type { Accepted, Applied } from '../engine/apply.ts';
import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import type { Match } from '../game/match.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { isPlainObject, type JsonObject } from '../model/json.ts';
import { makeRejection, type RetryRejection, refused } from '../model/rejection.ts';
import { isSeatNumber, type Seat } from '../model/seat.ts';

/** What came of the last action that a seat sent under a key. */
export interface Answer<G extends GameTypes, A extends AnyAction> {
  /** As the sender chose it. */
  readonly key: string;
  /** The whole answer, to be given again when the key is sent again. */
  readonly accepted: Accepted<G, A>;
}

/**
 * By seat, the last answer under a key; a seat that has had none is left out or `null`. Plain JSON: a host stores it beside the match. What it stores is given back as it
 * is; an entry that is no answer counts as none.
 */
export type Answers<G extends GameTypes, A extends AnyAction> = readonly (Answer<G, A> | null | undefined)[];

/** What an action may carry besides itself. */
export interface Carried {
  /** The decision token of the view that the seat decided on: see `engine.token`. */
  readonly token?: string | undefined;
  /** A text of the sender's own, 1 to 200 characters, new for each action: sent again, the action is not done again. */
  readonly key?: string | undefined;
}

/** What {@link applyOnce} answers. */
export interface AppliedOnce<G extends GameTypes, A extends AnyAction> {
  /** What to tell the sender. Where the action was repeated it is the answer of before, with the match of then: nothing to go on from. */
  readonly applied: Applied<G, A>;
  /** What to store beside the match. */
  readonly answers: Answers<G, A>;
  /** Whether this is the answer of before, and nothing was done now. */
  readonly repeated: boolean;
}

/** The longest key that is taken, in UTF-16 units. */
const LONGEST_KEY = 200;

/**
 * Lets a seat act, once: an action that comes again under the key of the seat's last one gets the first answer, and nothing is done or drawn again. Only accepted
 * actions are remembered, since a refusal changes nothing, and only the last key of each seat. Refuses what `engine.apply` refuses, a key that is none
 * (`bad-key`), and another action under the last key (`key-reused`).
 *
 * @example
 * ```ts
 * import { applyOnce, createEngine } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * const first = applyOnce(engine, match, [], 0, { type: 'drop', column: 3 }, { key: 'a1' });
 * const again = applyOnce(engine, match, first.answers, 0, { type: 'drop', column: 3 }, { key: 'a1' });
 *
 * console.log(again.repeated, again.applied === first.applied); // true true
 * ```
 */
export function applyOnce<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  answers: Answers<G, A>,
  seat: unknown,
  action: unknown,
  { key, token }: Carried = {},
): AppliedOnce<G, A> {
  demandEngine(engine, 'applyOnce');
  if (key === undefined) return { applied: engine.apply(match, seat, action, { token }), answers, repeated: false };
  if (!isKey(key)) return notDone(answers, 'bad-key', { longest: LONGEST_KEY });
  const last = storedAnswer(answers, seat);
  if (last?.key !== key) return remembered(engine.apply(match, seat, action, { token }), answers, seat as Seat, key);
  const { numbering } = engine.game;
  const id = numbering.encode(last.accepted.action);
  return id >= 0 && id === numbering.encode(action)
    ? { applied: last.accepted, answers, repeated: true }
    : notDone(answers, 'key-reused', { action: last.accepted.action as unknown as JsonObject });
}

/** Whether something can be the key of an action. */
export function isKey(key: unknown): key is string {
  return typeof key === 'string' && key.length >= 1 && key.length <= LONGEST_KEY;
}

/** The last answer of a seat, from what a host has stored: what is cut off, or of another shape, is none. */
function storedAnswer<G extends GameTypes, A extends AnyAction>(answers: Answers<G, A>, seat: unknown): Answer<G, A> | undefined {
  const answer = Array.isArray(answers) && isSeatNumber(seat) ? (answers as Answers<G, A>)[seat] : undefined;
  const accepted: unknown = isPlainObject(answer) ? answer.accepted : undefined;
  return isPlainObject(accepted) && accepted.ok === true && isPlainObject(accepted.action) ? (answer ?? undefined) : undefined;
}

function remembered<G extends GameTypes, A extends AnyAction>(
  applied: Applied<G, A>,
  answers: Answers<G, A>,
  seat: Seat,
  key: string,
): AppliedOnce<G, A> {
  if (!applied.ok) return { applied, answers, repeated: false };
  const before: Answers<G, A> = Array.isArray(answers) ? answers : [];
  const next = Array.from({ length: Math.max(before.length, seat + 1) }, (_, index) =>
    index === seat ? Object.freeze({ key, accepted: applied }) : (before[index] ?? null),
  );
  return { applied, answers: Object.freeze(next), repeated: false };
}

function notDone<G extends GameTypes, A extends AnyAction>(
  answers: Answers<G, A>,
  code: RetryRejection,
  data: JsonObject,
): AppliedOnce<G, A> {
  return { applied: Object.freeze(refused(makeRejection(code, data))), answers, repeated: false };
}
