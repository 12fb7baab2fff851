import { type Die, type Totals, totals } from '@quayside/core/sdk';
import { DICE, type DieSymbol } from '../vocabulary.ts';

/** Some dice without their order: how many show each class of faces. Smaller pools come first. */
interface Pool {
  readonly classes: readonly number[];
  /** What it becomes with one more die of each class, by index; empty for a full one. */
  readonly grown: readonly number[];
  /** The pools that can be kept of it, by index: those within it, itself last. */
  readonly within: readonly number[];
}

/**
 * All pools of the dice of a turn, so that keeps can be weighed up in a few hundred additions. `keepPlan` of the author's door gives the same answers exactly; a playout
 * asks too often for that.
 */
export interface KeepChart {
  readonly pools: readonly Pool[];
  /** By class, how likely a die shows it. */
  readonly chances: readonly number[];
  /** By face, its class. */
  readonly classOf: readonly number[];
  /** The first of the full pools; all after it are full. */
  readonly firstFull: number;
  /** By pool, what it shows. */
  readonly shown: readonly Totals<DieSymbol>[];
}

/** Works out the pools of a die. */
export function keepChart(die: Die<DieSymbol>): KeepChart {
  const { classes, classOf, faces } = die;
  const pools = poolsOf(classes.length);
  const index = new Map(pools.map((pool, number) => [pool.join(), number]));
  const indexOf = (pool: readonly number[]): number => index.get([...pool].sort((a, b) => a - b).join()) ?? 0;
  return {
    pools: pools.map((pool) => ({
      classes: pool,
      grown: pool.length === DICE ? [] : classes.map((_, added) => indexOf([...pool, added])),
      within: [...new Set(partsOf(pool).map(indexOf))].sort((a, b) => a - b),
    })),
    chances: classes.map((entry) => entry.faces / faces.length),
    classOf,
    firstFull: pools.findIndex(({ length }) => length === DICE),
    shown: pools.map((pool) =>
      totals(
        die,
        pool.map((one) => classes[one]?.face ?? 0),
      ),
    ),
  };
}

/** The positions of the dice to keep so that most is to be expected with so many rerolls, all of them to stop. `values` says by full pool what it is worth. */
export function dicesToKeep(chart: KeepChart, dice: readonly number[], rerolls: number, values: readonly number[]): number[] {
  let expected = values;
  for (let left = 1; left < rerolls; left += 1) expected = bestOfKeeps(chart, expectedOfKeeps(chart, expected), values);
  return positionsOf(chart, dice, bestKeep(chart, poolOf(chart, dice), expectedOfKeeps(chart, expected), values));
}

/** The index of the pool that dice show. */
export function poolOf({ pools, classOf }: KeepChart, dice: readonly number[]): number {
  let pool = 0;
  for (const face of dice) pool = pools[pool]?.grown[classOf[face] ?? 0] ?? 0;
  return pool;
}

/** By pool, what is to be expected if it is kept and the rest is rolled. */
function expectedOfKeeps({ pools, chances }: KeepChart, values: readonly number[]): number[] {
  const expected = [...values];
  for (let pool = pools.length - 1; pool >= 0; pool -= 1) {
    const grown = pools[pool]?.grown ?? [];
    if (grown.length === 0) continue;
    let sum = 0;
    for (let added = 0; added < grown.length; added += 1) sum += (chances[added] ?? 0) * (expected[grown[added] ?? 0] ?? 0);
    expected[pool] = sum;
  }
  return expected;
}

/** By full pool, what is to be expected of its best keep; stopping is worth what the pool is worth. */
function bestOfKeeps(chart: KeepChart, expected: readonly number[], values: readonly number[]): number[] {
  const best = [...values];
  for (let pool = chart.firstFull; pool < best.length; pool += 1) {
    const keep = bestKeep(chart, pool, expected, values);
    best[pool] = keep === pool ? (values[pool] ?? 0) : (expected[keep] ?? 0);
  }
  return best;
}

/** Of equally good keeps the largest. */
function bestKeep({ pools }: KeepChart, pool: number, expected: readonly number[], values: readonly number[]): number {
  let [best, value] = [pool, values[pool] ?? 0];
  const within = pools[pool]?.within ?? [];
  for (let index = within.length - 2; index >= 0; index -= 1) {
    const keep = within[index] ?? 0;
    if ((expected[keep] ?? 0) > value + 1e-9) [best, value] = [keep, expected[keep] ?? 0];
  }
  return best;
}

/** Where the dice stand that are kept: of equal dice the first ones. */
function positionsOf({ pools, classOf }: KeepChart, dice: readonly number[], keep: number): number[] {
  const left = [...(pools[keep]?.classes ?? [])];
  return dice.flatMap((face, position) => {
    const found = left.indexOf(classOf[face] ?? 0);
    if (found < 0) return [];
    left.splice(found, 1);
    return [position];
  });
}

/** All pools of up to three dice, ascending by size, each in ascending order of classes. */
function poolsOf(classes: number): number[][] {
  const pools: number[][] = [[]];
  for (let pool = 0; pool < pools.length; pool += 1) {
    const known = pools[pool] ?? [];
    if (known.length === DICE) continue;
    for (let added = known.at(-1) ?? 0; added < classes; added += 1) pools.push([...known, added]);
  }
  return pools;
}

function partsOf(pool: readonly number[]): number[][] {
  return Array.from({ length: 2 ** pool.length }, (_, mask) => pool.filter((__, index) => mask & (1 << index)));
}
