import { at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { hasMarker, swapMarkers as swap, swapKeepsOnePerQuay } from '../rules/markers.ts';
import { beginAdditional } from '../rules/turn.ts';
import { MOST_SEATS, QUAYS } from '../vocabulary.ts';

/**
 * GD.H1, GD.H2: uses the HR panel to let a marker of one's own and one of any other player (GD.R42) change places, within a sector too (GD.R41). Orders do not matter
 * (GD.R43); it brings no points, card or bonus (GD.R45).
 */
export const swapMarkers = kit.action({
  type: 'swap-markers',
  rule: 'GD.H2',
  input: z.strictObject({ own: int(1, QUAYS), other: int(0, MOST_SEATS - 1), theirs: int(1, QUAYS) }),
  check({ table, content, options, seat }, { own, other, theirs }) {
    if (table.turn.hr) return kit.reject('hr-done');
    if (at(table.seats, seat).workers < content.hr.swapWorkers) return kit.reject('too-few-to-swap', { workers: content.hr.swapWorkers });
    if (other === seat || other >= options.seats || !hasMarker(table, own, seat) || !hasMarker(table, theirs, other))
      return kit.reject('no-marker-there', { own, other, theirs });
    return swapKeepsOnePerQuay(table, seat, own, other, theirs) ? undefined : kit.reject('two-on-a-quay', { own, theirs });
  },
  choices({ table, content, seat }, add) {
    if (table.turn.hr || at(table.seats, seat).workers < content.hr.swapWorkers) return;
    for (let own = 1; own <= table.quays.length; own += 1) {
      if (!hasMarker(table, own, seat)) continue;
      for (let theirs = 1; theirs <= table.quays.length; theirs += 1) {
        for (const other of at(table.quays, theirs - 1).markers) {
          if (other !== seat && swapKeepsOnePerQuay(table, seat, own, other, theirs)) add({ own, other, theirs });
        }
      }
    }
  },
  apply({ table }, { own, other, theirs }, { seat, content, emit }) {
    at(table.seats, seat).workers -= content.hr.swapWorkers;
    swap(table, seat, own, other, theirs);
    beginAdditional(table.turn);
    table.turn.hr = true;
    emit({ type: 'markers-swapped', seat, own, other, theirs });
  },
});
