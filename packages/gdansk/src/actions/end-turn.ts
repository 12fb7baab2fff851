import { kit } from '../kit.ts';

/** GD.B6, GD.B11: ends the turn; nothing but the roll was owed (GD.R7). */
export const endTurn = kit.action({
  type: 'end-turn',
  rule: 'GD.B6',
  apply({ table: { turn } }, _, { seat, emit }) {
    turn.over = true;
    emit({ type: 'turn-ended', seat });
  },
});
