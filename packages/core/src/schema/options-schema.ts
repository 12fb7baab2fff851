import * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { AnyGame } from '../game/game.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { jsonSchemaOf } from './json-schema.ts';

/**
 * The JSON Schema of the game's own options as a setup names them: each may be left out and then has the default that stands beside it. Options that are no plain object
 * (a union) are described whole. What `checkOptions` objects to, only `engine.checkSetup` knows. Refuses, by the fault `no-json-schema`, what JSON cannot say, such as a date.
 */
export function optionsSchema({ meta, spec, defaultOptions }: AnyGame): JsonObject {
  const { def } = (spec.options as $ZodTypes)._zod;
  const named = { title: `Options of ${meta.name} ${meta.rules}`, api: `options of ${meta.id}` };
  if (def.type !== 'object') return jsonSchemaOf({ schema: spec.options, ...named });
  const fields = Object.entries(def.shape).map(([key, field]) => [key, z.optional(field)] as const);
  const defaults = defaultOptions as Readonly<Record<string, Json>>;
  const notes = new Map<$ZodType, JsonObject>(
    fields.flatMap(([key, field]) => (Object.hasOwn(defaults, key) ? [[field, { default: defaults[key] as Json }] as const] : [])),
  );
  return jsonSchemaOf({ schema: z.strictObject(Object.fromEntries(fields)), ...named, notes });
}
