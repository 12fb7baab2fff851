import * as z from 'zod/mini';
import type { Flaw, Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import type { Checked } from '../model/checked.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Immutable } from '../model/immutable.ts';
import { copyJson, type Json } from '../model/json.ts';
import { SEAT_CHANGES } from '../model/presence.ts';
import { makeRejection, type Refused, refused } from '../model/rejection.ts';
import type { Contexts } from './contexts.ts';
import { type Created, dataRejection, type MatchSetup } from './create.ts';
import { type Deed, type Doer, firstEntry, type HistoryEntry, logged, perform } from './history.ts';
import { SETUP } from './setup-schema.ts';
import { Standing } from './undo.ts';
import { wrongRules } from './wrong-rules.ts';

/** The format tag of {@link Transcript}. */
export const TRANSCRIPT_FORMAT = 'quayside-transcript/1';

/** One deed, and the hash of the match that it led to. */
export type TranscriptEntry<A> = Deed<A> & {
  /** As `engine.hash` gives it: 64 lower-case hex digits. */
  readonly hash: string;
};

/** A whole match as the deeds that made it: with the game at the same rules version it can be played again, step by step. Plain JSON; it holds the seed. */
export interface Transcript<G extends GameTypes, A> {
  /** Names the format and its version, for whoever reads the transcript. */
  readonly format: typeof TRANSCRIPT_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The rules version that it was played under; it replays under no other. */
  readonly rules: string;
  /** What the match was created from, the seed included. */
  readonly setup: MatchSetup<G>;
  /** The hash of the match as it was created. */
  readonly start: string;
  /** What was done, in order; the creation is no entry. */
  readonly entries: readonly TranscriptEntry<A>[];
  /** The content that was played with. */
  readonly content: Immutable<G['content']>;
}

/** What a replay answers. */
export type Replayed<G extends GameTypes, A extends AnyAction> =
  | {
      readonly ok: true;
      /** The match at the end of the transcript, whether or not it is over. */
      readonly match: Match<G, A>;
    }
  | Refused;

/** What a replay needs of an engine. */
interface Player<G extends GameTypes, A extends AnyAction> extends Doer<G, A> {
  /** Creates a match with the content that came with its transcript. */
  begin(setup: MatchSetup<G>, contexts: Contexts<G>): Checked<Created<G, A>>;
}

/** SHA-256 of the canonical JSON of a match, 64 hex digits: equal matches, and only those, have equal hashes, on every engine. */
export function hashMatch<G extends GameTypes, A extends AnyAction>(match: Match<G, A>): string {
  return hashJson(match as unknown as Json);
}

/** Begins a transcript with a match that has just been created. */
export function startTranscript<G extends GameTypes, A extends AnyAction>(
  setup: MatchSetup<G>,
  match: Match<G, A>,
  content: Immutable<G['content']>,
): Transcript<G, A> {
  return Object.freeze({
    format: TRANSCRIPT_FORMAT,
    game: match.game,
    rules: match.rules,
    // A copy: the host's object stays its own, and keys that are undefined are left out.
    setup: deepFreeze(JSON.parse(JSON.stringify(setup)) as MatchSetup<G>),
    start: hashMatch(match),
    entries: Object.freeze([]),
    content,
  });
}

/**
 * A transcript with one deed more; the given one is unchanged. `match` is what the deed led to: only its hash is kept. Nothing is compared here; `engine.replay` does that.
 *
 * @example
 * ```ts
 * import { createEngine, extendTranscript } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const setup = { seats: 2, seed: 'any' };
 * const { match } = engine.create(setup);
 * const applied = engine.apply(match, 0, { type: 'drop', column: 3 });
 * if (applied.ok) {
 *   const transcript = extendTranscript(engine.startTranscript(setup, match), { seat: 0, action: applied.action }, applied.match);
 *   console.log(engine.replay(transcript).ok, transcript.entries.length); // true 1
 * }
 * ```
 */
export function extendTranscript<G extends GameTypes, A extends AnyAction>(
  transcript: Transcript<G, A>,
  deed: Deed<A>,
  match: Match<G, A>,
): Transcript<G, A> {
  return Object.freeze({ ...transcript, entries: Object.freeze([...transcript.entries, transcriptEntry(deed, match)]) });
}

/** The entry of a deed and the match that it led to. */
export function transcriptEntry<G extends GameTypes, A extends AnyAction>(deed: Deed<A>, match: Match<G, A>): TranscriptEntry<A> {
  return Object.freeze({ ...deed, hash: hashMatch(match) });
}

const ENTRY = z.strictObject({
  seat: z.int(),
  action: z.optional(z.record(z.string(), z.unknown())),
  change: z.optional(z.enum(SEAT_CHANGES)),
  undo: z.optional(z.literal(true)),
  hash: z.string(),
});

const TRANSCRIPT = z.strictObject({
  format: z.literal(TRANSCRIPT_FORMAT),
  game: z.string(),
  rules: z.string(),
  setup: SETUP,
  start: z.string(),
  entries: z.array(ENTRY),
  content: z.record(z.string(), z.unknown()),
});

/** Plays a transcript from untrusted JSON again and compares the hash of every step. `watch` is told each entry of the history, the creation first. */
export function replayTranscript<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  player: Player<G, A>,
  value: unknown,
  watch: ((entry: HistoryEntry<G, A>) => void) | undefined,
): Replayed<G, A> {
  const copied = copyJson(value);
  if (!copied.ok) return refused(dataRejection('bad-transcript', flawAt(copied.path, copied.problem)));
  const flaw = schemaFlaw(TRANSCRIPT, copied.value) ?? manyDeeds(copied.value as unknown as Transcript<G, A>);
  if (flaw !== undefined) return refused(dataRejection('bad-transcript', flaw));
  const transcript = copied.value as unknown as Transcript<G, A>;
  const foreign = wrongRules(game.meta, transcript);
  if (foreign !== undefined) return refused(foreign);
  const embedded = contexts.embedding(transcript.content as unknown as Json);
  if (!embedded.ok) return refused(dataRejection('bad-content', embedded.why));
  const id = transcript.setup.content ?? game.contents[0]?.id;
  if (embedded.value.ref.id !== id) return refused(dataRejection('bad-transcript', flawAt(['content', 'id'], `expected ${id}`)));
  const begun = player.begin(transcript.setup, embedded.value.contexts);
  return begun.ok ? playAgain(player, begun.value, transcript, watch) : refused(begun.why);
}

