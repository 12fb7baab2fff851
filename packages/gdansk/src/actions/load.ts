import { at } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { sizeOf } from '../rules/goods.ts';
import { diceRefusal, spend, symbolsLeft } from '../rules/turn.ts';
import { CENTRAL_PORT, GOODS } from '../vocabulary.ts';

const Good = z.enum(GOODS);

/**
 * GD.C1, GD.C3: loads one cube, which takes as many loading symbols as it weighs; any mix, anywhere (GD.C8, GD.R14) but on Central Port once its card is out (GD.C7, GD.J4).
 * With a full hold one cube is given up for it (GD.R10, GD.R12), and may be the very one that is loaded again (GD.R11).
 * Loading begins with its first cube, there is none without (GD.R15); a good may be hoarded, and is then absent for all (GD.C6, GD.R16).
 */
export const load = kit.action({
  type: 'load',
  rule: 'GD.C1',
  input: z.strictObject({ good: Good, discard: z.exactOptional(Good) }),
  check({ table, content, derived, seat }, { good, discard }) {
    const refusal = diceRefusal(table.turn, derived, 'load');
    if (refusal !== undefined) return kit.reject(refusal);
    const { location, cargo } = at(table.seats, seat);
    // GD.R36: also for who stands there when the card comes out.
    if (table.centralPort && location === CENTRAL_PORT) return kit.reject('no-loading-here');
    const full = sizeOf(cargo) >= content.limits.cargoSpace;
    if (full && discard === undefined) return kit.reject('hold-full', { most: content.limits.cargoSpace });
    if (!full && discard !== undefined) return kit.reject('room-left');
    if (discard !== undefined && cargo[discard] === 0) return kit.reject('not-held', { good: discard });
    // GD.R11: what is given up lies in the zone first.
    if (table.zone[good] === 0 && discard !== good) return kit.reject('none-in-zone', { good });
    const left = symbolsLeft(table.turn, derived, 'load');
    return derived.weight[good] > left ? kit.reject('too-heavy', { good, left }) : undefined;
  },
  choices({ table, content, derived, seat }, add) {
    const { location, cargo } = at(table.seats, seat);
    if (diceRefusal(table.turn, derived, 'load') !== undefined || (table.centralPort && location === CENTRAL_PORT)) return;
    const left = symbolsLeft(table.turn, derived, 'load');
    const full = sizeOf(cargo) >= content.limits.cargoSpace;
    const held = full ? GOODS.filter((good) => cargo[good] > 0) : [];
    for (const good of GOODS) {
      if (derived.weight[good] > left) continue;
      const inZone = table.zone[good] > 0;
      if (inZone && !full) add({ good });
      for (const discard of held) if (inZone || discard === good) add({ good, discard });
    }
  },
  apply({ table }, { good, discard }, { seat, derived, emit }) {
    const { cargo } = at(table.seats, seat);
    if (discard !== undefined) {
      cargo[discard] -= 1;
      table.zone[discard] += 1;
    }
    table.zone[good] -= 1;
    cargo[good] += 1;
    spend(table.turn, derived, 'load', derived.weight[good]);
    emit({ type: 'loaded', seat, good, discarded: discard ?? null });
  },
});
