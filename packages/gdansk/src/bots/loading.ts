import type { Aim } from './aims.ts';
import { demandOf, greatestLoad } from './demand.ts';
import { beyond, type Cubes, weigh } from './scene.ts';
import type { Situation } from './situation.ts';

/** The good to load first for an aim, so that as much as possible of what it lacks fits; the heaviest of several; -1 for none. */
export function firstToLoad(aim: Aim, situation: Situation, weights: Cubes, zone: Cubes, limit: number): number {
  const most = greatestLoad(aim.loads, limit);
  for (let good = aim.goods.length - 1; good >= 0 && most > 0; good -= 1) {
    const weight = weights[good] ?? 1;
    if (weight > limit || lacking(aim, situation, good) === 0 || (zone[good] ?? 0) === 0) continue;
    const more = { ...situation, cargo: situation.cargo.map((count, other) => (other === good ? count + 1 : count)) };
    const rest = zone.map((count, other) => (other === good ? count - 1 : count));
    if (greatestLoad(demandOf(aim.goods, more, weights, rest).loads, limit - weight) + weight === most) return good;
  }
  return -1;
}

/** How many cubes of a good an aim lacks. */
export function lacking({ goods }: Aim, { cargo, bonuses }: Situation, good: number): number {
  return Math.max(0, (goods[good] ?? 0) - (bonuses[good] ?? 0) - (cargo[good] ?? 0));
}

/** The cubes in a hold that an aim does not need. */
export function spareCubes({ goods }: Aim, { cargo, bonuses }: Situation): number[] {
  return beyond(cargo, beyond(goods, bonuses));
}

/** Of the cubes in a hold those that fetch most at Central Port for so many symbols: the lightest, which fetch most for their weight. */
export function unloadable(cargo: Cubes, weights: Cubes, limit: number): number[] {
  let left = limit;
  return cargo.map((count, good) => {
    const weight = weights[good] ?? 1;
    const taken = Math.min(count, Math.floor(left / weight));
    left -= taken * weight;
    return taken;
  });
}

/** What some cubes fetch now, and what the others fetch and weigh. */
export function splitPort(cargo: Cubes, now: Cubes, weights: Cubes, vp: Cubes): { gained: number; left: number; weight: number } {
  const later = beyond(cargo, now);
  return { gained: weigh(now, vp), left: weigh(later, vp), weight: weigh(later, weights) };
}
