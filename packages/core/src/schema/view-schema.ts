import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { AnyActionOf } from '../game/action.ts';
import type { AnyGame } from '../game/game.ts';
import type { View } from '../game/match.ts';
import type { GameTypes } from '../model/game-types.ts';
import type { JsonObject } from '../model/json.ts';
import { wholeAction } from './action-schema.ts';
import { beside } from './beside.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * The JSON Schema of what `engine.view` returns, for a seat or for the spectator: every part, and no other. Refuses, by the fault `no-json-schema`, what JSON cannot say, such as
 * a date.
 */
export function viewSchema(game: AnyGame): JsonObject {
  const { meta, spec } = game;
  const { seat, seats, presence, phase, ending, outcome } = vocabularyOf(game);
  const parts: Record<keyof View, $ZodType> = {
    game: z.literal(meta.id),
    rules: z.literal(meta.rules),
    seat: z.nullable(seat),
    options: matchOptions(game),
    table: spec.table,
    hand: z.nullable(spec.hand),
    shown: spec.shown,
    phase,
    step: z.int().check(z.gte(0)),
    presence,
    awaited: seats,
    committed: seats,
    commit: commitOf(game),
    ending: z.nullable(ending),
    outcome: z.nullable(outcome),
  };
  return jsonSchemaOf({ schema: z.strictObject(parts), title: `View of ${meta.name} ${meta.rules}`, api: `view of ${meta.id}` });
}

function matchOptions({ meta, spec }: AnyGame): $ZodType {
  const content = z.strictObject({ id: z.string(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
  const seats = z.int().check(z.gte(meta.seats.min), z.lte(meta.seats.max));
  return beside({ seats, content }, spec.options, `options of ${meta.id}`);
}

function commitOf({ actions }: AnyGame): $ZodType {
  const sealed = actions.filter(({ kind }: AnyActionOf<GameTypes>) => kind === 'sealed').map(wholeAction);
  return sealed.length === 0 ? z.null() : z.nullable(z.union(sealed as [$ZodType]));
}
