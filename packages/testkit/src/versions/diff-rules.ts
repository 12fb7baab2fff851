import {
  type AnyAction,
  type AnyEngine,
  createSession,
  type Deed,
  type Engine,
  type GameTypes,
  type HistoryEntry,
  type Rejection,
  type Session,
} from '@quayside/core';
import { textOf } from '../conformance/json.ts';
import { differences } from '../scenario/difference.ts';
import { asTranscript } from './as-transcript.ts';
import { type AnySetup, carryOver, createAlike } from './carry-over.ts';
import { firstOtherwise, type Otherwise, otherwiseText, type RulesDifference } from './rules-difference.ts';

/** How the older rules' actions and events are put in the words of the newer, where a name has changed; what is left out stays as it is. */
export interface Translation {
  /** An action of the older rules in the words of the newer. */
  // biome-ignore lint/suspicious/noExplicitAny: the actions of two games, which only the caller knows
  action?(action: any): AnyAction;
  /** An event of the older rules in the words of the newer. */
  // biome-ignore lint/suspicious/noExplicitAny: as for actions
  event?(event: any): {
    /** The type by which the newer rules declare it. */
    readonly type: string;
  };
}

type Entry = HistoryEntry<GameTypes, AnyAction>;

/**
 * Plays a transcript or a golden match of older rules under newer ones as well, and finds the first entry that comes out otherwise; `undefined` if none does. The matches of the older
 * rules are brought to the newer by the migrations of the newer game, so that a name or a place that has changed is no difference; without migrations they are compared
 * as they are. Throws a plain `Error` for what does not play under the older rules.
 *
 * @example
 * ```ts
 * import { createEngine, createSession } from '@quayside/core';
 * import { diffRules } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' });
 * for (const [turn, column] of [3, 4, 3].entries()) session.dispatch(turn % 2, { type: 'drop', column });
 *
 * const two = { reason: 'two-high', rule: 'C4.3', when: ({ table }) => table.heights[3] === 2, finish: 'now' } as (typeof connectFour.ends)[number];
 * const shorter = createEngine({ ...connectFour, meta: { ...connectFour.meta, rules: '1.1.0' }, ends: [two] });
 * console.log(diffRules(session.transcript(), session.engine, shorter)?.entry); // 2
 * ```
 */
export function diffRules(
  recorded: unknown,
  older: AnyEngine,
  newer: AnyEngine,
  translation: Translation = {},
): RulesDifference | undefined {
  const transcript = asTranscript(recorded) as { readonly setup: AnySetup };
  const history = historyOf(transcript, older);
  const [{ match: created }] = history as [Entry];
  const begun = createAlike(newer, carryOver(older, newer, created), transcript.setup);
  const names = { older, newer };
  if ('refused' in begun) return told(names, history, 0, { kind: 'refused', code: begun.refused, rule: null });
  const session = createSession(begun.engine as Engine<GameTypes, AnyAction>, begun.setup);
  for (const [index, entry] of history.entries()) {
    const refused = entry.deed === null ? undefined : perform(session, translated(entry.deed, translation));
    const what: Otherwise | undefined = refused
      ? { kind: 'refused', code: refused.code, rule: refused.rule }
      : compared(names, entry, session, translation);
    if (what !== undefined) return told(names, history, index, what);
  }
  return undefined;
}

interface Names {
  readonly older: AnyEngine;
  readonly newer: AnyEngine;
}

function historyOf(transcript: unknown, engine: AnyEngine): readonly Entry[] {
  const history: Entry[] = [];
  const replayed = engine.replay(transcript, (entry) => history.push(entry));
  if (!replayed.ok) throw new Error(`the match does not play under ${engine.game.meta.rules}: ${textOf(replayed.rejection)}`);
  return history;
}

function translated(deed: Deed<AnyAction>, { action = (same) => same as AnyAction }: Translation): Deed<AnyAction> {
  return 'action' in deed ? { seat: deed.seat, action: action(deed.action) } : deed;
}

/** Does it in the session as well: why it is refused there, `undefined` if it is not. */
function perform(session: Session<GameTypes, AnyAction>, deed: Deed<AnyAction>): Rejection | undefined {
  if ('action' in deed) return refusalOf(session.dispatch(deed.seat, deed.action));
  return refusalOf('change' in deed ? session.changeSeat(deed.seat, deed.change) : session.undo(deed.seat));
}

function refusalOf(answer: { readonly ok: true } | { readonly ok: false; readonly rejection: Rejection }): Rejection | undefined {
  return answer.ok ? undefined : answer.rejection;
}

function compared(
  { older, newer }: Names,
  { match, events }: Entry,
  session: Session<GameTypes, AnyAction>,
  { event = (same) => same as { readonly type: string } }: Translation,
): Otherwise | undefined {
  const now = session.history().at(-1) as Entry;
  const said = events.map((each) => ({ ...each, event: event(each.event) }));
  return (
    firstOtherwise('match', differences(carryOver(older, newer, match).match, now.match)) ??
    firstOtherwise('events', differences(said, now.events))
  );
}

function told({ older, newer }: Names, history: readonly Entry[], index: number, what: Otherwise): RulesDifference {
  const { deed } = history[index] as Entry;
  const words = deed === null ? 'the match is created' : older.describe((history[index - 1] as Entry).match).deed(deed);
  const where = deed === null ? words : `entry ${index - 1} of ${history.length - 1}, seat ${deed.seat}: ${words}`;
  const text = `${where}\n  ${otherwiseText(what, older.game.meta.rules, newer.game.meta.rules)}`;
  return { entry: index - 1, seat: deed?.seat ?? null, deed: words, what, text };
}
