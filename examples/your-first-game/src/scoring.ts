import { at, type End, type Finished, type Rung, type Seat } from '@quayside/core/sdk';
import type { YourFirstGameTypes } from './kit.ts';
import { GOODS } from './vocabulary.ts';

/** YG.8: the match ends with the last day. */
export const ends: readonly End<YourFirstGameTypes>[] = [
  { reason: 'last-day', rule: 'YG.8', when: ({ table, options }) => table.day > options.days, finish: 'now' },
];

/** YG.9: what the crates are worth, and one point more for each that was commissioned. */
export function score({ state, content }: Finished<YourFirstGameTypes>, seat: Seat): { crates: number; commission: number } {
  const { hauled } = at(state.table.seats, seat);
  return {
    crates: GOODS.reduce((sum, good) => sum + hauled[good] * content.worth[good], 0),
    commission: hauled[at(state.hands, seat).commission],
  };
}

/** YG.10: most points; then most ropes; then the victory is shared. */
export const ranking: readonly Rung<YourFirstGameTypes>[] = [
  { name: 'points', rule: 'YG.10', value: (_, __, { total }) => total },
  { name: 'ropes', rule: 'YG.10', value: ({ state }, seat) => at(state.table.seats, seat).ropes },
];
