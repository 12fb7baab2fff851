import { at, type Immutable, type Seat } from '@quayside/core/sdk';
import type { GdanskContent } from '../content/schema.ts';
import type { Derived } from '../derived.ts';
import type { GoodCounts, Table } from '../state.ts';
import { GOODS, type Good } from '../vocabulary.ts';
import { eachGood, noGoods } from './goods.ts';

/**
 * GD.F8, GD.R21: the bonuses of a seat by good, one per executed order that has one; they add up. All goods are there, those without a bonus as 0. Refuses, by the fault
 * `missing-entry`, a seat that there is not.
 */
export function bonusesOf(table: Immutable<Table>, content: GdanskContent, seat: Seat): GoodCounts {
  const owned = noGoods();
  for (const token of at(table.seats, seat).orders) {
    const { bonus } = at(content.orderTokens, token);
    if (bonus !== null) owned[bonus] += 1;
  }
  return owned;
}

/** How an order would be paid for: in cubes, and with bonuses that stand in for some. */
export interface Payment {
  /** The cubes that go to the unloading zone (GD.F2). */
  readonly paid: GoodCounts;
  /** The bonuses that count, each for one cube; none is used up (GD.F8). */
  readonly bonuses: GoodCounts;
}

/**
 * What a seat would pay for an order: GD.R22, bonuses that are not put aside count as far as they are needed, each for one cube (GD.R21), and cubes pay for the rest. The order's
 * own bonus is for future orders (GD.R24). `token` is the index of the order token in the content; `aside`, by good, the bonuses that are not to count. Whether the seat has the
 * cubes is not asked. Refuses, by the fault `missing-entry`, a token or a seat that there is not.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { gdansk, paymentFor } from '@quayside/gdansk';
 *
 * const engine = createEngine(gdansk);
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * const { table } = match.state;
 * console.log(paymentFor(table, engine.context(match).content, 0, 0, table.turn.aside).paid.grain); // 3
 * ```
 */
export function paymentFor(
  table: Immutable<Table>,
  content: GdanskContent,
  seat: Seat,
  token: number,
  aside: Readonly<GoodCounts>,
): Payment {
  const { goods } = at(content.orderTokens, token);
  const owned = bonusesOf(table, content, seat);
  const bonuses = eachGood((good) => Math.min(goods[good], owned[good] - aside[good]));
  return { bonuses, paid: eachGood((good) => goods[good] - bonuses[good]) };
}

/** GD.F1: why a seat cannot execute the order of a quay, apart from the turn; `undefined` if it can. Nothing asks for a free marker (GD.R30). */
export function orderRefusal(
  table: Immutable<Table>,
  content: GdanskContent,
  derived: Derived,
  seat: Seat,
  quay: number,
  aside: Readonly<GoodCounts>,
): 'no-order' | 'not-there' | 'no-worker' | 'goods-missing' | undefined {
  const token = at(table.quays, quay - 1).order;
  if (token === null) return 'no-order';
  const { location, workers, cargo } = at(table.seats, seat);
  // GD.D5: both quays of a double location are at hand.
  if (location !== derived.locationOf[quay]) return 'not-there';
  // GD.R23: one worker, whatever the port card prints.
  if (workers < content.orderWorkers.value) return 'no-worker';
  const { paid } = paymentFor(table, content, seat, token, aside);
  return GOODS.some((good) => paid[good] > cargo[good]) ? 'goods-missing' : undefined;
}

/** GD.R22: whether a seat has a bonus to put aside, without which it could still execute an order where it stands. */
export function canPutAside(table: Immutable<Table>, content: GdanskContent, derived: Derived, seat: Seat, good: Good): boolean {
  const { aside } = table.turn;
  if (aside[good] >= bonusesOf(table, content, seat)[good]) return false;
  const more = { ...aside, [good]: aside[good] + 1 };
  const here = derived.quaysAt[at(table.seats, seat).location ?? -1] ?? [];
  return here.some((quay) => orderRefusal(table, content, derived, seat, quay, more) === undefined);
}

/** GD.F15, GD.R27: the quays of the sector that a quay belongs to. Central Port is in none (GD.R19). */
export function sectorOf({ colorOf }: Derived, quay: number): number[] {
  return colorOf.flatMap((color, other) => (other > 0 && color === colorOf[quay] ? [other] : []));
}
