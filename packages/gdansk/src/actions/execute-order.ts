import { type ActionEffects, at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { type GdanskTypes, kit } from '../kit.ts';
import { placeMarker } from '../rules/markers.ts';
import { orderRefusal, paymentFor, sectorOf } from '../rules/orders.ts';
import { gain } from '../rules/score.ts';
import { drawCards } from '../rules/stacks.ts';
import { beginAdditional } from '../rules/turn.ts';
import type { Table } from '../state.ts';
import { GOODS, QUAYS } from '../vocabulary.ts';

/**
 * GD.F1, GD.F4: executes the order of a quay where the meeple stands, once a turn, before or after the dice actions (GD.R20). What follows keeps the order of the text
 * (GD.R26).
 */
export const executeOrder = kit.action({
  type: 'execute-order',
  rule: 'GD.F1',
  input: z.strictObject({ quay: int(1, QUAYS) }),
  check({ table, content, derived, seat }, { quay }) {
    if (table.turn.order) return kit.reject('order-done');
    const refusal = orderRefusal(table, content, derived, seat, quay, table.turn.aside);
    return refusal === undefined ? undefined : kit.reject(refusal, { quay });
  },
  choices({ table, content, derived, seat }, add) {
    if (table.turn.order) return;
    for (const quay of derived.quaysAt[at(table.seats, seat).location ?? -1] ?? []) {
      if (orderRefusal(table, content, derived, seat, quay, table.turn.aside) === undefined) add({ quay });
    }
  },
  apply(state, { quay }, effects) {
    const { table } = state;
    const { seat, emit } = effects;
    const own = at(table.seats, seat);
    const token = payAndScore(table, quay, effects);
    scoreInfluence(table, quay, effects);
    // GD.F7, GD.F8: the token leaves the quay and lies face down with the seat; a marker takes its place, if one is left (GD.R30).
    at(table.quays, quay - 1).order = null;
    own.orders.push(token);
    if (own.stock > 0) {
      placeMarker(table, quay, seat);
      emit({ type: 'marker-placed', seat, quay, by: 'order' });
    }
    // GD.F9.
    own.cards.push(quay);
    emit({ type: 'card-taken', seat, quay });
    // GD.F10: two new cards.
    drawCards(state, 2, effects);
    beginAdditional(table.turn);
    table.turn.order = true;
  },
});

/** GD.F2, GD.F3: goods to the zone, a worker to the pile, and the points of the token. Says which token it was. */
function payAndScore(table: Table, quay: number, { seat, content, emit }: ActionEffects<GdanskTypes>): number {
  const own = at(table.seats, seat);
  const token = at(table.quays, quay - 1).order ?? -1;
  const { paid, bonuses } = paymentFor(table, content, seat, token, table.turn.aside);
  for (const good of GOODS) {
    own.cargo[good] -= paid[good];
    table.zone[good] += paid[good];
  }
  own.workers -= content.orderWorkers.value;
  const { vp } = at(content.orderTokens, token);
  gain(own, vp);
  emit({ type: 'order-executed', seat, quay, token, points: vp, paid, bonuses });
  return token;
}

/** GD.F5, GD.F6: every other seat scores for each of its markers in the sector, as they stand before the new one (GD.R26, GD.R47). */
function scoreInfluence(table: Table, quay: number, { seat, content, derived, emit }: ActionEffects<GdanskTypes>): void {
  const markers = sectorOf(derived, quay).flatMap((other) => at(table.quays, other - 1).markers);
  for (const [other, line] of table.seats.entries()) {
    const count = other === seat ? 0 : markers.filter((marker) => marker === other).length;
    if (count === 0) continue;
    const points = count * content.influenceVp.value;
    gain(line, points);
    emit({ type: 'influence-scored', seat: other, markers: count, points });
  }
}
