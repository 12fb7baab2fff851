/**
 * Bots for Port Gdańsk: a greedy captain, and what searches know about the game.
 *
 * @packageDocumentation
 */

export type { GdanskAction } from './actions/all.ts';
export { type GdanskGreedyOptions, gdanskGreedy } from './bots/greedy.ts';
export { gdanskGuide } from './bots/guide.ts';
export { HABITS, type Habits, SEASONED_HABITS } from './bots/habits.ts';
export type { Derived } from './derived.ts';
export type { GdanskTypes } from './kit.ts';
export type { Color, DieSymbol, Good, Size } from './vocabulary.ts';
