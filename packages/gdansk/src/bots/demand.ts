import type { Cubes } from './scene.ts';
import type { Situation } from './situation.ts';

/** What a seat still has to load for an order. */
export interface Demand {
  /** How much the cubes weigh that it lacks, and how many of them are not in the zone. */
  readonly weight: number;
  readonly blocked: number;
  /** The weights that some of those in the zone have together, bit by bit: 2 to the power of each. No dice pay for more than 30. */
  readonly loads: number;
}

/** Bonuses stand in first, then the hold, then the zone. One loop without arrays: playouts do little else. */
export function demandOf(goods: Cubes, { cargo, bonuses }: Situation, weights: Cubes, zone: Cubes): Demand {
  let [weight, blocked, loads] = [0, 0, 1];
  for (let good = 0; good < goods.length; good += 1) {
    const lacking = (goods[good] ?? 0) - (bonuses[good] ?? 0) - (cargo[good] ?? 0);
    if (lacking <= 0) continue;
    const each = weights[good] ?? 1;
    const there = Math.min(lacking, zone[good] ?? 0);
    weight += lacking * each;
    blocked += lacking - there;
    for (let count = 0; count < there; count += 1) loads |= loads << each;
  }
  return { weight, blocked, loads: loads & MOST };
}

/** The greatest of such weights that does not go over a limit. */
export function greatestLoad(loads: number, limit: number): number {
  return 31 - Math.clz32(limit >= 30 ? loads : loads & ((2 << limit) - 1));
}

const MOST = 0x7fffffff;
