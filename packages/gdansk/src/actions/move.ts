import { at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { diceRefusal, spend, symbolsLeft } from '../rules/turn.ts';
import { CENTRAL_PORT, QUAYS } from '../vocabulary.ts';

/**
 * GD.D1, GD.D3: moves along one connection for one movement symbol, in any direction, back too (GD.R18); fewer steps than symbols are fine (GD.D2). Meeples share locations
 * (GD.D4), a double location is one (GD.D5), Central Port is a location like any other (GD.R17), and so are the quays of a removed colour (GD.R57).
 */
export const move = kit.action({
  type: 'move',
  rule: 'GD.D1',
  input: z.strictObject({ to: int(0, QUAYS) }),
  check({ table, derived, seat }, { to }) {
    const refusal = diceRefusal(table.turn, derived, 'move');
    if (refusal !== undefined) return kit.reject(refusal);
    if (symbolsLeft(table.turn, derived, 'move') === 0) return kit.reject('no-steps-left');
    const here = at(table.seats, seat).location ?? CENTRAL_PORT;
    return at(derived.neighbors, here).includes(to) ? undefined : kit.reject('not-connected', { from: here, to });
  },
  choices({ table, derived, seat }, add) {
    if (diceRefusal(table.turn, derived, 'move') !== undefined || symbolsLeft(table.turn, derived, 'move') === 0) return;
    for (const to of at(derived.neighbors, at(table.seats, seat).location ?? CENTRAL_PORT)) add({ to });
  },
  apply({ table }, { to }, { seat, derived, emit }) {
    const own = at(table.seats, seat);
    const from = own.location ?? CENTRAL_PORT;
    own.location = to;
    spend(table.turn, derived, 'move', 1);
    emit({ type: 'moved', seat, from, to });
  },
});
