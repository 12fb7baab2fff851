/**
 * Bots for Port Gdańsk: a greedy captain, and what searches know about the game.
 *
 * @packageDocumentation
 */
export { type GdanskGreedyOptions, gdanskGreedy } from './bots/greedy.ts';
export { gdanskGuide } from './bots/guide.ts';
export { HABITS, type Habits, SEASONED_HABITS } from './bots/habits.ts';
