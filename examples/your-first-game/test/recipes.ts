import { type GoldenGapOptions, type GoldenRecipe, MORE_GOLDEN_KINDS } from '@quayside/testkit';
import type { YourFirstGameAction, YourFirstGameTypes } from '../src/index.ts';

type Recipe = GoldenRecipe<YourFirstGameTypes, YourFirstGameAction>;

/** A match of random crews, who choose by the seed. */
const of = (title: string, setup: Recipe['setup'] & { readonly seed: string }): Recipe => ({ title, setup, chooser: setup.seed });

/** By name of the file, how the golden match is played. Where something rare is shown, the seed was found by trying some. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  'three-crews': of('YG.1 three crews, six days', { seats: 3, seed: 'golden 3' }),
  'four-crews': of('YG.1 four crews, eight days', { seats: 4, seed: 'golden 4', options: { days: 8 } }),
  'ropes-decide': of('YG.10 equal points, more ropes win', { seats: 2, seed: 'golden 10', options: { days: 3 } }),
  'shared-victory': of('YG.10 equal points and ropes, a shared victory', { seats: 2, seed: 'golden 127', options: { days: 3 } }),
};

/** All that the game declares is shown by some golden match: ends, rungs, numbers of seats, actions, events, options. */
export const WANTED: GoldenGapOptions = {
  also: MORE_GOLDEN_KINDS,
  howTo: 'Add a recipe to test/recipes.ts, and run UPDATE_GOLDEN=1 npx vitest run test/golden.test.ts.',
};
