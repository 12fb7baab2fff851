import { nextClockwise } from '@quayside/core/sdk';
import { kit } from '../kit.ts';
import { newTurn } from '../rules/turn.ts';
import { MOST_COUNTED } from '../vocabulary.ts';

/** GD.B1: the turn passes to the left. */
export const passing = kit.automatic({
  rule: 'GD.B1',
  to: ['rolling'],
  enter({ table }, { options }) {
    table.current = nextClockwise(options.seats, table.current) ?? table.current;
    if (table.current === table.firstSeat) table.round = Math.min(table.round + 1, MOST_COUNTED);
    table.turn = newTurn();
  },
});
