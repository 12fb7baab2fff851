import { expect, test } from 'vitest';
import { MOST } from './moments.ts';
import { NOTHING_COUNTED, type Statistics } from './statistics-slice.ts';
import { sumCounts, sumStatistics } from './sum-statistics.ts';

const one: Statistics = {
  matches: 1,
  finished: 1,
  deeds: 3,
  steps: 2,
  seats: [{ ...NOTHING_COUNTED, actions: { move: 2 }, time: 70, tallies: { gold: -1 } }, NOTHING_COUNTED],
  tallies: { gold: -1 },
};

test('counts by name, also by names that objects inherit', () => {
  expect(sumCounts({ a: 1 }, { a: 2, constructor: 3 })).toEqual({ a: 3, constructor: 3 });
});

test('sums stay in bounds', () => {
  expect(sumCounts({ a: MOST, b: -MOST }, { a: 1, b: -1 })).toEqual({ a: MOST, b: -MOST });
});

test('however many matches there are', () => {
  expect(sumStatistics(Array<Statistics>(200_000).fill(one)).matches).toBe(200_000);
});

test('matches with different numbers of seats', () => {
  const sum = sumStatistics([one, { ...one, finished: 0, seats: [one.seats[0] ?? NOTHING_COUNTED] }]);
  expect(sum).toEqual({
    matches: 2,
    finished: 1,
    deeds: 6,
    steps: 4,
    seats: [{ ...NOTHING_COUNTED, actions: { move: 4 }, time: 140, tallies: { gold: -2 } }, NOTHING_COUNTED],
    tallies: { gold: -2 },
  });
  expect(sumStatistics([])).toEqual({ matches: 0, finished: 0, deeds: 0, steps: 0, seats: [], tallies: {} });
});
