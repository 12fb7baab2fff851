import type { RuleView } from '../game/rule-view.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Turn } from './bot.ts';
import { checkTurn } from './check-turn.ts';
import type { Guide } from './guide.ts';
import { consideredIds } from './guided.ts';

/** The one action that is legal, or worth thinking about: nothing is to be searched then. `undefined` if there are several. */
export function onlyChoice<G extends GameTypes, A extends AnyAction>(
  guide: Pick<Guide<G, A>, 'consider'>,
  turn: Turn<G, A>,
): number | undefined {
  checkTurn(turn);
  const { view, context, seat, legal } = turn;
  // `as`: a turn is a seat's, so its view has a seat.
  const considered = consideredIds(guide, { ...view, ...context, seat } as unknown as RuleView<G>, legal, seat);
  return considered.length === 1 ? considered[0] : undefined;
}
