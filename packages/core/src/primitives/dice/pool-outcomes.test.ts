import { describe, expect, it } from 'vitest';
import { die } from './die.ts';
import { outcomesByTotals, poolOutcomes } from './pool-outcomes.ts';

const pips = die([1, 2, 3, 4, 5, 6].map((count) => ({ symbol: 'pip', count })));
const mixed = die([
  { symbol: 'sun', count: 1 },
  { symbol: 'rain', count: 1 },
  { symbol: 'sun', count: 1 },
  { symbol: 'sun', count: 2 },
]);

const sumOf = (outcomes: readonly { weight: number }[]) => outcomes.reduce((sum, { weight }) => sum + weight, 0);

describe('poolOutcomes', () => {
  it('joins faces that nobody can tell apart, under the first of them', () => {
    expect(poolOutcomes(mixed, 1)).toEqual([
      { pool: [0], weight: 2 },
      { pool: [1], weight: 1 },
      { pool: [3], weight: 1 },
    ]);
    expect(poolOutcomes(mixed, 2)).toEqual([
      { pool: [0, 0], weight: 4 },
      { pool: [0, 1], weight: 4 },
      { pool: [0, 3], weight: 4 },
      { pool: [1, 1], weight: 1 },
      { pool: [1, 3], weight: 2 },
      { pool: [3, 3], weight: 1 },
    ]);
  });

  it('has one outcome of 0 dice', () => {
    expect(poolOutcomes(mixed, 0)).toEqual([{ pool: [], weight: 1 }]);
  });

  it.each([
    [mixed, 3, 10],
    [pips, 3, 56],
    [pips, 10, 3003],
  ])('has weights that add up to all results', (kind, dice, different) => {
    const outcomes = poolOutcomes(kind, dice);
    expect(outcomes).toHaveLength(different);
    expect(sumOf(outcomes)).toBe(kind.faces.length ** dice);
  });

  it('is exact at its limits', () => {
    const three = Array.from({ length: 20 }, (_, face) => ({ symbol: 'pip', count: face % 3 }));
    expect(sumOf(poolOutcomes(die(three), 10))).toBe(20 ** 10);
  });

  it.each([
    ['bad-dice', -1, pips],
    ['bad-dice', 1.5, pips],
    ['beyond-exact', 11, pips],
    ['beyond-exact', 1, die(Array.from({ length: 21 }, () => ({ symbol: 'pip', count: 1 })))],
    ['beyond-exact', 6, die(Array.from({ length: 20 }, (_, count) => ({ symbol: 'pip', count })))],
  ])('refuses with %s: %s dice', (code, dice, kind) => {
    expect(() => poolOutcomes(kind, dice)).toThrow(expect.objectContaining({ name: 'Fault', code }));
  });
});

describe('outcomesByTotals', () => {
  it('adds up the ways to three dice', () => {
    const ways = outcomesByTotals(pips, poolOutcomes(pips, 3)).map(({ totals, weight }) => [totals.pip, weight]);
    const table = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1].map((weight, index) => [index + 3, weight]);
    expect(ways).toEqual(table);
  });

  it('joins blanks of different symbols', () => {
    const blanks = die([
      { symbol: 'sun', count: 0 },
      { symbol: 'rain', count: 0 },
      { symbol: 'rain', count: 1 },
    ]);
    expect(outcomesByTotals(blanks, poolOutcomes(blanks, 1))).toEqual([
      { totals: { sun: 0, rain: 0 }, weight: 2 },
      { totals: { sun: 0, rain: 1 }, weight: 1 },
    ]);
  });
});
