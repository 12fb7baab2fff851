import type { AnyGame } from '../game/game.ts';
import type { JsonObject } from '../model/json.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** The JSON Schema of the data of the game's components. What `checkContent` objects to, only `engine.register` knows. */
export function contentSchema({ meta, spec }: AnyGame): JsonObject {
  return jsonSchemaOf({ schema: spec.content, title: `Content of ${meta.name} ${meta.rules}`, api: `content of ${meta.id}` });
}
