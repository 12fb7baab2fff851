import { createEngine, type Match } from '@quayside/core';
import { type PiraeusAction, type PiraeusTypes, piraeus } from '@quayside/piraeus';
import { NAMES } from './names.ts';

export const engine = createEngine(piraeus);

export type PiraeusMatch = Match<PiraeusTypes, PiraeusAction>;

/** What has been done in the open, up to the moment at which both want the same card of the Greeks and have to bid for it in secret. */
const OPENING: readonly (readonly [seat: number, action: PiraeusAction])[] = [
  [0, { type: 'plan', as: 'buyer' }],
  [1, { type: 'plan', as: 'buyer' }],
  [0, { type: 'place', place: 0 }],
  [1, { type: 'place', place: 0 }],
  [0, { type: 'stay' }],
];

/** A copy of the match, standing at the bidding. Each process makes its own; nobody hands it to the other. */
export function standAtBidding(): PiraeusMatch {
  // Who knows the seed knows the decks: only the bids are protected here, see the README.
  let { match } = engine.create({ seats: 2, seed: 'harbour', options: { twoPlayers: true } });
  for (const [seat, action] of OPENING) {
    const applied = engine.apply(match, seat, action);
    if (!applied.ok) throw new Error(applied.rejection.code);
    match = applied.match;
  }
  return match;
}

/** Words for this match, with the names of those who play. */
export function tellerOf(match: PiraeusMatch) {
  return engine.describe(match, Object.fromEntries(NAMES.map((name, seat) => [`seat.${seat}`, name])));
}
