import type { Derived } from '@quayside/gdansk';

/** How many connections lie between a location and each other one, by location. */
export function distancesFrom(location: number, { neighbors }: Derived): ReadonlyMap<number, number> {
  const distances = new Map([[location, 0]]);
  // A map lists its keys in the order in which they came: those that are added meanwhile are visited too.
  for (const [here, distance] of distances) {
    for (const next of neighbors[here] ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}

/** The middle of things: how many quays there are, the nearer the more they count. */
export function centrality(location: number, derived: Derived): number {
  return [...distancesFrom(location, derived)].reduce(
    (sum, [there, distance]) => sum + (derived.quaysAt[there]?.length ?? 0) / 2 ** distance,
    0,
  );
}
