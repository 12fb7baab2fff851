import type { AnyGame } from '@quayside/core';

/** What the golden matches of every game have to show: each reason of the end, each rung of the ranking, a shared victory, each number of seats. */
export const GOLDEN_KINDS = ['ends', 'rungs', 'victory', 'seats'] as const;

/** What they can be made to show besides: each action, each declared event, each option at another value than its default, each content of the game. */
export const MORE_GOLDEN_KINDS = ['actions', 'events', 'options', 'contents'] as const;

/** One of {@link GOLDEN_KINDS} or {@link MORE_GOLDEN_KINDS}. */
export type GoldenKind = (typeof GOLDEN_KINDS | typeof MORE_GOLDEN_KINDS)[number];

/** What a game has of one kind, and which match it takes to show one of them. */
interface Wanted {
  names(game: AnyGame): readonly (string | number)[];
  match(name: string): string;
}

/** By kind, what is wanted. */
export const WANTED: Readonly<Record<GoldenKind, Wanted>> = {
  ends: { names: ({ ends }) => ends.map(({ reason }) => reason), match: (name) => `a match that ends for the reason "${name}"` },
  rungs: { names: ({ ranking }) => ranking.map(({ name }) => name), match: (name) => `a match that the rung "${name}" decides` },
  victory: { names: () => ['shared'], match: () => 'a match that no rung decides' },
  seats: { names: ({ meta }) => range(meta.seats), match: (name) => `a match of ${name} seats` },
  actions: { names: ({ actions }) => actions.map(({ type }) => type), match: (name) => `a match in which somebody does "${name}"` },
  events: { names: ({ spec }) => Object.keys(spec.events), match: (name) => `a match in which "${name}" happens` },
  options: {
    names: ({ defaultOptions }) => Object.keys(defaultOptions),
    match: (name) => `a match with the option "${name}" at another value than its default`,
  },
  contents: { names: ({ contents }) => contents.map(({ id }) => id), match: (name) => `a match with the content "${name}"` },
};

function range({ min, max }: { readonly min: number; readonly max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}
