import { kit } from '../kit.ts';
import { cardAt } from '../rules/market.ts';
import { tokenPlace } from '../rules/tokens.ts';
import { cardOf } from './card-of.ts';

/** PI.E4, PI.Q29: a seat that may move its token leaves it; the right comes again when another token lands there. */
export const stay = kit.action({
  type: 'stay',
  rule: 'PI.E4',
  apply({ table }, _, { seat, emit }) {
    const place = tokenPlace(table, seat) ?? -1;
    emit({ type: 'token-stayed', seat, place, card: cardOf(cardAt(table, place)) });
    table.mover = null;
  },
});
