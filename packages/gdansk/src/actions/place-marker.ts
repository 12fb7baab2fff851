import { at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { hasMarker, othersAreThere, placeMarker as place } from '../rules/markers.ts';
import { beginAdditional } from '../rules/turn.ts';
import { QUAYS } from '../vocabulary.ts';

/**
 * GD.H1, GD.H3: uses the HR panel to put a marker from the stock onto a quay where another player has one (GD.H5), and oneself none (GD.H4). Quay by quay: the other quay of a
 * double location does not matter (GD.R39, GD.R44). The eighth marker counts for the end (GD.R46).
 */
export const placeMarker = kit.action({
  type: 'place-marker',
  rule: 'GD.H3',
  input: z.strictObject({ quay: int(1, QUAYS) }),
  check({ table, content, seat }, { quay }) {
    if (table.turn.hr) return kit.reject('hr-done');
    const { workers, stock } = at(table.seats, seat);
    if (workers < content.hr.placeWorkers) return kit.reject('too-few-to-place', { workers: content.hr.placeWorkers });
    if (stock === 0) return kit.reject('no-marker-left');
    if (hasMarker(table, quay, seat)) return kit.reject('marker-there', { quay });
    return othersAreThere(table, quay, seat) ? undefined : kit.reject('no-influence-there', { quay });
  },
  choices({ table, content, seat }, add) {
    const { workers, stock } = at(table.seats, seat);
    if (table.turn.hr || workers < content.hr.placeWorkers || stock === 0) return;
    let quay = 0;
    for (const { markers } of table.quays) {
      quay += 1;
      if (markers.length > 0 && !markers.includes(seat)) add({ quay });
    }
  },
  apply({ table }, { quay }, { seat, content, emit }) {
    at(table.seats, seat).workers -= content.hr.placeWorkers;
    place(table, quay, seat);
    beginAdditional(table.turn);
    table.turn.hr = true;
    emit({ type: 'marker-placed', seat, quay, by: 'hr' });
  },
});
