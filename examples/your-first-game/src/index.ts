export type { YourFirstGameAction } from './actions/all.ts';
export { yourFirstGame } from './game.ts';
export type { YourFirstGameTypes } from './kit.ts';
