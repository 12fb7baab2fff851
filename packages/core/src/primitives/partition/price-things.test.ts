import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { components } from './components.ts';
import { priceOf, priceThings } from './price-things.ts';
import { twinGroups } from './twins.ts';

const rows = fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 5 }).map((taken) => taken.sort((a, b) => a - b));
const candidates = fc.array(fc.record({ rows, gain: fc.integer({ min: -9, max: 40 }) }), { maxLength: 40 });
const stock = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 });

it('prices are never negative and no candidate gains more than its things cost', () => {
  const check = fc.property(stock, candidates, (counts, sets) => {
    const prices = priceThings(counts, sets);
    expect(prices.every((price) => price >= 0)).toBe(true);
    for (const set of sets) expect(priceOf(prices, set.rows)).toBeGreaterThanOrEqual(set.gain - 1e-9);
  });
  fc.assert(check, { numRuns: 500 });
});

it('prices a stock no higher than its gain where fractions cannot help', () => {
  const prices = priceThings(
    [2, 3],
    [
      { rows: [0, 1], gain: 7 },
      { rows: [1], gain: 1 },
    ],
  );
  expect(2 * (prices[0] ?? 0) + 3 * (prices[1] ?? 0)).toBeCloseTo(15);
});

it('splits rows that no candidate connects, and leaves out rows in none', () => {
  expect(
    components(6, [
      { rows: [4, 5], gain: 1 },
      { rows: [0, 2], gain: 1 },
      { rows: [2, 3], gain: 1 },
    ]),
  ).toEqual([
    [0, 2, 3],
    [4, 5],
  ]);
});

it('finds the rows that candidates do not tell apart', () => {
  const line = [
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1, 2],
    [2, 3],
  ].map((taken) => ({ rows: taken, gain: taken.length }));
  expect(twinGroups(4, line)).toEqual([[0, 1]]);
  expect(
    twinGroups(
      4,
      line.map((set, place) => (place === 1 ? { ...set, gain: 9 } : set)),
    ),
  ).toEqual([]);
});
