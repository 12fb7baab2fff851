import { at, type Finished, type Rung, type Seat } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import { bestSets } from './rules/sets.ts';

/** What a seat has at the end: the track (GD.F14), then its ships, then sets of port cards (GD.K3, GD.K4). */
export function score({ state, content, derived }: Finished<GdanskTypes>, seat: Seat): Record<string, number> {
  const { score, cards } = at(state.table.seats, seat);
  const { ships } = at(state.hands, seat);
  return {
    track: score,
    ships: ships.reduce((sum, ship) => sum + at(content.cruiseShips, ship).vp, 0),
    sets: bestSets(cards, derived).total,
  };
}

/** GD.K5, GD.R65: the places, first to last by the same rungs; who is equal on both shares a place. */
export const ranking: readonly Rung<GdanskTypes>[] = [
  { name: 'points', rule: 'GD.K5', value: (_, __, { total }) => total },
  // GD.R64: influence markers only.
  {
    name: 'markers-on-board',
    rule: 'GD.K5',
    value: ({ state: { table } }, seat) => table.quays.filter(({ markers }) => markers.includes(seat)).length,
  },
];
