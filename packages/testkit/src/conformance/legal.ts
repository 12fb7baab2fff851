import type { AnyAction, GameTypes, Seat, View } from '@quayside/core';
import type { Position } from './law.ts';
import { once } from './once.ts';

/** What a seat sees, and may do. */
export interface Legal<G extends GameTypes, A extends AnyAction> {
  readonly view: View<G, A>;
  readonly actions: readonly A[];
  /** The actions as ids, in the same order. */
  readonly ids: readonly number[];
}

/** What `engine.legal` answers for a seat of a match, asked once for all laws. */
export function legalOf<G extends GameTypes, A extends AnyAction>(
  { engine, match }: Pick<Position<G, A>, 'engine' | 'match'>,
  seat: Seat,
): Legal<G, A> {
  return once(match, `legal ${seat}`, () => {
    const view = engine.view(match, seat);
    const actions = engine.legal(view);
    return { view, actions, ids: actions.map((action) => engine.game.numbering.encode(action)) };
  });
}
