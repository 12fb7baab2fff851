import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import type { ConformanceOptions } from '@quayside/testkit';
import { bidsLow } from './drivers.ts';
import { symmetric } from './symmetric.ts';

type Sendable = PiraeusAction & { readonly type: string };

/** What the testkit has to know of the game. */
export const CONFORMING: ConformanceOptions<PiraeusTypes, Sendable> = {
  setups: [
    { seats: 3, options: { ages: [2, 0, 1] }, pick: bidsLow },
    { seats: 4, options: { placementOrder: 'rotating' } },
    { seats: 3, options: { ages: [0, 1, 2] }, content: 'flat-2222', pick: bidsLow },
    { seats: 6 },
    { seats: 2, options: { twoPlayers: true } },
  ],
  matches: 5,
  // A match takes hundreds of steps; what comes later comes in other matches, which are played in place.
  maxSteps: 100,
  scouts: 1000,
  deducible: { 'hands.*.cards.*': 'the decks of the nations are public, and so is what was put up (PI.Q4)' },
  unreachable: {
    'rejections.too-many':
      'the content of the box allows as many cards as an offer can name; one that allows fewer is tried in content.test.ts',
  },
  symmetric,
};
