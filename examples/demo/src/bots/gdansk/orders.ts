import { best } from '../bot.ts';
import { type Action, countsBy, type GdanskTurn, ofType, type Situation, situationOf } from './situation.ts';
import { type Target, targetsOf } from './targets.ts';

/** The best order that can be executed at once. */
export function orderHere(turn: GdanskTurn): { readonly action: Action; readonly target: Target } | undefined {
  const actions = ofType(turn, 'execute-order');
  if (actions.length === 0) return undefined;
  const orders = targetsOf(turn, situationOf(turn)).flatMap((target) => {
    const action = actions.find(({ quay }) => quay === target.quay);
    return action === undefined ? [] : [{ action, target }];
  });
  return best(orders, ({ target }) => target.value);
}

/** The situation in which the dice are used, and what can then be made for: an order that can be executed at once is executed first. */
export function planOf(turn: GdanskTurn): { readonly situation: Situation; readonly targets: readonly Target[] } {
  const situation = situationOf(turn);
  const targets = targetsOf(turn, situation);
  const first = turn.view.table.turn.stage === 'before' ? orderHere(turn)?.target : undefined;
  if (first === undefined) return { situation, targets };
  const cargo = countsBy((good) => situation.cargo[good] - first.needs[good]);
  return {
    situation: { ...situation, cargo, workers: situation.workers - turn.context.content.orderWorkers.value, orderDone: true },
    targets: targets.filter(({ quay }) => quay !== first.quay),
  };
}
