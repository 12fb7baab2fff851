import type { Created, MatchSetup } from '../engine/create.ts';
import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { firstEntry } from '../engine/history.ts';
import type { Match } from '../game/match.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { type AnyExtension, checkExtensions } from '../slices/extension.ts';
import { type Slices, sliceOf, startSlices } from '../slices/slices.ts';
import { keepSession } from './keep-session.ts';
import { recordSession } from './record-session.ts';
import type { RecordedSession, Session, SessionOptions } from './session.ts';
import { type LineEntry, situationOf } from './session-line.ts';
import { timeOf } from './time.ts';

/**
 * Creates a match and keeps a session around it. Refuses, by fault, what `engine.create` refuses (`bad-options`, `unknown-content`), two extensions of one id
 * (`duplicate-extension`), and a time that is none (`bad-time`). What an extension does wrong at the beginning is a fault that names it, as with `startSlices`.
 *
 * @example
 * ```ts
 * import { createEngine, createSession } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' });
 * session.dispatch(0, { type: 'drop', column: 3 });
 * console.log(session.getSnapshot().awaited); // [ 1 ]
 * ```
 */
export function createSession<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
  options: SessionOptions<NoInfer<G>, NoInfer<A>> = {},
): RecordedSession<G, A> {
  demandEngine(engine, 'createSession');
  const extensions = extensionsOf(options, 'createSession');
  const at = timeOf(options, 'createSession');
  const created = engine.create(setup);
  const line = [firstInLine(engine, created, { extensions, at })];
  return recordSession({ engine, extensions, line, answers: [], begun: engine.startTranscript(setup, created.match), foreign: {} });
}

/** What a session is begun with that takes over a match. */
export interface ResumeOptions<G extends GameTypes, A extends AnyAction> extends SessionOptions<G, A> {
  /** The slices of the extensions, as `loadSlices` has read them for this match; left out, all begin anew. */
  readonly slices?: Slices | undefined;
}

/**
 * Keeps a session around a match that was played elsewhere, e.g. loaded. Its history begins there, so it has no transcript, and nothing before it can be undone. Refuses, by fault,
 * what is no match of the game (`bad-match`, or another code of `DATA_REJECTIONS`), two extensions of one id (`duplicate-extension`), slices that lack one of an extension
 * (`no-slice`), and a time that is none (`bad-time`).
 *
 * @example
 * ```ts
 * import { createEngine, resumeSession } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const loaded = engine.load(JSON.parse(JSON.stringify(engine.create({ seats: 2, seed: 'any' }).match)));
 * if (loaded.ok) {
 *   const session = resumeSession(engine, loaded.match);
 *   console.log(session.dispatch(0, { type: 'drop', column: 3 }).ok, session.history().length); // true 2
 * }
 * ```
 */
export function resumeSession<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  options: ResumeOptions<NoInfer<G>, NoInfer<A>> = {},
): Session<G, A> {
  demandEngine(engine, 'resumeSession');
  const extensions = extensionsOf(options, 'resumeSession');
  const at = timeOf(options, 'resumeSession');
  const { slices } = options;
  if (slices !== undefined) for (const extension of extensions) sliceOf(slices, extension);
  const first =
    slices === undefined ? firstInLine(engine, { match, events: [] }, { extensions, at }) : { entry: firstEntry(match, []), at, slices };
  return keepSession({ engine, extensions, line: [first], answers: [] });
}

/** The extensions of a session. Refuses, by fault, two of one id. */
export function extensionsOf<G extends GameTypes, A extends AnyAction>(
  { extensions = [] }: SessionOptions<G, A>,
  api: string,
): readonly AnyExtension<G, A>[] {
  checkExtensions(api, extensions);
  return [...extensions];
}

function firstInLine<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { match, events }: Created<G, A>,
  { extensions, at }: { readonly extensions: readonly AnyExtension<G, A>[]; readonly at: number | null },
): LineEntry<G, A> {
  const slices = startSlices(extensions, { ...situationOf(engine, match), events, at });
  return Object.freeze({ entry: firstEntry(match, events), at, slices });
}
