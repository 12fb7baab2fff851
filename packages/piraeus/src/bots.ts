/**
 * Bots for Port of Piraeus: what searches of `@quayside/core/bots` need to play it well, and a greedy bot. Needs ECMAScript and nothing else.
 *
 * @packageDocumentation
 */

export type { PiraeusAction } from './actions/all.ts';
export { type PiraeusGreedyOptions, piraeusGreedy } from './bots/greedy.ts';
export { piraeusGuide } from './bots/guide.ts';
export type { Habits } from './bots/habits.ts';
export type { Derived } from './derived.ts';
export type { PiraeusTypes } from './kit.ts';
export type { GoodCounts } from './state.ts';
export type { Nation } from './vocabulary.ts';
