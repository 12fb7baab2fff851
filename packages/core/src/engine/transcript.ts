import * as z from 'zod/mini';
import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import type { Checked } from '../model/checked.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Immutable } from '../model/immutable.ts';
import { copyJson, type Json } from '../model/json.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import type { Applied, Refused } from './apply.ts';
import type { Contexts } from './contexts.ts';
import { type Created, dataRejection, type MatchSetup } from './create.ts';
import type { Learnt } from './learnt.ts';
import { wrongRules } from './load.ts';
import { schemaFlaw } from './schema-flaw.ts';
import { SETUP } from './setup-schema.ts';

/** The format tag of {@link Transcript}. */
export const TRANSCRIPT_FORMAT = 'quayside-transcript/1';

/** One accepted action, and the hash of the match that it led to. */
export interface TranscriptEntry<A> {
  readonly seat: Seat;
  readonly action: A;
  readonly hash: string;
}

/** A whole match as the actions that made it: with the game at the same rules version it can be played again, step by step. Plain JSON; it holds the seed. */
export interface Transcript<G extends GameTypes, A> {
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly setup: MatchSetup<G>;
  /** The hash of the match as it was created. */
  readonly start: string;
  readonly entries: readonly TranscriptEntry<A>[];
  /** The content that was played with. */
  readonly content: Immutable<G['content']>;
}

/** One step of a replay: what was done, and what came of it. The first has no entry: it is the creation. */
export interface ReplayStep<G extends GameTypes, A extends AnyAction> {
  readonly entry: TranscriptEntry<A> | null;
  readonly match: Match<G, A>;
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly learnt: Learnt;
}

/** What a replay answers. */
export type Replayed<G extends GameTypes, A extends AnyAction> = { readonly ok: true; readonly match: Match<G, A> } | Refused;

/** What a replay needs of an engine. */
interface Player<G extends GameTypes, A extends AnyAction> {
  /** Creates a match with the content that came with its transcript. */
  begin(setup: MatchSetup<G>, contexts: Contexts<G>): Checked<Created<G, A>>;
  apply(match: Match<G, A>, seat: unknown, action: unknown): Applied<G, A>;
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

/** A transcript with one more accepted action; the given one is unchanged. */
export function extendTranscript<G extends GameTypes, A extends AnyAction>(
  transcript: Transcript<G, A>,
  seat: Seat,
  action: A,
  match: Match<G, A>,
): Transcript<G, A> {
  return Object.freeze({ ...transcript, entries: Object.freeze([...transcript.entries, transcriptEntry(seat, action, match)]) });
}

/** The entry of an accepted action and the match that it led to. */
export function transcriptEntry<G extends GameTypes, A extends AnyAction>(seat: Seat, action: A, match: Match<G, A>): TranscriptEntry<A> {
  return Object.freeze({ seat, action, hash: hashMatch(match) });
}

const TRANSCRIPT = z.strictObject({
  format: z.literal(TRANSCRIPT_FORMAT),
  game: z.string(),
  rules: z.string(),
  setup: SETUP,
  start: z.string(),
  entries: z.array(z.strictObject({ seat: z.int(), action: z.record(z.string(), z.unknown()), hash: z.string() })),
  content: z.record(z.string(), z.unknown()),
});

/** Plays a transcript from untrusted JSON again and compares the hash of every step. `watch` is told each step, the creation first. */
export function replayTranscript<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  player: Player<G, A>,
  value: unknown,
  watch: ((step: ReplayStep<G, A>) => void) | undefined,
): Replayed<G, A> {
  const copied = copyJson(value);
  if (!copied.ok) return refused(dataRejection('bad-transcript', { path: copied.path, rule: null, problem: copied.problem }));
  const flaw = schemaFlaw(TRANSCRIPT, copied.value);
  if (flaw !== undefined) return refused(dataRejection('bad-transcript', flaw));
  const transcript = copied.value as unknown as Transcript<G, A>;
  const foreign = wrongRules(game, transcript);
  if (foreign !== undefined) return refused(foreign);
  const embedded = contexts.embedding(transcript.content as unknown as Json);
  if (!embedded.ok) return refused(dataRejection('bad-content', embedded.why));
  const id = transcript.setup.content ?? game.contents[0]?.id;
  if (embedded.value.ref.id !== id)
    return refused(dataRejection('bad-transcript', { path: ['content', 'id'], rule: null, problem: `expected ${id}` }));
  const begun = player.begin(transcript.setup, embedded.value.contexts);
  return begun.ok ? playAgain(player, begun.value, transcript, watch) : refused(begun.why);
}

function playAgain<G extends GameTypes, A extends AnyAction>(
  player: Player<G, A>,
  { match: first, events }: Created<G, A>,
  transcript: Transcript<G, A>,
  watch: ((step: ReplayStep<G, A>) => void) | undefined,
): Replayed<G, A> {
  if (hashMatch(first) !== transcript.start) return diverged(-1, 'the match begins otherwise');
  watch?.({ entry: null, match: first, events, learnt: 'info' });
  let match = first;
  for (const [index, entry] of transcript.entries.entries()) {
    const applied = player.apply(match, entry.seat, entry.action);
    if (!applied.ok) return diverged(index, `the action is refused: ${applied.rejection.code}`);
    match = applied.match;
    if (hashMatch(match) !== entry.hash) return diverged(index, 'the match goes on otherwise');
    watch?.({ entry, match, events: applied.events, learnt: applied.learnt });
  }
  return { ok: true, match };
}

function refused(rejection: Rejection): Refused {
  return { ok: false, rejection };
}

function diverged(entry: number, problem: string): Refused {
  return refused(deepFreeze({ code: 'diverged', rule: null, data: { entry, problem } }));
}
