import { scenario } from '@quayside/testkit';
import { standard } from '../src/content.ts';
import { yourFirstGame } from '../src/index.ts';
import type { Good } from '../src/vocabulary.ts';

/** A scenario of three crews, who are told of by name; what the dice show is written in words. */
export function tell(options: { readonly days?: number } = {}) {
  return scenario(yourFirstGame, {
    seats: ['anna', 'ben', 'clara'],
    options,
    chance: { washes: (...shown: Good[]) => ['dice', ...shown.map((good) => standard.faces.indexOf(good))] },
    projections: {
      ropes: ({ table }, seat) => table.seats[seat]?.ropes ?? 0,
      silk: ({ table }, seat) => table.seats[seat]?.hauled.silk ?? 0,
      timber: ({ table }, seat) => table.seats[seat]?.hauled.timber ?? 0,
    },
  });
}

/** The action of bidding so many ropes. */
export const bid = (ropes: number) => ({ type: 'bid', ropes }) as const;
