import { at, draw } from '@quayside/core/sdk';
import { kit } from '../kit.ts';

/** PI.B2: three cards of the Greek deck go to the Greek row, or what there is (PI.Q8). */
export const dawn = kit.automatic({
  rule: 'PI.B2',
  to: ['planning'],
  enter({ table, hidden }, { content, emit }) {
    const row = draw(hidden.deck, content.greekRowSize.value, table.knownBottom);
    table.deckSize = hidden.deck.length;
    for (const [place, good] of row.entries()) table.market[place] = { good, origin: 'greeks', tokens: [] };
    for (const seat of table.seats.keys()) at(table.seats, seat).plan = null;
    table.round = 0;
    emit({ type: 'day-began', day: table.day, row });
  },
});
