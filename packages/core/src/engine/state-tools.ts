import * as z from 'zod/mini';
import type { AnyGame } from '../game/game.ts';
import type { GameTypes, State } from '../model/game-types.ts';
import { copierOf } from './copier.ts';
import { settlerOf } from './settler.ts';

/** What is derived from the schemas of a game. */
export interface StateTools<G extends GameTypes> {
  /** A copy that shares nothing. */
  copy(this: void, state: State<G>): State<G>;
  /** The immutable state that follows another one, made of a copy that rules have changed, which it uses up. */
  settle(this: void, before: State<G>, now: State<G>): State<G>;
}

/** By game: made once. */
const made = new WeakMap<AnyGame['spec'], StateTools<never>>();

/** The state tools of a game. */
export function stateTools<G extends GameTypes>({ spec }: Pick<AnyGame, 'spec'>): StateTools<G> {
  const known = made.get(spec) as StateTools<G> | undefined;
  if (known !== undefined) return known;
  const state = z.strictObject({ table: spec.table, hands: z.array(spec.hand), hidden: spec.hidden });
  const tools = { copy: copierOf(state), settle: settlerOf(state) } as unknown as StateTools<G>;
  made.set(spec, tools as unknown as StateTools<never>);
  return tools;
}
