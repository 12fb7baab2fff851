import { dataRejection } from '../engine/create.ts';
import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import type { Replayed, Transcript } from '../engine/transcript.ts';
import type { Match } from '../game/match.ts';
import { flawAt } from '../game/schema-flaw.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson } from '../model/json.ts';
import { refused } from '../model/rejection.ts';
import { demandMemory } from './memory.ts';
import { differsFromMemory, type Remembered } from './remembered.ts';

/**
 * Whether a transcript, opened by whoever hosted the match, is the match that was played: the seed is the one committed to, the key the hash of the seed and all
 * nonces, every deed was allowed and every hash is as recorded, up to the end, and it agrees with what the player remembers. Total over transcripts: it answers for
 * anything that a host may hand over. What is remembered is the caller's own: a shape that it cannot have is a fault (`bad-memory`).
 *
 * Refuses with what `engine.replay` refuses (`diverged` with `data.entry`, `wrong-seed`, `wrong-nonce`, `bad-transcript` with a path, …), then with a code of
 * `VERIFY_REJECTIONS`. What says the same in other words, such as an option left out that has its default, or a sealed commit sent twice, is
 * found by a receipt alone.
 *
 * @example
 * ```ts
 * import { createEngine, createSession, receiptOf, verifyTranscript } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const session = createSession(engine, { seats: 2, seed: 'any' });
 * for (const column of [0, 1, 0, 1, 0, 1, 0]) session.dispatch(session.getSnapshot().awaited[0] ?? 0, { type: 'drop', column });
 * const receipts = [receiptOf(session.transcript())];
 *
 * const opened = JSON.parse(JSON.stringify(session.transcript()));
 * console.log(verifyTranscript(engine, opened, { receipts }).ok); // true
 * opened.entries[2].action.column = 5;
 * const verified = verifyTranscript(engine, opened, { receipts });
 * console.log(!verified.ok && verified.rejection.data.entry); // 2
 * ```
 */
export function verifyTranscript<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  transcript: unknown,
  remembered: Remembered<G> = {},
): Replayed<G, A> {
  demandEngine(engine, 'verifyTranscript');
  demandMemory(remembered);
  // A copy, so that what was replayed is what is compared.
  const copied = copyJson(transcript);
  if (!copied.ok) return refused(dataRejection('bad-transcript', flawAt(copied.path, copied.problem)));
  const matches: Match<G, A>[] = [];
  const replayed = engine.replay(copied.value, ({ match }) => matches.push(match));
  if (!replayed.ok) return replayed;
  return differsFromMemory(engine, copied.value as unknown as Transcript<G, A>, matches, remembered) ?? replayed;
}
