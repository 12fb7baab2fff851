import * as z from 'zod/mini';
import type { Game } from '../game/game.ts';
import { MATCH_FORMAT, type Match } from '../game/match.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import { copyJson, type Json, type JsonObject } from '../model/json.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Contexts } from './contexts.ts';
import { dataRejection } from './create.ts';
import { foreignMatch, type Loaded, loadPlainMatch, prefixed } from './load.ts';

/** The format tag of {@link Save}. */
export const SAVE_FORMAT = 'quayside-save/1';

/** A match with its content beside it: all that is needed to go on elsewhere. Plain JSON, and as secret as the match. */
export interface Save<G extends GameTypes, A extends AnyAction> {
  /** Names the format and its version, for whoever reads the save. */
  readonly format: typeof SAVE_FORMAT;
  /** The match as it was, between two actions or between two commits. */
  readonly match: Match<G, A>;
  /** The content that it is played with, whether or not it comes with the game. */
  readonly content: Immutable<G['content']>;
}

const SAVE = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  match: z.record(z.string(), z.unknown()),
  content: z.record(z.string(), z.unknown()),
});

/** Puts a match and its content together. */
export function saveMatch<G extends GameTypes, A extends AnyAction>(match: Match<G, A>, content: Immutable<G['content']>): Save<G, A> {
  return Object.freeze({ format: SAVE_FORMAT, match, content });
}

/** What came as a save, or as a bare match, taken apart: a copy of our own, of which only the envelope has been looked at. */
export interface OpenedSave {
  readonly match: Json;
  /** The content that came along; a bare match has none. */
  readonly content: Json | undefined;
}

/** Takes a save or a bare match from untrusted JSON apart. */
export function openSave(value: unknown): Checked<OpenedSave> {
  const copied = copyJson(value);
  if (!copied.ok) return bad(dataRejection('bad-save', flawAt(copied.path, copied.problem)));
  if ((copied.value as JsonObject | null)?.format === MATCH_FORMAT) return good({ match: copied.value, content: undefined });
  const flaw = schemaFlaw(SAVE, copied.value);
  return flaw === undefined ? good(copied.value as unknown as OpenedSave) : bad(dataRejection('bad-save', flaw));
}

/** A rejection of the match of a save, with the path in the save. */
export function inSave({ content }: OpenedSave, rejection: Rejection): Rejection {
  return content === undefined ? rejection : prefixed(rejection, 'match');
}

/** Reads a save, or a bare match. The content of a save is known to what was loaded from it, and to nothing else. */
export function loadSave<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  save: OpenedSave,
): Checked<Loaded<G, A>> {
  if (save.content === undefined) return loadPlainMatch(game, contexts, save.match);
  // First of all: content of other rules need not be content to this game.
  const foreign = foreignMatch(game, save.match);
  if (foreign !== undefined) return bad(inSave(save, foreign));
  const embedded = contexts.embedding(save.content);
  if (!embedded.ok) return bad(dataRejection('bad-content', embedded.why));
  const loaded = loadPlainMatch(game, embedded.value.contexts, save.match);
  return loaded.ok ? loaded : bad(inSave(save, loaded.why));
}
