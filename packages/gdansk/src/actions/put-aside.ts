import { at } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { canPutAside } from '../rules/orders.ts';
import { GOODS } from '../vocabulary.ts';

/** GD.R22: puts one bonus aside for this turn's order, which cubes then pay for. It fixes no dice and changes no stage. */
export const putAside = kit.action({
  type: 'put-aside',
  rule: 'GD.R22',
  input: z.strictObject({ good: z.enum(GOODS) }),
  check({ table, content, derived, seat }, { good }) {
    if (table.turn.order) return kit.reject('order-done');
    return canPutAside(table, content, derived, seat, good) ? undefined : kit.reject('bonus-needed', { good });
  },
  choices({ table, content, derived, seat }, add) {
    // Without an order executed there is no bonus.
    if (table.turn.order || at(table.seats, seat).orders.length === 0) return;
    for (const good of GOODS) if (canPutAside(table, content, derived, seat, good)) add({ good });
  },
  apply({ table: { turn } }, { good }, { seat, emit }) {
    turn.aside[good] += 1;
    emit({ type: 'bonus-put-aside', seat, good });
  },
});
