import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { AnyActionOf } from '../game/action.ts';
import type { AnyGame } from '../game/game.ts';
import type { GameTypes } from '../model/game-types.ts';
import type { JsonObject } from '../model/json.ts';
import { tagged } from './beside.ts';
import { jsonSchemaOf } from './json-schema.ts';

/**
 * The JSON Schema of whatever a seat may send: the well-formed actions of the game, one entry each with the rule that it cites. Takes exactly what has a
 * number; whether an action is legal, only the engine knows. Refuses, by the fault `no-json-schema`, what JSON cannot say, such as a date.
 *
 * @example
 * ```ts
 * import { actionSchema } from '@quayside/core/schema';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * console.log(actionSchema(connectFour).title); // Actions of Connect Four 1.0.0
 * ```
 */
export function actionSchema({ meta, actions }: AnyGame): JsonObject {
  const entries = actions.map((action: AnyActionOf<GameTypes>) => [action, wholeAction(action)] as const);
  const notes = new Map<$ZodType, JsonObject>(entries.map(([{ type, rule }, schema]) => [schema, { title: type, description: rule }]));
  const schema = z.union(entries.map(([, whole]) => whole) as [$ZodType]);
  return jsonSchemaOf({ schema, title: `Actions of ${meta.name} ${meta.rules}`, api: `actions of ${meta.id}`, notes });
}

/** The schema of an action as it is sent. */
export function wholeAction({ type, input }: AnyActionOf<GameTypes>): $ZodType {
  return tagged(type, input, `kit.action(${JSON.stringify(type)}).input`);
}
