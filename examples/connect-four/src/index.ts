export { type ConnectFourAction, connectFour } from './game.ts';
export type { ConnectFourTypes } from './kit.ts';
