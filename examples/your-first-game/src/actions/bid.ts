import { at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { MOST_ROPES } from '../vocabulary.ts';

/** YG.4: in secret, a number of ropes, from none to all that the crew has. */
export const bid = kit.sealed({
  type: 'bid',
  rule: 'YG.4',
  input: z.strictObject({ ropes: int(0, MOST_ROPES) }),
  check({ table, seat }, { ropes }) {
    const owned = at(table.seats, seat).ropes;
    return ropes > owned ? kit.reject('too-few-ropes', { owned }) : undefined;
  },
});
