import type { Flaw, Game } from '../game/game.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import { ENGINE_EVENTS } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson, type JsonObject } from '../model/json.ts';

/**
 * What is wrong with an event that a game has emitted: not plain JSON, not declared, or not what its schema describes; `undefined` if nothing is. For tests of games: the engine
 * does not look at events while it plays. The events of the engine itself need only be JSON.
 */
export function eventFlaw<G extends GameTypes, A extends AnyAction>(
  { spec }: Game<G, A>,
  event: { readonly type: string },
): Flaw | undefined {
  const copied = copyJson(event);
  if (!copied.ok) return flawAt(copied.path, copied.problem);
  if ((ENGINE_EVENTS as readonly string[]).includes(event.type)) return undefined;
  const schema = Object.hasOwn(spec.events, event.type) ? spec.events[event.type] : undefined;
  if (schema === undefined) return flawAt(['type'], `no event ${JSON.stringify(event.type)} is declared`);
  const { type: _, ...data } = copied.value as JsonObject;
  return schemaFlaw(schema, data);
}
