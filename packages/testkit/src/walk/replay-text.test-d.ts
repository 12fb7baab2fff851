// biome-ignore-all format: below stands what is printed, as it is printed
// biome-ignore-all assist/source/organizeImports: the same
import { createEngine } from '@quayside/core';
import { test } from 'vitest';
import { toy } from '../../../../tests/toy/game.ts';

// A replay has to compile in the test file of a game. replay-text.test.ts sees to it that this is what is printed.
const engine = createEngine(toy);

// For a test file of wreckers, which brings `engine` (`createEngine(game)` of @quayside/core), `test` (`import { test } from 'vitest'`, or of another runner).
import { withinBound, walkRecord } from '@quayside/testkit';

test('P13 within-bound: step 3 is beyond the bound of 2', () => {
  walkRecord(
    engine,
    {
      setup: { seats: 3, seed: 'replay' },
      entries: [
        { seat: 1, action: { type: 'keep', index: 0 } }, // Seat 1 keeps card 0
        { seat: 2, action: { type: 'keep', index: 1 } }, // Seat 2 keeps card 1
        { seat: 0, action: { type: 'keep', index: 0 } }, // Seat 0 keeps card 0
      ],
    },
    { laws: [withinBound], chooser: 'walk' },
  );
});
