import type { Symmetry } from '@quayside/testkit';
import type { ToyAction } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

/** How the toy reads with its seats renamed: they are all alike. */
export const toySymmetry: Symmetry<Toy, ToyAction> = {
  state: ({ table, hands, hidden }, { seat, list }) => ({
    table: { ...table, seats: list(table.seats), first: seat(table.first), current: seat(table.current) },
    hands: list(hands),
    hidden,
  }),
  action: (action, { seat }) => (action.type === 'dare' ? { ...action, rival: seat(action.rival) as typeof action.rival } : action),
};
