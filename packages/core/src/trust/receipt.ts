import type { Transcript, TranscriptEntry } from '../engine/transcript.ts';
import { Fault } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Json } from '../model/json.ts';
import { brief } from '../model/told.ts';

/**
 * What a host hands to everybody, so that nobody can be told another story later: it stands for every field of the transcript so far. It tells how many entries there are, and
 * nothing else as long as the seed, which it covers, cannot be guessed. So it is handed out after an entry, but not while a simultaneous phase is open: one more entry would
 * tell that somebody has changed a sealed action.
 */
export interface Receipt {
  /** How many entries it covers. */
  readonly entries: number;
  /** 64 lower-case hex digits. */
  readonly digest: string;
}

/**
 * The receipt of a transcript so far. Given the receipt of a shorter one, it hashes only what came after; that of a longer one is refused by the fault `bad-receipt`. The digest of no entries is the SHA-256 of the canonical JSON of
 * `{ format: 'quayside-receipt/1', begun }`, where `begun` is the transcript without its entries; each entry then gives that of
 * `{ digest, entries, entry, format }`: the digest before it, how many there are with it, and the entry.
 *
 * @example
 * ```ts
 * import { createEngine, createSession, receiptOf } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' });
 * const first = receiptOf(session.transcript());
 * session.dispatch(0, { type: 'drop', column: 3 });
 * const second = receiptOf(session.transcript(), first);
 * console.log(second.entries, second.digest === receiptOf(session.transcript()).digest); // 1 true
 * ```
 */
export function receiptOf<G extends GameTypes, A extends AnyAction>(transcript: Transcript<G, A>, before?: Receipt): Receipt {
  if (before !== undefined) checkCovers(transcript.entries.length, before.entries);
  return receiptsOf(transcript, before).at(-1) as Receipt;
}

/** The receipts of a transcript from one on, by default from the first, which covers no entry. */
export function receiptsOf<G extends GameTypes, A extends AnyAction>(
  { entries, ...begun }: Transcript<G, A>,
  before: Receipt = { entries: 0, digest: hashJson({ begun, format: FORMAT } as unknown as Json) },
): Receipt[] {
  const receipts = [before];
  for (const entry of entries.slice(before.entries)) receipts.push(nextReceipt(receipts.at(-1) as Receipt, entry));
  return deepFreeze(receipts);
}

function checkCovers(length: number, entries: number): void {
  if (Number.isInteger(entries) && entries >= 0 && entries <= length) return;
  throw new Fault({
    code: 'bad-receipt',
    api: 'receiptOf(transcript, before)',
    expected: `a receipt of at most ${length} entries, as many as the transcript has`,
    received: `one of ${brief(entries)}`,
    remedy: 'Give that of an earlier state of the same match, or none.',
  });
}

const FORMAT = 'quayside-receipt/1';

function nextReceipt<A>({ digest, entries: count }: Receipt, entry: TranscriptEntry<A>): Receipt {
  const entries = count + 1;
  return { entries, digest: hashJson({ digest, entries, entry, format: FORMAT } as unknown as Json) };
}
