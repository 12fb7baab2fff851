import { at } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { gain } from '../rules/score.ts';
import { diceRefusal, spend, symbolsLeft } from '../rules/turn.ts';
import { CENTRAL_PORT, GOODS } from '../vocabulary.ts';

/**
 * GD.J1, GD.J2: on Central Port, once its card is out, unloads one cube for as many loading symbols as it weighs, and scores for it at once (GD.J3, GD.R37). A dice action, in
 * any order with the others (GD.R34), but instead of loading (GD.R33); bonuses are no cubes (GD.R25).
 * The card may have come out by an order of this very turn (GD.R35).
 */
export const unload = kit.action({
  type: 'unload',
  rule: 'GD.J1',
  input: z.strictObject({ good: z.enum(GOODS) }),
  check({ table, derived, seat }, { good }) {
    const { location, cargo } = at(table.seats, seat);
    if (!table.centralPort || location !== CENTRAL_PORT) return kit.reject('not-at-central-port');
    const refusal = diceRefusal(table.turn, derived, 'unload');
    if (refusal !== undefined) return kit.reject(refusal);
    if (cargo[good] === 0) return kit.reject('nothing-to-unload', { good });
    const left = symbolsLeft(table.turn, derived, 'unload');
    return derived.weight[good] > left ? kit.reject('too-heavy-to-unload', { good, left }) : undefined;
  },
  choices({ table, derived, seat }, add) {
    const { location, cargo } = at(table.seats, seat);
    if (!table.centralPort || location !== CENTRAL_PORT || diceRefusal(table.turn, derived, 'unload') !== undefined) return;
    const left = symbolsLeft(table.turn, derived, 'unload');
    for (const good of GOODS) if (cargo[good] > 0 && derived.weight[good] <= left) add({ good });
  },
  apply({ table }, { good }, { seat, content, derived, emit }) {
    const own = at(table.seats, seat);
    own.cargo[good] -= 1;
    table.zone[good] += 1;
    const points = at(content.goods, GOODS.indexOf(good)).centralPortVp;
    gain(own, points);
    spend(table.turn, derived, 'unload', derived.weight[good]);
    emit({ type: 'unloaded', seat, good, points });
  },
});
