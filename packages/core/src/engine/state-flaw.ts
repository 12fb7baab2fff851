import * as z from 'zod/mini';
import type { Flaw, Game } from '../game/game.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson, type Json } from '../model/json.ts';

/** The three parts of a state; what is in them is the game's own. */
export const STATE_PARTS = z.strictObject({ table: z.unknown(), hands: z.array(z.unknown()), hidden: z.unknown() });

/**
 * What is wrong with a state that rules have made: not plain JSON, or not what the schemas of table, hands and hidden things describe; `undefined` if nothing is. For tests of games:
 * the engine looks at what `setup` returns and at what is loaded, and at no state in between while it plays.
 */
export function stateFlaw<G extends GameTypes, A extends AnyAction>({ spec }: Game<G, A>, state: unknown): Flaw | undefined {
  const copied = copyJson(state);
  if (!copied.ok) return flawAt(copied.path, copied.problem);
  return schemaFlaw(STATE_PARTS, copied.value) ?? partsFlaw(spec, copied.value as unknown as PlainState);
}

/** A state of whose parts nothing is known but that they are there. */
export interface PlainState {
  readonly table: Json;
  readonly hands: readonly Json[];
  readonly hidden: Json;
}

/** What the schemas of a game find wrong with the parts of a state, which are plain JSON. */
export function partsFlaw(
  { table, hand, hidden }: Pick<Game<GameTypes, AnyAction>['spec'], 'table' | 'hand' | 'hidden'>,
  state: PlainState,
): Flaw | undefined {
  const hands = () => {
    for (const [seat, held] of state.hands.entries()) {
      const flaw = flawUnder(['hands', seat], hand, held);
      if (flaw !== undefined) return flaw;
    }
    return undefined;
  };
  return flawUnder(['table'], table, state.table) ?? hands() ?? flawUnder(['hidden'], hidden, state.hidden);
}

function flawUnder(path: Flaw['path'], schema: z.core.$ZodType, value: Json): Flaw | undefined {
  const flaw = schemaFlaw(schema, value);
  return flaw === undefined ? undefined : flawAt([...path, ...flaw.path], flaw.problem);
}
