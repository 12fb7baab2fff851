import { at, totalOf } from '@quayside/core/sdk';
import { kit } from '../kit.ts';
import { diceRefusal, spendOnRecruiting } from '../rules/turn.ts';
import { MOST_COUNTED } from '../vocabulary.ts';

/** GD.E1: takes a worker for every recruitment symbol, in one go; there is no limit (GD.E2, GD.A2). */
export const recruit = kit.action({
  type: 'recruit',
  rule: 'GD.E1',
  check({ table, derived }) {
    const refusal = diceRefusal(table.turn, derived, 'recruit');
    return refusal === undefined ? undefined : kit.reject(refusal);
  },
  apply({ table }, _, { seat, derived, emit }) {
    const workers = totalOf(derived.die, table.turn.dice, 'recruitment');
    const own = at(table.seats, seat);
    own.workers = Math.min(own.workers + workers, MOST_COUNTED);
    spendOnRecruiting(table.turn);
    emit({ type: 'recruited', seat, workers });
  },
});
