import type { FrozenJson, FrozenObject, Migration } from '@quayside/core/sdk';

// What version 1 saved, as far as this step reads it: written out here, since the types of the game move on and a step does not.
type Cards = readonly FrozenJson[];
type Place = FrozenObject & { readonly bid: number | null; readonly stowed: Cards };
type Table = FrozenObject & { readonly seats: readonly Place[]; readonly open: Cards; readonly turn: FrozenObject };

/** The galleon was called 6, bids stood before the seats, and nobody moored. */
export const toVersion2: Migration = {
  number: 1,
  from: '1.0.0',
  to: '2.0.0',
  migrate({ state, content, ...rest }) {
    const { seats, open, turn, ...table } = state.table as Table;
    return {
      ...rest,
      state: {
        table: {
          ...table,
          seats: seats.map(({ bid: _, stowed, ...place }) => ({ ...place, stowed: renamed(stowed) })),
          bids: seats.map(({ bid }) => bid),
          open: renamed(open),
          turn: { ...turn, moored: false },
        },
        hands: (state.hands as readonly { readonly cards: Cards }[]).map(({ cards }) => ({ cards: renamed(cards) })),
        hidden: { deck: renamed((state.hidden as { readonly deck: Cards }).deck) },
      },
      content: { ...content, cards: renamed(content.cards as Cards) },
    };
  },
};

function renamed(cards: Cards): Cards {
  return cards.map((card) => (card === 6 ? 'galleon' : card));
}
