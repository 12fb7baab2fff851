import type { FaceClass } from './face-classes.ts';
import type { PartialPools } from './partial-pools.ts';

/**
 * Rolls the missing dice of partial pools: `weights`, by pool, move in place to the full pools that they grow into. A weight is shared out
 * over all results of the roll, so that of `m` missing dice makes `faces ** m` times as much. Only those of the full pools mean anything
 * afterwards.
 */
export function rollOut(pools: PartialPools, classes: readonly FaceClass[], weights: Float64Array): void {
  const full = pools.first[pools.dice] as number;
  for (let pool = 0; pool < full; pool++) {
    const weight = weights[pool] as number;
    if (weight === 0) continue;
    for (const [added, { faces }] of classes.entries()) {
      (weights[pools.grown[pool * classes.length + added] as number] as number) += weight * faces;
    }
  }
}
