import type { Seat } from '@quayside/core/sdk';
import { CENTRAL_PORT, COLORS, GOODS } from '../vocabulary.ts';
import type { Charts } from './charts.ts';
import { type Demand, demandOf } from './demand.ts';
import type { Habits } from './habits.ts';
import type { Hopes } from './hopes.ts';
import { ordersToCome } from './orders-to-come.ts';
import type { Cubes, Scene } from './scene.ts';

/** Something to make for: a quay with an order, or Central Port to unload. */
export interface Aim extends Demand {
  /** `null` for Central Port. */
  readonly quay: number | null;
  /** The goods that the order asks for; none for Central Port. */
  readonly goods: Cubes;
  readonly location: number;
  readonly distance: number;
  /** What executing the order is worth in points; Central Port is worth what the hold fetches there. */
  readonly value: number;
}

/** All that a seat can make for from a situation. */
export function aimsOf(scene: Scene, { charts, captain, situation, near }: Hopes, seat: Seat): Aim[] {
  const { table, derived } = scene;
  const zone = GOODS.map((good) => table.zone[good]);
  const steps = charts.steps[situation.location] ?? [];
  const gains = gainsByColor(scene, charts, captain.habits, near, seat);
  const aims: Aim[] = [];
  for (let quay = 1; quay <= table.quays.length; quay += 1) {
    const order = table.quays[quay - 1]?.order ?? null;
    const token = order === null ? undefined : charts.tokens[order];
    if (token === undefined) continue;
    const demand = demandOf(token.goods, situation, charts.weights, zone);
    const saved = token.bonus < 0 ? 0 : (charts.weights[token.bonus] ?? 0) * captain.habits.ordersSaved * (1 - near);
    const location = derived.locationOf[quay] ?? CENTRAL_PORT;
    // Written out: spreading costs more than all the rest.
    aims.push({
      weight: demand.weight,
      blocked: demand.blocked,
      loads: demand.loads,
      quay,
      goods: token.goods,
      location,
      distance: steps[location] ?? Number.POSITIVE_INFINITY,
      value: token.vp + (gains[charts.colors[quay] ?? 0] ?? 0) + saved,
    });
  }
  if (table.centralPort) aims.push(portAt(steps[CENTRAL_PORT] ?? Number.POSITIVE_INFINITY));
  return aims;
}

/** Central Port asks for nothing. */
function portAt(distance: number): Aim {
  return { weight: 0, blocked: 0, loads: 1, quay: null, goods: NOTHING, location: CENTRAL_PORT, distance, value: 0 };
}

const NOTHING = GOODS.map(() => 0);

/** How many port cards of each colour a seat has. */
export function colorCounts({ table }: Pick<Scene, 'table'>, charts: Charts, seat: Seat): number[] {
  const counts = COLORS.map(() => 0);
  for (const quay of table.seats[seat]?.cards ?? []) {
    const color = charts.colors[quay] ?? 0;
    counts[color] = (counts[color] ?? 0) + 1;
  }
  return counts;
}

/** By colour, what one more port card adds to the sets, less what an order in that sector gives to a rival on average, and what the own marker there is hoped to bring. */
function gainsByColor(scene: Scene, charts: Charts, { rivalInfluence, ownInfluence }: Habits, near: number, seat: Seat): number[] {
  const { table, content } = scene;
  const counts = colorCounts({ table }, charts, seat);
  const now = charts.setsOf(counts);
  const gains = counts.map((_, color) => charts.setsOf(counts.map((count, other) => (other === color ? count + 1 : count))) - now);
  const perMarker = (rivalInfluence * content.influenceVp.value) / (table.seats.length - 1);
  for (const [index, { markers }] of table.quays.entries()) {
    const color = charts.colors[index + 1] ?? 0;
    for (const owner of markers) if (owner !== seat) gains[color] = (gains[color] ?? 0) - perMarker;
  }
  if (ownInfluence === 0) return gains;
  const toCome = ordersToCome(scene, near);
  return gains.map((gain, color) => gain + ownInfluence * content.influenceVp.value * (toCome[color] ?? 0));
}
