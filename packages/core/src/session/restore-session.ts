import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import type { HistoryEntry } from '../engine/history.ts';
import { prefixed } from '../engine/load.ts';
import type { Transcript } from '../engine/transcript.ts';
import { schemaFlaw } from '../game/schema-flaw.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson, type JsonObject } from '../model/json.ts';
import { type Refused, refused } from '../model/rejection.ts';
import type { AnyExtension } from '../slices/extension.ts';
import { sessionRejection, type UnknownSlices } from '../slices/load-slices.ts';
import { extensionsOf } from './create-session.ts';
import { recordSession } from './record-session.ts';
import { restoreAnswers } from './restore-answers.ts';
import { beginSlices, restoreSlices, type SliceLine } from './restore-slices.ts';
import { SAVED, type SavedSession, SESSION_FORMAT } from './saved-session.ts';
import type { RecordedSession, SessionOptions } from './session.ts';
import type { LineEntry } from './session-line.ts';
import { timeOf } from './time.ts';

/** How a session is restored. `at` is for the extensions that begin with it. */
export interface RestoreOptions<G extends GameTypes, A extends AnyAction> extends SessionOptions<G, A> {
  /** What becomes of slices whose extensions are not there: see `UNKNOWN_SLICES`. They are kept unless told. */
  readonly unknown?: UnknownSlices | undefined;
}

/** A session from untrusted JSON, or why it is none. */
export type Restored<G extends GameTypes, A extends AnyAction> =
  | {
      readonly ok: true;
      /** The session, standing where it was saved. */
      readonly session: RecordedSession<G, A>;
    }
  | Refused;

/**
 * Reads a saved session or a bare transcript from untrusted JSON, plays it again, and goes on from its end: with the whole history, and with the same answers to keys that
 * are sent again. An extension whose slice was saved goes on from there, and is first told of what was done without it; one without a slice begins, with the match as it
 * stands; slices of other extensions are kept to be saved again, or dropped. Refuses what `engine.replay` refuses, and with a code of `SESSION_REJECTIONS`; by fault only two
 * extensions of one id (`duplicate-extension`), and an `at` that is no time (`bad-time`).
 *
 * @example
 * ```ts
 * import { createEngine, createSession, restoreSession, statistics } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const counts = statistics();
 * const session = createSession(engine, { seats: 2, seed: 'any' }, { extensions: [counts] });
 * session.dispatch(0, { type: 'drop', column: 3 });
 *
 * const restored = restoreSession(engine, JSON.parse(JSON.stringify(session.save())), { extensions: [counts] });
 * console.log(restored.ok && restored.session.slice(counts).counts.deeds); // 1
 * ```
 */
export function restoreSession<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  value: unknown,
  options: RestoreOptions<NoInfer<G>, NoInfer<A>> = {},
): Restored<G, A> {
  demandEngine(engine, 'restoreSession');
  const extensions = extensionsOf(options, 'restoreSession');
  const at = timeOf(options, 'restoreSession');
  const opened = openSession<G, A>(value);
  if (!opened.ok) return refused(opened.why);
  const saved = opened.value;
  const line = playAgain(engine, saved);
  if (!line.ok) return refused(line.why);
  const answers = restoreAnswers(line.value, saved.keys ?? []);
  if (!answers.ok) return refused(answers.why);
  const full = withSlices(engine, extensions, line.value, saved.slices ?? {}, at);
  if (!full.ok) return refused(full.why);
  const { setup } = saved.transcript;
  const session = recordSession({
    engine,
    extensions,
    line: full.value,
    answers: answers.value,
    begun: engine.startTranscript(setup, (full.value[0] as LineEntry<G, A>).entry.match),
    foreign: options.unknown === 'drop' ? {} : without(saved.slices ?? {}, extensions),
  });
  return { ok: true, session };
}

/** A saved session, or a bare transcript, which has nothing beside it. */
type Opened<G extends GameTypes, A extends AnyAction> = Pick<SavedSession<G, A>, 'transcript'> & Partial<SavedSession<G, A>>;

function openSession<G extends GameTypes, A extends AnyAction>(value: unknown): Checked<Opened<G, A>> {
  const copied = copyJson(value);
  if (!copied.ok) return bad(sessionRejection('bad-session', copied));
  if ((copied.value as JsonObject | null)?.format !== SESSION_FORMAT)
    return good({ transcript: copied.value as unknown as Transcript<G, A> });
  const flaw = schemaFlaw(SAVED, copied.value);
  return flaw === undefined ? good(copied.value as unknown as Opened<G, A>) : bad(sessionRejection('bad-session', flaw));
}

/** The line of what was done, without slices. */
function playAgain<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { format, transcript, times }: Opened<G, A>,
): Checked<LineEntry<G, A>[]> {
  const history: HistoryEntry<G, A>[] = [];
  const replayed = engine.replay(transcript, (entry) => history.push(entry));
  if (!replayed.ok) return bad(format === undefined ? replayed.rejection : prefixed(replayed.rejection, 'transcript'));
  if (times !== undefined && times.length !== history.length)
    return bad(sessionRejection('bad-session', { path: ['times'], problem: `expected ${history.length} entries` }));
  return good(history.map((entry, index) => ({ entry, at: times?.[index] ?? null, slices: {} })));
}

function withSlices<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  extensions: readonly AnyExtension<G, A>[],
  line: readonly LineEntry<G, A>[],
  saved: SavedSession<G, A>['slices'],
  at: number | null,
): Checked<LineEntry<G, A>[]> {
  const all: [string, SliceLine][] = [];
  for (const extension of extensions) {
    const restoring = { engine, extension, line };
    const found = Object.hasOwn(saved, extension.id) ? saved[extension.id] : undefined;
    const slices = found === undefined ? good(beginSlices(restoring, at)) : restoreSlices(restoring, found);
    if (!slices.ok) return slices;
    all.push([extension.id, slices.value]);
  }
  return good(line.map((entry, place) => Object.freeze({ ...entry, slices: slicesAt(all, place) })));
}

function slicesAt(all: readonly [string, SliceLine][], place: number): LineEntry<GameTypes, AnyAction>['slices'] {
  return Object.freeze(
    Object.fromEntries(
      all.flatMap(([id, slices]) => {
        const slice = slices.get(place);
        return slice === undefined ? [] : [[id, slice]];
      }),
    ),
  );
}

function without<G extends GameTypes, A extends AnyAction>(
  saved: SavedSession<G, A>['slices'],
  extensions: readonly { readonly id: string }[],
): SavedSession<G, A>['slices'] {
  return deepFreeze(Object.fromEntries(Object.entries(saved).filter(([id]) => !extensions.some((extension) => extension.id === id))));
}
