import type { AnyAction, Context, GameTypes, Seat, View } from '@quayside/core';

/** What a bot is given when its seat is awaited: nothing that a player in that seat would not have. */
export interface Turn<G extends GameTypes, A extends AnyAction> {
  readonly view: View<G, A>;
  readonly seat: Seat;
  /** Content and tables, which are printed on the components of the game for all to read. */
  readonly context: Context<G>;
  /** Everything that the seat may do, at least one thing. */
  readonly actions: readonly A[];
  /** A whole number from 0, below the one given, from the seat's own stream of chance. */
  draw(this: void, below: number): number;
}

/** Chooses one of the actions. Knows nothing from one turn to the next. */
export type Bot<G extends GameTypes, A extends AnyAction> = (turn: Turn<G, A>) => A;

/** The item of the greatest value, the first of several. */
export function best<T>(items: readonly T[], value: (item: T) => number): T {
  const valued = items.map((item) => ({ item, value: value(item) }));
  return valued.reduce((top, next) => (next.value > top.value ? next : top)).item;
}
