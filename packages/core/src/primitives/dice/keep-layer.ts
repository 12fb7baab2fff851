import type { FaceClass } from './face-classes.ts';
import type { PartialPools } from './partial-pools.ts';

/** How full pools are best played on with some number of rerolls. */
export interface KeepLayer {
  /** By full pool, the pool of the dice to keep; itself to stop. */
  readonly choices: Int32Array;
  /** By full pool, what is expected of it, times `scale`. There are none for smaller pools. */
  readonly values: readonly bigint[];
  readonly scale: bigint;
}

/** The layer without rerolls: whatever there is, is kept. `goals` says by full pool what it is worth. */
export function lastLayer(pools: PartialPools, goals: readonly bigint[]): KeepLayer {
  return { choices: Int32Array.from(pools.sizes, (_, pool) => pool), values: goals, scale: 1n };
}

/** The layer with one reroll more than `later`. */
export function layerBefore(pools: PartialPools, classes: readonly FaceClass[], goals: readonly bigint[], later: KeepLayer): KeepLayer {
  const rolled = facesOf(classes) ** BigInt(pools.dice);
  const scale = later.scale * rolled;
  const expected = expectedOfKept(pools, classes, later, rolled);
  // A full pool stands for stopping: what it could become later by rerolling is worth no more than to reroll now.
  for (let pool = pools.first[pools.dice] as number; pool < pools.sizes.length; pool++) expected[pool] = (goals[pool] as bigint) * scale;
  const choices = bestWithin(pools, expected);
  return { choices, values: Array.from(choices, (kept) => expected[kept] as bigint), scale };
}

/** By pool, what is expected when it is kept and the other dice are rolled. The scale is that of `later` times `rolled`. */
function expectedOfKept(pools: PartialPools, classes: readonly FaceClass[], later: KeepLayer, rolled: bigint): bigint[] {
  const weights = classes.map(({ faces }) => BigInt(faces));
  const faces = facesOf(classes);
  const expected = later.values.map((value) => value * rolled);
  for (let pool = (pools.first[pools.dice] as number) - 1; pool >= 0; pool--) {
    let sum = 0n;
    for (const [added, weight] of weights.entries()) {
      sum += weight * (expected[pools.grown[pool * weights.length + added] as number] as bigint);
    }
    // Divides without remainder: the results of all dice that were kept are still in the scale.
    expected[pool] = sum / faces;
  }
  return expected;
}

/** By pool, which of the pools within it (itself included) has the greatest value: what is best within a pool, one class less, and itself. */
function bestWithin(pools: PartialPools, values: readonly bigint[]): Int32Array {
  const best = Int32Array.from(pools.sizes, (_, pool) => pool);
  for (let pool = 0; pool < (pools.first[pools.dice] as number); pool++) {
    for (let added = 0; added < pools.classes; added++) {
      const grown = pools.grown[pool * pools.classes + added] as number;
      if (isBetter(pools, values, best[pool] as number, best[grown] as number)) best[grown] = best[pool] as number;
    }
  }
  return best;
}

/** A total order: the greater value, else more dice, else the lower classes. */
function isBetter(pools: PartialPools, values: readonly bigint[], pool: number, other: number): boolean {
  const [value, otherValue] = [values[pool] as bigint, values[other] as bigint];
  if (value !== otherValue) return value > otherValue;
  const [size, otherSize] = [pools.sizes[pool] as number, pools.sizes[other] as number];
  return size === otherSize ? pool < other : size > otherSize;
}

function facesOf(classes: readonly FaceClass[]): bigint {
  return BigInt(classes.reduce((sum, { faces }) => sum + faces, 0));
}
