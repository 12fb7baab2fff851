import type { ObservationHints } from '@quayside/core/sdk';
import { MOST_SEATS } from './vocabulary.ts';

/** Three deal rounds on each of eight days (PI.B1, PI.E1), in each of which a seat buys one card at most. */
const MOST_BOUGHT = 24;

/** For networks that learn the game: how long its lists can become, where money stops to matter, and what names a seat, or a place of the market. */
export const observation: ObservationHints = {
  saturate: {
    // Nobody came near it, but a host's content may give more to begin with.
    'table.seats.*.money': 100,
    // PI.A3: so many Greek cards.
    'table.knownBottom': 18,
    'table.market.*.tokens': MOST_SEATS,
    // PI.E7: two buyers at least for each.
    'table.bids': MOST_SEATS / 2,
    'table.bids.*.bids': MOST_SEATS,
    'table.bids.*.bids.*.amount': 100,
    'table.seats.*.bought': MOST_BOUGHT,
    'commit.bid.amount': 100,
  },
  unordered: { 'table.seats.*.left': 1 },
  bySeat: ['options.nations', 'options.ages', 'table.seats'],
  seats: ['table.market.*.tokens.*', 'table.bids.*.bids.*.seat', 'table.mover'],
  names: ['table.bids.*.place'],
};
