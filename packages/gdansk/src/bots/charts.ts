import { bestPartition } from '@quayside/core/sdk';
import { COLORS, GOODS, QUAYS, SIZES } from '../vocabulary.ts';
import { type KeepChart, keepChart } from './keeps.ts';
import type { Cubes, Scene } from './scene.ts';

/** An order token in numbers. */
export interface TokenChart {
  readonly goods: Cubes;
  readonly vp: number;
  /** The good that it stands in for later, by index; -1 for none. */
  readonly bonus: number;
}

/** What captains work out of the content once, and look up ever after. */
export interface Charts {
  /** By two locations, how many connections lie between them. */
  readonly steps: readonly Cubes[];
  readonly weights: Cubes;
  /** By good, what a cube fetches at Central Port. */
  readonly portVp: Cubes;
  readonly tokens: readonly TokenChart[];
  /** By size of ship, from small to large: its workers, and its points on average. */
  readonly ships: readonly { readonly workers: number; readonly vp: number }[];
  /** By location, how much lies around it: quays count less the further they are. */
  readonly centrality: Cubes;
  /** By quay, the index of its colour. */
  readonly colors: Cubes;
  readonly keeps: KeepChart;
  /** What so many port cards of each colour are worth in sets. */
  setsOf(counts: Cubes): number;
}

const known = new WeakMap<Scene['derived'], Charts>();

/** The charts of a match's content. */
export function chartsOf({ content, derived }: Pick<Scene, 'content' | 'derived'>): Charts {
  const found = known.get(derived);
  if (found !== undefined) return found;
  const steps = Array.from({ length: QUAYS + 1 }, (_, from) => stepsFrom(from, derived));
  const charts: Charts = {
    steps,
    weights: GOODS.map((good) => derived.weight[good]),
    portVp: content.goods.map(({ centralPortVp }) => centralPortVp),
    tokens: content.orderTokens.map(({ goods, vp, bonus }) => ({
      goods: GOODS.map((good) => goods[good]),
      vp,
      bonus: bonus === null ? -1 : GOODS.indexOf(bonus),
    })),
    ships: SIZES.map((size) => ({ workers: derived.shipWorkers[size], vp: averageVp(content, size) })),
    centrality: steps.map((row) => row.reduce((sum, distance, there) => sum + (derived.quaysAt[there]?.length ?? 0) / 2 ** distance, 0)),
    colors: derived.colorOf.map((color) => COLORS.indexOf(color)),
    keeps: keepChart(derived.die),
    setsOf: setsBy(derived),
  };
  known.set(derived, charts);
  return charts;
}

/** By breadth; infinite for numbers that name no location. */
function stepsFrom(from: number, { neighbors }: Scene['derived']): number[] {
  const distances = new Map([[from, 0]]);
  // A map lists its keys in the order in which they came: those that are added meanwhile are visited too.
  for (const [here, distance] of distances) {
    for (const next of neighbors[here] ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return Array.from({ length: QUAYS + 1 }, (_, there) => distances.get(there) ?? Number.POSITIVE_INFINITY);
}

function averageVp({ cruiseShips }: Scene['content'], size: string): number {
  const ships = cruiseShips.filter((ship) => ship.size === size);
  return ships.reduce((sum, { vp }) => sum + vp, 0) / Math.max(1, ships.length);
}

/** Sets are split exactly, once for each number of cards. */
function setsBy({ sets }: Scene['derived']): (counts: Cubes) => number {
  const totals = new Map<number, number>();
  return (counts) => {
    const key = counts.reduce((sum, count) => sum * (QUAYS + 1) + count, 0);
    const found = totals.get(key);
    if (found !== undefined) return found;
    const { total } = bestPartition(sets, counts);
    totals.set(key, total);
    return total;
  };
}
