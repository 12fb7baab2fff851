import { rollPool } from '@quayside/core/sdk';
import { kit } from '../kit.ts';

/** GD.B2, GD.R7: a turn begins with a roll of all dice. */
export const roll = kit.action({
  type: 'roll',
  rule: 'GD.B2',
  apply({ table: { turn } }, _, { seat, content, derived, random, emit }) {
    turn.dice = rollPool(derived.die, content.dice.count, random, 'dice');
    turn.rolls = 1;
    emit({ type: 'rolled', seat, dice: turn.dice, rerolled: [] });
  },
});
