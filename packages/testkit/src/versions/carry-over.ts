import { type AnyEngine, createEngine, type Match } from '@quayside/core';
import { textOf } from '../conformance/json.ts';

/** A match of older rules as it would stand under newer ones, with its content. */
export interface CarriedOver {
  readonly match: Match;
  readonly content: { readonly id: string };
}

/** Migrates a match, or leaves it as it is where no migration leads from its version. Throws a plain `Error` if one does and fails. */
export function carryOver(older: AnyEngine, newer: AnyEngine, match: Match): CarriedOver {
  const { rules } = newer.game.meta;
  const save = older.save(match);
  if (match.rules === rules) return save;
  const migrated = newer.migrate(save);
  if (migrated.ok) return newer.save(migrated.match);
  if (migrated.rejection.code === 'wrong-version') return { ...save, match: { ...match, rules } };
  throw new Error(`at step ${match.step} the match cannot be brought to ${rules}: ${textOf(migrated.rejection)}`);
}

/** What a match is created from, as far as all games have it. */
export interface AnySetup {
  readonly seats: number;
  readonly seed: string;
}

/** How to create a match with the options and the content of one that was carried over, and an engine for it; or the code of what the newer rules object to. */
export function createAlike(
  newer: AnyEngine,
  { match, content }: CarriedOver,
  setup: AnySetup,
): { readonly engine: AnyEngine; readonly setup: AnySetup } | { readonly refused: string } {
  const { seats, content: _, ...options } = match.options;
  const alike = { ...setup, seats, options, content: content.id };
  try {
    // An engine of its own, so that the content of the transcript reaches this match alone.
    const engine: AnyEngine = createEngine(newer.game, { contents: [content] });
    const rejection = engine.checkSetup(alike);
    return rejection === null ? { engine, setup: alike } : { refused: rejection.code };
  } catch (error) {
    return { refused: String((error as { readonly code?: unknown }).code ?? error) };
  }
}
