import type { AnyAction } from '@quayside/core';
import type { GdanskAction, GdanskTypes } from '@quayside/gdansk';
import { type GoldenGapOptions, type GoldenRecipe, MORE_GOLDEN_KINDS } from '@quayside/testkit';
import { type Style, working } from './drivers.ts';

type Recipe = GoldenRecipe<GdanskTypes, GdanskAction & AnyAction>;
type Options = Partial<GdanskTypes['options']>;

const of = (title: string, seats: number, seed: string, style: Style = {}, options: Options = {}): Recipe => ({
  title,
  setup: { seats, seed: `golden ${seed}`, options },
  chooser: `golden ${seed}`,
  pick: working(style),
});

/** Anything legal: matches without a plan, and short ones, since they come to nothing. */
const aimless: Style = { whims: 10 };

/** By name of the file, how the match is played. Where something rare is shown, the seed was found by trying some. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  'two-seats': of('two seats', 2, '2', { hr: true, port: true, whims: 2 }, { roundCap: 14 }),
  'three-seats': of('three seats', 3, '3', { cubes: true, whims: 1 }, { roundCap: 10 }),
  'four-seats': of('four seats', 4, '4', { hr: true, whims: 1 }, { roundCap: 8 }),
  'score-reached': of('GD.K1 GD.K5: sixty points, and points decide', 3, 'sixty'),
  'markers-placed': of('GD.K1: the last marker', 3, 'markers', { hr: true }),
  'orders-gone': of('GD.K1: no order is left', 4, 'sectors', { sector: true }),
  'round-cap': of('GD.R67: the cap on rounds', 3, 'cap', {}, { roundCap: 4 }),
  'one-round': of('GD.R67: one round', 4, 'one', { whims: 1 }, { roundCap: 1 }),
  'later-reason': of('GD.R59: a second reason comes later', 4, '2'),
  'last-round-of-the-cap': of('GD.R67: sixty points in the last round of the cap', 3, '2', {}, { roundCap: 20 }),
  'markers-decide': of('GD.K5: equal points, markers on board decide', 2, '145'),
  'shared-victory': of('GD.K5: all is equal, the victory is shared', 3, '27'),
  'central-port': of('GD.J3: Central Port, unloading and ships', 2, 'port', { port: true }),
  'central-port-of-four': of('GD.J3: Central Port, four seats', 4, 'port 4', { port: true, hr: true, whims: 1 }, { roundCap: 16 }),
  'bonuses-aside': of('GD.R22: bonuses put aside', 3, 'cubes', { cubes: true }, { roundCap: 12 }),
  'no-blue': of('GD.R54: blue is removed', 2, 'blue', { hr: true }, { removedColor: 'blue', roundCap: 8 }),
  'no-purple': of('GD.R54: purple is removed', 2, 'purple', { cubes: true, whims: 1 }, { removedColor: 'purple', roundCap: 8 }),
  'no-brown': of('GD.R54: brown is removed', 2, 'brown', { whims: 1 }, { removedColor: 'brown', roundCap: 8 }),
  'first-seat': of('GD.R52: the first seat by option', 4, 'first', { hr: true, whims: 1 }, { firstSeat: 2, roundCap: 6 }),
  'aimless-two': of('anything legal, two seats', 2, 'any 2', aimless, { roundCap: 8 }),
  'aimless-three': of('anything legal, three seats', 3, 'any 3', aimless, { roundCap: 6 }),
  'aimless-four': of('anything legal, four seats', 4, 'any 4', aimless, { roundCap: 5 }),
};

/** All that the game declares is shown by some golden match. */
export const WANTED: GoldenGapOptions = {
  also: MORE_GOLDEN_KINDS,
  howTo:
    'Add a recipe to packages/gdansk/test/support/golden.ts, and run UPDATE_GOLDEN=1 npx vitest run packages/gdansk/test/golden.test.ts.',
};
