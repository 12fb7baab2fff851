import { expect, test } from 'vitest';
import { reconstructed } from './content/reconstructed.ts';
import { derive } from './derived.ts';
import { bestSets } from './rules/sets.ts';
import { score } from './scoring.ts';
import { COLORS } from './vocabulary.ts';

const derived = derive(undefined, reconstructed);
/** The first quays of each colour, so many of each. */
const cardsOf = (counts: readonly number[]) =>
  COLORS.flatMap((color, index) =>
    reconstructed.quays
      .filter((quay) => quay.color === color)
      .slice(0, counts[index])
      .map(({ number }) => number),
  );

/** The largest set first, and the dearest split of all: both as the table says, written without the product. */
const TABLE = [0, 1, 3, 6, 10];
function largestFirst(counts: readonly number[]): number {
  const kinds = counts.filter((count) => count > 0).length;
  return kinds === 0 ? 0 : (TABLE[kinds] ?? 0) + largestFirst(counts.map((count) => Math.max(0, count - 1)));
}
const known = new Map<string, number>();
function bruteForce(counts: readonly number[]): number {
  const key = counts.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  let most = 0;
  for (let mask = 1; mask < 16; mask += 1) {
    const kinds = COLORS.map((_, color) => (mask >> color) & 1);
    if (kinds.some((taken, color) => taken > (counts[color] ?? 0))) continue;
    const size = kinds.reduce((sum, taken) => sum + taken, 0);
    most = Math.max(most, (TABLE[size] ?? 0) + bruteForce(counts.map((count, color) => count - (kinds[color] ?? 0))));
  }
  known.set(key, most);
  return most;
}

test('GD.R66 GD.K4: to five of each colour, sets score what the best of all splits does, which is the largest first', () => {
  const numbers = [0, 1, 2, 3, 4, 5];
  for (const a of numbers) {
    for (const b of numbers) {
      for (const c of numbers) {
        for (const d of numbers) {
          const best = bruteForce([a, b, c, d]);
          if (bestSets(cardsOf([a, b, c, d]), derived).total !== best || largestFirst([a, b, c, d]) !== best)
            throw new Error(`${a} ${b} ${c} ${d}`);
        }
      }
    }
  }
  expect(known.size).toBe(6 ** 4);
});

test('GD.K3 GD.K4: the parts are those of the content', () => {
  const content = { ...reconstructed, setScoring: { table: { 1: 2, 2: 5, 3: 9, 4: 20 }, prov: 'host' as const } };
  const state = { table: { seats: [{ score: 33, cards: [1, 6, 2] }] }, hands: [{ ships: [0, 20] }] };
  const parts = score({ state, content, derived: derive(undefined, content), options: {} } as never, 0);
  expect(parts).toEqual({ track: 33, ships: 3 + 13, sets: 7 });
});
