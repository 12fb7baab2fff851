import type { AnyAction } from '@quayside/core';
import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import { type GoldenGapOptions, type GoldenRecipe, MORE_GOLDEN_KINDS } from '@quayside/testkit';
import { bidsLow, buys, moves, type PiraeusPolicy, passes, sells, stays } from './drivers.ts';

type Recipe = GoldenRecipe<PiraeusTypes, PiraeusAction & AnyAction>;

const of = (title: string, setup: Recipe['setup'], pick?: PiraeusPolicy): Recipe => ({ title, setup, pick, chooser: setup.seed });

/** By name of the file, how the match is played. Where something rare is shown, the seed was found by trying some. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  'two-seats': of('PI.Q1: two seats, by option', { seats: 2, seed: 'golden 2', options: { twoPlayers: true } }),
  'three-seats': of('PI.Q1: three seats', { seats: 3, seed: 'golden 3' }),
  'four-seats': of('PI.Q1: four seats', { seats: 4, seed: 'golden 4' }),
  'five-seats': of('PI.Q1: five seats', { seats: 5, seed: 'golden 5' }),
  'six-seats': of('PI.Q1: six seats', { seats: 6, seed: 'golden 6' }),
  'wealth-decides': of('PI.G6: wealth decides', { seats: 4, seed: 'golden wealth' }, bidsLow),
  'own-goods-decide': of('PI.G7: equal wealth, fewer own goods decide', { seats: 3, seed: 'golden 15' }, bidsLow),
  'shared-victory': of('PI.G7: all is equal, the victory is shared', { seats: 3, seed: 'golden 89' }, bidsLow),
  'youngest-decides': of('PI.Q51: all is equal, the youngest wins', { seats: 3, seed: 'golden 89', options: { ages: [2, 0, 1] } }, bidsLow),
  'nations-named': of('PI.Q3: nations by option', {
    seats: 3,
    seed: 'golden nations',
    options: { nations: ['persians', 'chinese', 'romans'] },
  }),
  'rotating-of-two': of('PI.Q24: in turn, two seats', {
    seats: 2,
    seed: 'golden turn 2',
    options: { twoPlayers: true, placementOrder: 'rotating' },
  }),
  'rotating-of-four': of('PI.Q24: in turn, with ages', {
    seats: 4,
    seed: 'golden turn 4',
    options: { placementOrder: 'rotating', ages: [3, 1, 0, 2] },
  }),
  'rotating-of-six': of(
    'PI.Q24: in turn, six seats',
    { seats: 6, seed: 'golden turn 6', options: { placementOrder: 'rotating' } },
    bidsLow,
  ),
  'flat-content': of('the other content', { seats: 3, seed: 'golden flat', content: 'flat-2222' }),
  'flat-content-of-six': of('the other content, in turn', {
    seats: 6,
    seed: 'golden flat 6',
    content: 'flat-2222',
    options: { placementOrder: 'rotating' },
  }),
  'all-sell': of('everybody sells, nobody buys', { seats: 4, seed: 'golden sell' }, sells),
  'all-buy': of('everybody buys, nobody sells', { seats: 4, seed: 'golden buy' }, buys),
  'all-move': of('PI.E4: seats move whenever they may', { seats: 5, seed: 'golden move' }, moves),
  'all-stay': of('PI.E7: seats stay and bid', { seats: 5, seed: 'golden stay' }, stays),
  'all-pass': of('PI.Q30: seats keep their tokens', { seats: 3, seed: 'golden pass' }, passes),
  'low-bids': of('PI.E8: low bids, which are often equal', { seats: 5, seed: 'golden bids' }, bidsLow),
  'fast-chance': of('the chance of simulations', { seats: 3, seed: 'golden fast', algorithm: 'xoroshiro128plus' }),
};

/** All that the game declares is shown by some golden match. */
export const WANTED: GoldenGapOptions = {
  also: MORE_GOLDEN_KINDS,
  howTo:
    'Add a recipe to packages/piraeus/test/support/golden.ts, and run UPDATE_GOLDEN=1 npx vitest run packages/piraeus/test/golden.test.ts.',
};
