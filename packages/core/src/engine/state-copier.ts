import type { AnyGame } from '../game/game.ts';
import type { GameTypes, State } from '../model/game-types.ts';
import { copierOf } from './copier.ts';

/** By game, its copier: made once. */
const copiers = new WeakMap<AnyGame['spec'], (state: never) => unknown>();

/** What copies a state of a game, derived from its schemas. */
export function stateCopier<G extends GameTypes>({ spec }: Pick<AnyGame, 'spec'>): (state: State<G>) => State<G> {
  const known = copiers.get(spec) as ((state: State<G>) => State<G>) | undefined;
  if (known !== undefined) return known;
  const [table, hand, hidden] = [copierOf(spec.table), copierOf(spec.hand), copierOf(spec.hidden)];
  const copy = (state: State<G>): State<G> =>
    ({ table: table(state.table), hands: state.hands.map((each) => hand(each)), hidden: hidden(state.hidden) }) as unknown as State<G>;
  copiers.set(spec, copy);
  return copy;
}
