import * as z from 'zod/mini';
import type { Game } from '../game/game.ts';
import { MATCH_FORMAT, type Match } from '../game/match.ts';
import { bad, type Checked } from '../model/checked.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import { copyJson, type Json, type JsonObject } from '../model/json.ts';
import type { Contexts } from './contexts.ts';
import { dataRejection } from './create.ts';
import { type Loaded, loadPlainMatch } from './load.ts';
import { schemaFlaw } from './schema-flaw.ts';

/** The format tag of {@link Save}. */
export const SAVE_FORMAT = 'quayside-save/1';

/** A match with its content beside it: all that is needed to go on elsewhere. Plain JSON, and as secret as the match. */
export interface Save<G extends GameTypes, A extends AnyAction> {
  readonly format: typeof SAVE_FORMAT;
  readonly match: Match<G, A>;
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

/** Reads a save, or a bare match, from untrusted JSON. The content of a save is known to what was loaded from it, and to nothing else. */
export function loadSave<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  value: unknown,
): Checked<Loaded<G, A>> {
  const copied = copyJson(value);
  if (!copied.ok) return bad(dataRejection('bad-save', { path: copied.path, rule: null, problem: copied.problem }));
  if ((copied.value as JsonObject | null)?.format === MATCH_FORMAT) return loadPlainMatch(game, contexts, copied.value);
  const flaw = schemaFlaw(SAVE, copied.value);
  if (flaw !== undefined) return bad(dataRejection('bad-save', flaw));
  const { match, content } = copied.value as unknown as Save<G, A>;
  const embedded = contexts.embedding(content as unknown as Json);
  if (!embedded.ok) return bad(dataRejection('bad-content', embedded.why));
  const loaded = loadPlainMatch(game, embedded.value.contexts, match as unknown as Json);
  if (loaded.ok) return loaded;
  const path = (loaded.why.data.path as (string | number)[] | undefined) ?? [];
  return bad(Object.freeze({ ...loaded.why, data: { ...loaded.why.data, path: ['match', ...path] } }));
}
