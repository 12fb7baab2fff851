import type { RuleView } from '@quayside/core/sdk';
import type { GdanskTypes } from '../kit.ts';

/** What a captain reckons with: what lies on the table, and what is printed on the components. */
export type Scene = Pick<RuleView<GdanskTypes>, 'table' | 'content' | 'derived' | 'ending' | 'phase' | 'seat'>;

/** Numbers of goods, by index into the goods; plain arrays, since playouts do little else than add them up. */
export type Cubes = readonly number[];

/** The sum over all goods of a number of cubes times another number. */
export function weigh(cubes: Cubes, weights: Cubes): number {
  let sum = 0;
  for (let good = 0; good < cubes.length; good += 1) sum += (cubes[good] ?? 0) * (weights[good] ?? 0);
  return sum;
}

/** Of one number of cubes what exceeds another, good by good. */
export function beyond(cubes: Cubes, others: Cubes): number[] {
  return cubes.map((count, good) => Math.max(0, count - (others[good] ?? 0)));
}
