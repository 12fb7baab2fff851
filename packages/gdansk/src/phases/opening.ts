import { kit } from '../kit.ts';
import { drawCards } from '../rules/stacks.ts';

/** GD.A9: three port cards are revealed, each with an order. */
export const opening = kit.automatic({
  rule: 'GD.A9',
  to: ['rolling'],
  enter: (state, effects) => drawCards(state, 3, effects),
});
