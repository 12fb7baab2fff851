import type { AnyAction, Context, Engine, GameTypes, Seat, View } from '@quayside/core';
import type { Bot } from '@quayside/core/bots';

/** What a bot of the demo is given when its seat is awaited: nothing that a player in that seat would not have. */
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

/** A bot that chooses among actions instead of their numbers. */
export function byActions<G extends GameTypes, A extends AnyAction>({ game }: Engine<G, A>, choose: (turn: Turn<G, A>) => A): Bot<G, A> {
  return ({ view, seat, context, legal, random }) => {
    const actions = legal.map((id) => game.numbering.decode(id));
    return game.numbering.encode(choose({ view, seat, context, actions, draw: (below) => random.int(`seat ${seat}`, below) }));
  };
}

/** The item of the greatest value, the first of several. */
export function best<T>(items: readonly T[], value: (item: T) => number): T {
  const valued = items.map((item) => ({ item, value: value(item) }));
  return valued.reduce((top, next) => (next.value > top.value ? next : top)).item;
}
