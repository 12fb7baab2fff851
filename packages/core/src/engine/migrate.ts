import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import { MATCH_PARTS, type MatchParts, type Migration, stepsFrom } from '../game/migration.ts';
import { flawAt } from '../game/schema-flaw.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import { copyJson, isPlainObject, type Json, type JsonObject } from '../model/json.ts';
import { makeRejection, type Rejection } from '../model/rejection.ts';
import type { Contexts } from './contexts.ts';
import { contentRefOf, dataRejection, unknownContent } from './create.ts';
import { foreignMatch, type Loaded, loadPlainMatch, prefixed } from './load.ts';
import { inSave, loadSave, type OpenedSave, openSave } from './save.ts';

/** A match that was brought to the rules version at hand. */
export interface Migrated<G extends GameTypes, A extends AnyAction> {
  readonly ok: true;
  /** The match under the rules version at hand, as valid as one that was loaded. */
  readonly match: Match<G, A>;
  /** The rules version that it came from. */
  readonly from: string;
  /** The numbers of the steps that it took; none if it was of this version already. */
  readonly steps: readonly number[];
}

/** What a migration comes to before the engine keeps it: a valid match, and how it came here. */
export interface MigratedMatch<G extends GameTypes, A extends AnyAction> extends Pick<Migrated<G, A>, 'from' | 'steps'> {
  readonly loaded: Loaded<G, A>;
}

/**
 * Brings a save or a bare match of an older rules version to the one at hand, step by step, and loads what comes of it as anything from outside: the old match
 * was never checked against its own schemas, which this version no longer has.
 */
export function migrateSave<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  value: unknown,
): Checked<MigratedMatch<G, A>> {
  const opened = openSave(value);
  if (!opened.ok) return opened;
  const save = opened.value;
  const foreign = foreignMatch(game, save.match);
  if (foreign === undefined) return already(game, contexts, save);
  const { rules } = save.match as JsonObject & { rules: string };
  const steps = foreign.code === 'wrong-version' ? stepsFrom(game.migrations ?? [], rules) : undefined;
  if (steps === undefined) return bad(inSave(save, foreign));
  const content = contentOf(contexts, save);
  if (!content.ok) return content;
  const parts = takeAll(steps, partsOf(save.match as JsonObject, content.value));
  if (!parts.ok) return parts;
  const loaded = loadParts(game, contexts, save.match as JsonObject, parts.value);
  if (loaded.ok) return good({ loaded: loaded.value, from: rules, steps: steps.map(({ number }) => number) });
  return bad(failed(steps.at(-1) as Migration, loaded.why.data.path ?? [], `what it gives cannot be played: ${problemOf(loaded.why)}`));
}

function already<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  save: OpenedSave,
): Checked<MigratedMatch<G, A>> {
  const loaded = loadSave(game, contexts, save);
  return loaded.ok ? good({ loaded: loaded.value, from: game.meta.rules, steps: [] }) : loaded;
}

/**
 * The content that an old match is played with: what came along, else what is known by its hash. Nobody can check any more what came along as content of the old version, so
 * it has to be the very content that the match names.
 */
function contentOf<G extends GameTypes>(contexts: Contexts<G>, save: OpenedSave): Checked<JsonObject> {
  const named = contentRefOf((save.match as JsonObject).options as JsonObject);
  if (!named.ok) return bad(inSave(save, prefixed(named.why, 'options')));
  const { id, sha256 } = named.value;
  const came = save.content as JsonObject | undefined;
  const own = came !== undefined && hashJson(came) === sha256;
  const content = own ? came : (contexts.content(sha256) as unknown as JsonObject | undefined);
  if (content === undefined || content.id !== id) return bad(inSave(save, prefixed(unknownContent(id, contexts.ids()), 'options')));
  return own || came === undefined ? good(content) : bad(dataRejection('bad-content', flawAt(['content'], 'not what the match names')));
}

function partsOf(match: JsonObject, content: JsonObject): MatchParts {
  const { options, phase, commits, state, ending } = match as unknown as MatchParts;
  const { content: _, ...own } = options;
  return { options: own, phase, commits, state, ending, content };
}

/** Takes the steps one after the other; each is given a frozen copy of its own. */
function takeAll(steps: readonly Migration[], first: MatchParts): Checked<MatchParts> {
  let parts: Checked<MatchParts> = good(first);
  for (const step of steps) {
    if (!parts.ok) return parts;
    parts = take(step, deepFreeze(parts.value));
  }
  return parts;
}

function take(step: Migration, parts: MatchParts): Checked<MatchParts> {
  try {
    const copied = copyJson(step.migrate(parts));
    if (!copied.ok) return bad(failed(step, copied.path, copied.problem));
    const flaw = partsFlaw(copied.value);
    return flaw === undefined ? good(copied.value as unknown as MatchParts) : bad(failed(step, flaw.path, flaw.problem));
  } catch (error) {
    return bad(failed(step, [], `it throws: ${String(error)}`));
  }
}

/** That it has the parts, no more and no less; what is in them is for the loader to say. */
function partsFlaw(value: Json): { readonly path: readonly string[]; readonly problem: string } | undefined {
  if (!isPlainObject(value)) return { path: [], problem: 'expected the parts of a match' };
  const odd = Object.keys(value).find((key) => !MATCH_PARTS.some((part) => part === key));
  if (odd !== undefined) return { path: [odd], problem: 'no part of a match' };
  const missing = MATCH_PARTS.find((part) => !Object.hasOwn(value, part));
  if (missing !== undefined) return { path: [missing], problem: 'this part is missing' };
  const broken = (['options', 'content'] as const).find((part) => !isPlainObject(value[part]));
  return broken === undefined ? undefined : { path: [broken], problem: 'expected an object' };
}

function loadParts<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  old: JsonObject,
  { content, options, ...parts }: MatchParts,
): Checked<Loaded<G, A>> {
  const embedded = contexts.embedding(content as Json);
  if (!embedded.ok) return bad(dataRejection('bad-content', embedded.why));
  const { ref, contexts: known } = embedded.value;
  const match = { ...old, ...parts, rules: game.meta.rules, options: { ...options, content: { ...ref } } };
  return loadPlainMatch(game, known, match as unknown as Json);
}

function failed({ number, from, to }: Migration, path: Json | readonly (string | number)[], problem: string): Rejection {
  return makeRejection('migration-failed', { step: number, from, to, path: path as Json, problem });
}

function problemOf({ code, data }: Rejection): string {
  return typeof data.problem === 'string' ? data.problem : code;
}
