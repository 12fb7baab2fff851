import type { Symmetry } from '@quayside/testkit';
import type { YourFirstGameAction, YourFirstGameTypes } from '../src/index.ts';

/** No crew is better than another: a position with the crews renamed plays alike. Here stands where the state names them. */
export const symmetric: Symmetry<YourFirstGameTypes, YourFirstGameAction> = {
  state: ({ table, hands, hidden }, { seat, list }) => ({
    table: {
      ...table,
      // YG.5: none before the first are opened.
      bids: table.bids.length === 0 ? [] : list(table.bids),
      winner: table.winner === null ? null : seat(table.winner),
      seats: list(table.seats),
    },
    hands: list(hands),
    hidden,
  }),
};
