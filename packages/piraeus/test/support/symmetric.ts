import { GREEK_ROW, MOST_OFFERED, type PiraeusAction, type PiraeusTypes } from '@quayside/piraeus';
import type { Rotation, Symmetry } from '@quayside/testkit';

type Sendable = PiraeusAction & { readonly type: string };
type Table = PiraeusTypes['table'];

/** No seat is better than another: the places of the foreign row go round with the seats whose cards lie there. */
export const symmetric: Symmetry<PiraeusTypes, Sendable> = {
  // PI.Q24: in the order `rotating` the seat that begins follows from day and round by its number, so that the seats are not alike.
  options: (options, { seat, list }) => {
    if (options.placementOrder === 'rotating') return null;
    return { ...options, nations: options.nations && list(options.nations), ages: options.ages?.map(seat) ?? null };
  },
  state: ({ table, hands, hidden }, rotation) => ({ table: tableOf(table, rotation), hands: rotation.list(hands), hidden }),
  action: (action, rotation) => ('place' in action ? { ...action, place: placeOf(action.place, rotation) } : action),
};

function tableOf(table: Table, rotation: Rotation): Table {
  const { seat, list } = rotation;
  const place = (old: number) => placeOf(old, rotation);
  const market: Table['market'] = table.market.map(() => null);
  for (const [old, card] of table.market.entries()) market[place(old)] = card && { ...card, tokens: card.tokens.map(seat) };
  return {
    ...table,
    market,
    // Both lists are told in ascending order.
    bids: table.bids
      .map(({ place: old, bids }) => ({
        place: place(old),
        bids: bids.map((bid) => ({ ...bid, seat: seat(bid.seat) })).sort((a, b) => a.seat - b.seat),
      }))
      .sort((a, b) => a.place - b.place),
    mover: table.mover === null ? null : seat(table.mover),
    seats: list(table.seats).map((line) => ({ ...line, left: line.left.map(place) })),
  };
}

/** Beyond the Greek row each seat has its places; those of seats that are not at the table stay where they are. */
function placeOf(place: number, { seats, seat }: Rotation): number {
  const foreign = place - GREEK_ROW;
  const owner = Math.floor(foreign / MOST_OFFERED);
  return foreign < 0 || owner >= seats ? place : GREEK_ROW + seat(owner) * MOST_OFFERED + (foreign % MOST_OFFERED);
}
