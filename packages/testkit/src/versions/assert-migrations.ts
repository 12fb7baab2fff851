import {
  type AnyAction,
  type AnyGame,
  createEngine,
  type Engine,
  type GameTypes,
  hashJson,
  type Json,
  MATCH_FORMAT,
  type Match,
} from '@quayside/core';
import { differs, textOf } from '../conformance/json.ts';
import { playOut } from './play-out.ts';

/** What migrations are tried on. */
export interface MigrationTrial {
  /** Saves of older rules versions, as `engine.save` of those made them: of every version that a step leads from, of every phase, between two commits too. */
  readonly saves: readonly unknown[];
}

/** What came of it. */
export interface MigrationReport {
  /** How many saves were migrated and played to their end. */
  readonly saves: number;
  /**
   * One hash over all that the steps made of the saves, in their order. Keep it in the test: a step that has been released is never changed, and this is
   * how a change shows.
   */
  readonly digest: string;
}

type SomeEngine = Engine<GameTypes, AnyAction>;

/**
 * Tries the migrations of a game. Each save migrates, twice to the same, and is left as it was; what comes of it loads again, keeps the invariants, and plays on to its
 * end by the autopilot within the declared bound. Every step has to be the first one of some save. Throws a plain `Error` that names the save and, of what a step did,
 * its number and the path.
 *
 * @example
 * ```ts
 * import { assertMigrations } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * console.log(assertMigrations(connectFour, { saves: [] }).saves); // 0
 * ```
 */
export function assertMigrations(game: AnyGame, { saves }: MigrationTrial): MigrationReport {
  const parts = saves.map((save, index) => {
    const match = tried(game, save, `save ${index} (${versionOf(save)})`);
    const { format: _, random: __, presence: ___, ...made } = match;
    return hashJson(made as unknown as Json);
  });
  const idle = (game.migrations ?? []).find(({ from }) => !saves.some((save) => versionOf(save) === from));
  if (idle !== undefined) throw new Error(`no save is of ${game.meta.id} ${idle.from}: step ${idle.number} is the first of none`);
  return { saves: saves.length, digest: hashJson(parts) };
}

function tried(game: AnyGame, save: unknown, name: string): Match {
  const before = textOf(save);
  const engine: SomeEngine = createEngine(game);
  const match = migrated(engine, save, name);
  const again = migrated(createEngine(game), save, name);
  const problem =
    differs('two migrations', match, again) ??
    (textOf(save) === before ? undefined : 'the migration has changed it') ??
    reloaded(engine, match) ??
    playOut(engine, match);
  if (problem !== undefined) throw new Error(`${name}: ${problem}`);
  return match;
}

function migrated(engine: SomeEngine, save: unknown, name: string): Match {
  const result = engine.migrate(save);
  if (result.ok) return result.match;
  const { code, data } = result.rejection;
  const where =
    code === 'migration-failed' ? `step ${data.step} (${data.from} to ${data.to}) at ${textOf(data.path)}: ${data.problem}` : textOf(data);
  throw new Error(`${name}: ${code}: ${where}`);
}

/** What was migrated is a match like any other: it can be saved and loaded. */
function reloaded(engine: SomeEngine, match: Match): string | undefined {
  const loaded = engine.load(JSON.parse(JSON.stringify(engine.save(match))));
  if (!loaded.ok) return `what was migrated does not load again: ${textOf(loaded.rejection)}`;
  return differs('what was migrated and what was loaded of it', match, loaded.match);
}

/** The rules version that a save, or a bare match, says it is of. */
function versionOf(save: unknown): string {
  const { format, rules, match } = save as {
    readonly format?: unknown;
    readonly rules?: unknown;
    readonly match?: { readonly rules?: unknown };
  };
  return String(format === MATCH_FORMAT ? rules : match?.rules);
}
