import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { AnyGame } from '../game/game.ts';
import type { JsonObject } from '../model/json.ts';
import { tagged } from './beside.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * The JSON Schema of one event as a viewer is told it (`eventsFor`), the engine's own included; who may know of it is not part of it. Refuses, by the fault `no-json-schema`,
 * what JSON cannot say, such as a date.
 */
export function eventsSchema(game: AnyGame): JsonObject {
  const { meta, spec } = game;
  const all: Readonly<Record<string, $ZodType>> = { ...spec.events, ...vocabularyOf(game).events };
  const entries = Object.entries(all).map(([type, data]) => [type, tagged(type, data, `events.${type} of ${meta.id}`)] as const);
  const notes = new Map<$ZodType, JsonObject>(entries.map(([type, schema]) => [schema, { title: type }]));
  const schema = z.union(entries.map(([, event]) => event) as [$ZodType]);
  return jsonSchemaOf({ schema, title: `Events of ${meta.name} ${meta.rules}`, api: `events of ${meta.id}`, notes });
}