/** An entry is one deed: besides seat and hash it has one key. */
function manyDeeds({ entries }: { readonly entries: readonly object[] }): Flaw | undefined {
  const index = entries.findIndex((entry) => Object.keys(entry).length !== 3);
  return index < 0 ? undefined : flawAt(['entries', index], 'expected one of action, change, undo');
}

function playAgain<G extends GameTypes, A extends AnyAction>(
  player: Player<G, A>,
  { match: first, events }: Created<G, A>,
  transcript: Transcript<G, A>,
  watch: ((entry: HistoryEntry<G, A>) => void) | undefined,
): Replayed<G, A> {
  if (hashMatch(first) !== transcript.start) return diverged(-1, 'the match begins otherwise');
  const entries: HistoryEntry<G, A>[] = [];
  const standing = new Standing();
  const add = (entry: HistoryEntry<G, A>): void => {
    entries.push(entry);
    standing.add(logged(entry));
    watch?.(entry);
  };
  add(firstEntry(first, events));
  for (const [index, { hash, ...deed }] of transcript.entries.entries()) {
    const done = perform(player, { entries, standing }, deed as Deed<A>);
    if (!done.ok) return diverged(index, `it is refused: ${done.why.code}`);
    if (hashMatch(done.value.match) !== hash) return diverged(index, 'the match goes on otherwise');
    add(done.value);
  }
  return { ok: true, match: (entries.at(-1) as HistoryEntry<G, A>).match };
}

function diverged(entry: number, problem: string): Refused {
  return refused(makeRejection('diverged', { entry, problem }));
}
