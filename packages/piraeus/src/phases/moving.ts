import { cardOf } from '../actions/card-of.ts';
import { move } from '../actions/move.ts';
import { stay } from '../actions/stay.ts';
import { kit } from '../kit.ts';
import { cardAt } from '../rules/market.ts';
import { tokenPlace } from '../rules/tokens.ts';

/** PI.E4, PI.Q25: the first token on a card where another has landed may move, before anything else happens; one move may lead to the next (PI.Q26). */
export const moving = kit.phase({
  rule: 'PI.Q25',
  awaiting: ({ table }) => (table.mover === null ? [] : [table.mover]),
  actions: [move, stay],
  // Entered again for each right, so that each is announced.
  to: ['moving', 'placing'],
  enter({ table }, { emit }) {
    if (table.mover === null) return;
    const place = tokenPlace(table, table.mover) ?? -1;
    emit({ type: 'move-offered', seat: table.mover, place, card: cardOf(cardAt(table, place)) });
  },
  next: ({ table }) => (table.mover === null ? 'placing' : 'moving'),
  // PI.Q27: the right is to move, not to withdraw.
  refuse: ({ table }, seat, type) => (seat === table.mover && type === 'pass' ? 'PI.Q27' : undefined),
});
