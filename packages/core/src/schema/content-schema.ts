import type { AnyGame } from '../game/game.ts';
import type { JsonObject } from '../model/json.ts';
import { jsonSchemaOf } from './json-schema.ts';

/**
 * The JSON Schema of the data of the game's components, for whoever writes a content of their own. What `checkContent` objects to, only `engine.register` knows. Refuses, by the
 * fault `no-json-schema`, what JSON cannot say, such as a date.
 */
export function contentSchema({ meta, spec }: AnyGame): JsonObject {
  return jsonSchemaOf({ schema: spec.content, title: `Content of ${meta.name} ${meta.rules}`, api: `content of ${meta.id}` });
}
