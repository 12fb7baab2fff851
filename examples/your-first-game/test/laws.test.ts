import { conformanceSuite } from '@quayside/testkit/vitest';
import { yourFirstGame } from '../src/index.ts';
import { MOST_DAYS } from '../src/vocabulary.ts';
import { symmetric } from './symmetric.ts';

// Random matches of two, three and four crews under every law: nothing leaks, nothing is left to chance but by the dice, every match ends.
conformanceSuite(yourFirstGame, {
  symmetric,
  // Without `setups`, every number of seats is tried, and default options alone: what an option changes would be tried by no law. Every option that you add
  // wants a setup here, with its least and its greatest value at least.
  setups: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, options: { days: 3 } },
    { seats: 3, options: { days: MOST_DAYS } },
    { seats: 4, options: { days: MOST_DAYS } },
  ],
});
