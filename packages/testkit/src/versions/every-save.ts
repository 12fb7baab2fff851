import type { AnyAction, Engine, GameTypes, Save } from '@quayside/core';
import { overTheWire, textOf } from '../conformance/json.ts';
import { asTranscript } from './as-transcript.ts';

/**
 * The saves of a transcript or a golden match at every step, from the creation to the end, as they come out of a file: what migrations are tried on. Throws a plain
 * `Error` for what does not play under the rules of the engine.
 *
 * @example
 * ```ts
 * import { createEngine, createSession } from '@quayside/core';
 * import { everySave } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' });
 * session.dispatch(0, { type: 'drop', column: 3 });
 * console.log(everySave(session.engine, session.transcript()).length); // 2
 * ```
 */
export function everySave<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, recorded: unknown): Save<G, A>[] {
  const saves: Save<G, A>[] = [];
  const replayed = engine.replay(asTranscript(recorded), ({ match }) => saves.push(overTheWire(engine.save(match))));
  if (!replayed.ok) throw new Error(`the match does not play under ${engine.game.meta.rules}: ${textOf(replayed.rejection)}`);
  return saves;
}
