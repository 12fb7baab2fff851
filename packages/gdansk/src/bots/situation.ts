import type { Seat } from '@quayside/core/sdk';
import { CENTRAL_PORT, GOODS } from '../vocabulary.ts';
import type { Charts } from './charts.ts';
import type { Scene } from './scene.ts';

/** What a seat can reckon with, in numbers. */
export interface Situation {
  readonly location: number;
  readonly cargo: readonly number[];
  /** By good, the bonuses that stand in for a cube of it. */
  readonly bonuses: readonly number[];
  readonly workers: number;
  /** Whether it has executed its order of this turn. */
  readonly orderDone: boolean;
}

/** The situation of a seat now. */
export function situationOf({ table }: Scene, charts: Charts, seat: Seat): Situation {
  const own = table.seats[seat];
  const bonuses = GOODS.map(() => 0);
  for (const token of own?.orders ?? []) {
    const bonus = charts.tokens[token]?.bonus ?? -1;
    if (bonus >= 0) bonuses[bonus] = (bonuses[bonus] ?? 0) + 1;
  }
  return {
    location: own?.location ?? CENTRAL_PORT,
    cargo: GOODS.map((good) => own?.cargo[good] ?? 0),
    bonuses,
    workers: own?.workers ?? 0,
    orderDone: table.current === seat && table.turn.order,
  };
}

/** How near the end is, from 0 to 1: by points, markers placed and orders executed, whichever has come furthest. */
export function nearness({ table, content, ending }: Scene): number {
  if (ending !== null) return 1;
  const { endScore, influenceMarkers } = content.limits;
  let [executed, furthest] = [0, 0];
  for (const { orders, score, stock } of table.seats) {
    executed += orders.length;
    furthest = Math.max(furthest, score / endScore, 1 - stock / influenceMarkers);
  }
  return Math.min(0.95, Math.max(furthest, executed / (content.orderTokens.length - table.removedTokens.length)));
}
