import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Bot } from './bot.ts';
import { checkTurn } from './check-turn.ts';

/**
 * A bot that chooses any legal action, each as likely as the others: something to play against and to compare with. It refuses, by the fault `nothing-to-choose`, a turn without
 * one.
 */
export function randomBot<G extends GameTypes, A extends AnyAction>(): Bot<G, A> {
  return (turn) => {
    checkTurn(turn);
    return turn.random.pick('choice', turn.legal);
  };
}
