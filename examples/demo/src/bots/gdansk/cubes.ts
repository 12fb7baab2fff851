import { type GdanskContent, GOODS, type Good, type GoodCounts } from '@quayside/gdansk';
import { countsBy, sumOver } from './situation.ts';

/** Of the wanted cubes those that use most of a weight; of several ways one with many of the heaviest. */
export function fitting(wanted: GoodCounts, weight: Readonly<Record<Good, number>>, limit: number): GoodCounts {
  return mostOf(wanted, limit, (good) => ({ weight: weight[good], value: weight[good] }));
}

/** Of the cubes in a hold those that bring the most points at Central Port for so many symbols. */
export function unloadable(cargo: GoodCounts, { goods }: Pick<GdanskContent, 'goods'>, limit: number): GoodCounts {
  return mostOf(cargo, limit, (good) => {
    const { weight, centralPortVp } = goods[GOODS.indexOf(good)] ?? { weight: 1, centralPortVp: 0 };
    return { weight, value: centralPortVp };
  });
}

/** What a cube weighs and brings. */
type PriceOf = (good: Good) => { readonly weight: number; readonly value: number };

/** The cubes of the greatest value whose weight stays within the limit. */
function mostOf(cubes: GoodCounts, limit: number, priceOf: PriceOf): GoodCounts {
  if (sumOver((good) => cubes[good] * priceOf(good).weight) <= limit) return cubes;
  const kinds = GOODS.filter((good) => cubes[good] > 0).reverse();
  const chosen = mostOfKinds(kinds, cubes, limit, priceOf);
  return countsBy((good) => chosen.counts[kinds.indexOf(good)] ?? 0);
}

/** Tries every count of the first kind with the best of the others: six symbols leave few choices. */
function mostOfKinds(
  [kind, ...others]: readonly Good[],
  cubes: GoodCounts,
  limit: number,
  priceOf: PriceOf,
): { readonly counts: readonly number[]; readonly value: number } {
  if (kind === undefined) return { counts: [], value: 0 };
  const { weight, value } = priceOf(kind);
  let best = { counts: [] as readonly number[], value: -1 };
  for (let count = Math.min(cubes[kind], Math.floor(limit / weight)); count >= 0; count -= 1) {
    const rest = mostOfKinds(others, cubes, limit - count * weight, priceOf);
    if (rest.value + count * value > best.value) best = { counts: [count, ...rest.counts], value: rest.value + count * value };
  }
  return best;
}
