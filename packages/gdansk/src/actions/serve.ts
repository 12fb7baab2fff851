import { at } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { beginAdditional } from '../rules/turn.ts';
import { SIZES } from '../vocabulary.ts';

/** GD.I1, GD.I2, GD.I3: pays workers for the top ship of a size, once a turn; its value is secret until the end, but for its owner (GD.R50). */
export const serve = kit.action({
  type: 'serve',
  rule: 'GD.I1',
  input: z.strictObject({ size: z.enum(SIZES) }),
  check({ table, derived, seat }, { size }) {
    if (table.turn.ship) return kit.reject('ship-done');
    if (table.shipsLeft[size] === 0) return kit.reject('no-ship-left', { size });
    const workers = derived.shipWorkers[size];
    return at(table.seats, seat).workers < workers ? kit.reject('too-few-to-serve', { workers }) : undefined;
  },
  choices({ table, derived, seat }, add) {
    if (table.turn.ship) return;
    const { workers } = at(table.seats, seat);
    for (const size of SIZES) if (table.shipsLeft[size] > 0 && workers >= derived.shipWorkers[size]) add({ size });
  },
  apply({ table, hidden }, { size }, { seat, hand, content, derived, emit }) {
    const own = at(table.seats, seat);
    own.workers -= derived.shipWorkers[size];
    const ship = at(hidden.ships[size].splice(0, 1), 0);
    table.shipsLeft[size] -= 1;
    own.ships[size] += 1;
    hand.ships.push(ship);
    beginAdditional(table.turn);
    table.turn.ship = true;
    emit({ type: 'ship-served', seat, size });
    emit({ type: 'ship-seen', seat, ship, points: at(content.cruiseShips, ship).vp }, { only: [seat] });
  },
});
