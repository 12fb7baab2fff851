/**
 * Bots for Port of Piraeus: what searches of `@quayside/core/bots` need to play it well, and a greedy bot. Needs ECMAScript and nothing else.
 *
 * @packageDocumentation
 */
export { type PiraeusGreedyOptions, piraeusGreedy } from './bots/greedy.ts';
export { piraeusGuide } from './bots/guide.ts';
export type { Habits } from './bots/habits.ts';
