import type { MatchSetup } from '../engine/create.ts';
import type { Engine } from '../engine/engine.ts';
import type { Transcript } from '../engine/transcript.ts';
import { type Match, OVER } from '../game/match.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { makeRejection, type Refused, refused } from '../model/rejection.ts';
import { sameJson } from '../model/same.ts';
import { isViewerOf, type Viewer } from '../model/seat.ts';
import type { VerifyRejection } from '../model/trust-rejection.ts';
import { type Receipt, receiptsOf } from './receipt.ts';

/** A view that a player was given. */
export interface Seen {
  /** How many entries there were by then, as the receipt that came with it says. */
  readonly entries: number;
  /** Whose view it was; `null` for the spectator's. */
  readonly viewer: Viewer;
  /** `hashJson` of the view as it arrived. */
  readonly hash: string;
}

/** What a player has kept of a match, to hold against the transcript that the host opens at its end. All of it may be left out; the more, the better. */
export interface Remembered<G extends GameTypes> {
  /** What the host committed to before the seats told their nonces. */
  readonly commitment?: string;
  /** By seat, what nonces were told; `null` for one that is not known. One's own should be there. */
  readonly nonces?: readonly (string | null)[];
  /** The whole setup as it was announced, without the seed; for a fair match, with the commitment and the nonces. */
  readonly setup?: Omit<MatchSetup<G>, 'seed'>;
  /** Receipts that the host handed out on the way. The last one covers everything. */
  readonly receipts?: readonly Receipt[];
  /** What one was shown on the way: it must be what the recorded match would have shown. */
  readonly seen?: readonly Seen[];
  /** Also accept a match that was not played to its end. */
  readonly unfinished?: boolean;
}

/** In what a transcript, and the matches that its replay has led to, are not what somebody remembers; `undefined` if they are. */
export function differsFromMemory<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  opened: Transcript<G, A>,
  matches: readonly Match<G, A>[],
  remembered: Remembered<G>,
): Refused | undefined {
  return (
    otherBeginning(opened, remembered) ??
    otherEnd(opened, matches.at(-1), remembered) ??
    otherReceipt(opened, remembered) ??
    otherView(engine, matches, remembered)
  );
}

function otherBeginning<G extends GameTypes, A extends AnyAction>(
  { setup }: Transcript<G, A>,
  { commitment, nonces, setup: announced }: Remembered<G>,
): Refused | undefined {
  const { fair } = setup;
  if (commitment !== undefined && fair?.commitment !== commitment)
    return differs('commitment-differs', { path: ['setup', 'fair', 'commitment'] });
  const seat = nonces?.findIndex((nonce, index) => nonce !== null && fair?.nonces[index] !== nonce) ?? -1;
  if (seat >= 0) return differs('nonce-differs', { path: ['setup', 'fair', 'nonces', seat] });
  const key = announced === undefined ? undefined : otherKey(announced, setup);
  return key === undefined ? undefined : differs('setup-differs', { path: ['setup', key] });
}

/** The first key, in alphabetical order, in which a setup is not as it was announced. */
function otherKey<G extends GameTypes>(announced: Omit<MatchSetup<G>, 'seed'>, { seed: _, ...opened }: MatchSetup<G>): string | undefined {
  const [one, other] = [announced, opened] as unknown as [JsonObject, JsonObject];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return keys.find((key) => !sameValue(one[key], other[key]));
}

function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined || other === undefined ? one === other : sameJson(one, other);
}

function otherEnd<G extends GameTypes, A extends AnyAction>(
  { entries }: Transcript<G, A>,
  end: Match<G, A> | undefined,
  { unfinished = false }: Remembered<G>,
): Refused | undefined {
  return end?.phase === OVER || unfinished ? undefined : differs('unfinished', { entries: entries.length });
}

function otherReceipt<G extends GameTypes, A extends AnyAction>(
  transcript: Transcript<G, A>,
  { receipts = [] }: Remembered<G>,
): Refused | undefined {
  const covered = receipts.length === 0 ? [] : receiptsOf(transcript);
  const other = receipts.find(({ entries, digest }) => covered[entries]?.digest !== digest);
  return other === undefined ? undefined : differs('receipt-differs', { entries: other.entries });
}

function otherView<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  matches: readonly Match<G, A>[],
  { seen = [] }: Remembered<G>,
): Refused | undefined {
  const other = seen.find(({ entries, viewer, hash }) => {
    const match = matches[entries];
    // Whoever hosts the match opens what it likes: also one without the seat that saw this.
    if (match === undefined || !isViewerOf(match.options.seats, viewer)) return true;
    return hashJson(engine.view(match, viewer) as unknown as Json) !== hash;
  });
  return other === undefined ? undefined : differs('view-differs', { entries: other.entries, viewer: other.viewer });
}

function differs(code: VerifyRejection, data: JsonObject): Refused {
  return Object.freeze(refused(makeRejection(code, data)));
}
