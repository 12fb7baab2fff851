import type { GdanskTypes } from '@quayside/gdansk';
import { type Bot, best } from './bot.ts';
import { diceAction, reroll } from './gdansk/dice.ts';
import { gainOfExtra } from './gdansk/extras.ts';
import { centrality } from './gdansk/map.ts';
import { orderHere } from './gdansk/orders.ts';
import { type Action, type GdanskTurn, ofType } from './gdansk/situation.ts';

/**
 * A captain with one aim at a time: the order, or the trip to Central Port, that promises most for the time it takes. Dice are kept towards it, its
 * goods loaded, the way walked; workers that no order needs serve ships and spread influence.
 */
export const gdanskBot: Bot<GdanskTypes, Action> = (turn) => {
  switch (turn.view.phase) {
    case 'placement':
      return best(turn.actions, (action) => gainOfStart(turn, action));
    case 'rolling':
      return { type: 'roll' };
    default:
      return reroll(turn) ?? orderBefore(turn) ?? diceAction(turn) ?? orderHere(turn)?.action ?? extra(turn);
  }
};

/** Somewhere in the middle, each seat by its own whim. */
function gainOfStart(turn: GdanskTurn, action: Action): number {
  return action.type === 'place-meeple' ? centrality(action.location, turn.context.derived) + turn.draw(4) : 0;
}

/** An order that can be executed before the dice actions leaves the dice to the next one. */
function orderBefore(turn: GdanskTurn): Action | undefined {
  return turn.view.table.turn.stage === 'before' ? orderHere(turn)?.action : undefined;
}

/** The additional action that gains most; the end of the turn, which gains nothing, if none gains anything. Influence is tempting by whim. */
function extra(turn: GdanskTurn): Action {
  const ships = ofType(turn, 'serve').map((action) => ({ action, gain: gainOfExtra(turn, action) }));
  const whim = turn.draw(4);
  const hr = [...ofType(turn, 'place-marker'), ...ofType(turn, 'swap-markers')].map((action) => ({
    action,
    gain: gainOfExtra(turn, action) + whim - 1,
  }));
  return best<{ action: Action; gain: number }>([{ action: { type: 'end-turn' }, gain: 0 }, ...ships, ...hr], ({ gain }) => gain).action;
}
