import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Bot } from './bot.ts';
import { checkTurn } from './check-turn.ts';

/** Chooses any legal action, each as likely as the others. */
export function randomBot<G extends GameTypes, A extends AnyAction>(): Bot<G, A> {
  return (turn) => {
    checkTurn(turn);
    return turn.random.pick('choice', turn.legal);
  };
}
