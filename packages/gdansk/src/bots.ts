/**
 * Bots for Port Gdańsk: a greedy captain, and what searches know about the game.
 *
 * @packageDocumentation
 */
export { gdanskGreedy } from './bots/greedy.ts';
export { gdanskGuide } from './bots/guide.ts';
