import { at, rerollDice, subset } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';

const DICE_POSITIONS = [0, 1, 2] as const;

/** Every choice of dice, in the order of their numbers. */
const CHOICES: readonly (0 | 1 | 2)[][] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

/**
 * GD.B3, GD.B4, GD.B5: up to twice a turn, rolls any dice again, all of them too (GD.R5); none is ever locked (GD.R6). The first action that is not a reroll fixes the dice
 * (GD.R2).
 */
export const reroll = kit.action({
  type: 'reroll',
  rule: 'GD.B3',
  input: z.strictObject({ dice: subset(DICE_POSITIONS, 1) }),
  check({ table: { turn } }, { dice }) {
    if (turn.fixed) return kit.reject('roll-fixed');
    if (turn.rolls === 3) return kit.reject('no-rolls-left');
    return dice.every((die) => die < turn.dice.length) ? undefined : kit.reject('no-such-die', { dice: turn.dice.length });
  },
  choices({ table: { turn } }, add) {
    if (turn.fixed || turn.rolls === 3) return;
    for (const dice of CHOICES) if (at(dice, dice.length - 1) < turn.dice.length) add({ dice });
  },
  apply({ table: { turn } }, { dice }, { seat, derived, random, emit }) {
    rerollDice(derived.die, turn.dice, dice, random, 'dice');
    turn.rolls += 1;
    emit({ type: 'rolled', seat, dice: turn.dice, rerolled: [...dice] });
  },
});
