import { at } from '@quayside/core/sdk';
import { kit } from '../kit.ts';

/** PI.E2, PI.Q30: a buyer keeps the token this round, finally; the rounds to come are open again. */
export const pass = kit.action({
  type: 'pass',
  rule: 'PI.E2',
  apply({ table }, _, { seat, emit }) {
    at(table.seats, seat).passed = true;
    emit({ type: 'round-passed', seat });
  },
});
