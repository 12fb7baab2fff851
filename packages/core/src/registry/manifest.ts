import * as z from 'zod/mini';
import { type AnyGame, type Flaw, STAGES, type Stage } from '../game/game.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import { isRange, isVersion } from '../game/version.ts';
import { deepFreeze } from '../model/freeze.ts';
import { copyJson, type JsonObject } from '../model/json.ts';

/** What a host can know of a game without loading it, as plain JSON; `manifestOf` of `@quayside/core/schema` makes it. */
export interface Manifest {
  /** The id of the game, kebab-case; matches are bound to it. */
  readonly id: string;
  /** The title, for people. */
  readonly name: string;
  /** The rules version. */
  readonly rules: string;
  /** The versions of the contract that it can be played with, a range. */
  readonly engine: string;
  /** How many seats a match can have; the options may narrow it. */
  readonly seats: {
    /** At least 1. */
    readonly min: number;
    /** Included. */
    readonly max: number;
  };
  /** Which edition of the rulebook the rules follow, for people; `null` where there is none. */
  readonly edition: string | null;
  /** How far the rules have come; `alpha` where the game does not say. */
  readonly stage: Stage;
  /** The JSON Schema of the game's own options in a setup, with their defaults: enough for a form. */
  readonly options: JsonObject;
  /** The older rules versions that matches can be migrated from, oldest first. */
  readonly migrates: readonly string[];
}

const text = z.string().check(z.minLength(1));
const seats = z.int().check(z.gte(1));

const MANIFEST = z.strictObject({
  id: text,
  name: text,
  rules: z.string().check(z.refine(isVersion)),
  engine: z.string().check(z.refine(isRange)),
  seats: z.strictObject({ min: seats, max: seats }),
  edition: z.nullable(text),
  stage: z.enum(STAGES),
  options: z.record(z.string(), z.unknown()),
  migrates: z.array(z.string().check(z.refine(isVersion))),
});

/** What is wrong with something that should be a {@link Manifest}: it may come from a file that somebody has written. */
export function manifestFlaw(value: unknown): Flaw | undefined {
  const copied = copyJson(value);
  return copied.ok ? schemaFlaw(MANIFEST, copied.value) : flawAt(copied.path, copied.problem);
}

/** The manifest of a game, given the JSON Schema of its options. */
export function manifestWith({ meta, migrations = [] }: AnyGame, options: JsonObject): Manifest {
  const { id, name, rules, engine, edition = null, stage = 'alpha' } = meta;
  const { min, max } = meta.seats;
  return deepFreeze({
    id,
    name,
    rules,
    engine,
    seats: { min, max },
    edition,
    stage,
    options,
    migrates: migrations.map(({ from }) => from),
  });
}
