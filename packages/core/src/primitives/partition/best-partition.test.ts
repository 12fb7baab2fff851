import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPartition, countedPartition, type Partition } from './best-partition.ts';
import { type ScoringSet, type SetFamily, setFamily } from './set-family.ts';

/** All subsets of a line of kinds whose size has a value, largest first. */
function subsets(line: readonly number[], values: Readonly<Record<number, number>>): ScoringSet[] {
  const masks = Array.from({ length: 2 ** line.length }, (_, mask) => mask);
  return masks
    .map((mask) => line.filter((_, place) => (mask >> place) % 2 === 1))
    .flatMap((kinds) => (values[kinds.length] === undefined ? [] : [{ kinds, value: values[kinds.length] ?? 0 }]))
    .sort((a, b) => b.kinds.length - a.kinds.length);
}

/** Rows and columns of a grid: a set is three to six in a line, all in different places. */
function gridFamily(rows: number, columns: number): SetFamily {
  const values = { 3: 27, 4: 40, 5: 55, 6: 70 };
  const kind = (row: number, column: number) => row * columns + column;
  const across = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => kind(row, column)));
  const down = Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_, row) => kind(row, column)));
  return setFamily(
    rows * columns,
    [...across, ...down].flatMap((line) => subsets(line, values)),
    6,
  );
}

const grid = gridFamily(6, 6);
const colours = setFamily(4, subsets([0, 1, 2, 3], { 2: 3, 3: 6, 4: 10 }), 1);

/** The definition, word for word: every way to use one thing of the lowest kind, in the order of preference, and the best of the rest. */
function naivePartition(family: SetFamily, counts: readonly number[]): Partition {
  const memo = new Map<string, Partition>();
  function solve(left: readonly number[]): Partition {
    const lowest = left.findIndex((count) => count > 0);
    if (lowest < 0) return { total: 0, sets: [], singles: [] };
    const seen = memo.get(left.join());
    if (seen !== undefined) return seen;
    const options = family.sets.filter(({ kinds }) => kinds[0] === lowest && kinds.every((kind) => (left[kind] ?? 0) > 0));
    const tried = options.map((set): Partition => {
      const rest = solve(left.map((count, kind) => (set.kinds.includes(kind) ? count - 1 : count)));
      return { total: rest.total + set.value, sets: [set, ...rest.sets], singles: rest.singles };
    });
    const rest = solve(left.map((count, kind) => (kind === lowest ? count - 1 : count)));
    tried.push({ total: rest.total + (family.single[lowest] ?? 0), sets: rest.sets, singles: [lowest, ...rest.singles] });
    const best = tried.reduce((found, next) => (next.total > found.total ? next : found));
    memo.set(left.join(), best);
    return best;
  }
  return solve(counts);
}

const countsOf = (kinds: number, things: readonly number[]) =>
  Array.from({ length: kinds }, (_, kind) => things.filter((thing) => thing === kind).length);

const hand = (rows: number, columns: number, most: number) =>
  fc.array(fc.nat(rows * columns - 1), { maxLength: most }).map((places) =>
    countsOf(
      36,
      places.map((place) => Math.floor(place / columns) * 6 + (place % columns)),
    ),
  );

/** Any family over a few kinds, values below zero and sets worth less than their things among them. */
const anyProblem = fc
  .record({
    sets: fc.array(
      fc.record({ kinds: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 }), value: fc.integer({ min: -5, max: 30 }) }),
      {
        maxLength: 12,
      },
    ),
    single: fc.array(fc.integer({ min: -4, max: 9 }), { minLength: 6, maxLength: 6 }),
    counts: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
  })
  .map(({ sets, single, counts }) => ({ family: setFamily(6, sets, single), counts }));

describe('bestPartition', () => {
  it('gives nothing for nothing', () => {
    expect(bestPartition(colours, [0, 0, 0, 0])).toEqual({ total: 0, sets: [], singles: [] });
  });

  it('is not greedy: A A B B C D in one line are two threes, not four and two', () => {
    const { total, sets, singles } = bestPartition(grid, countsOf(36, [0, 0, 1, 1, 2, 3]));
    expect({ total, sizes: sets.map(({ kinds }) => kinds.length), singles }).toEqual({ total: 54, sizes: [3, 3], singles: [] });
  });

  it.each([
    ['six different in a line', [0, 1, 2, 3, 4, 5], 70],
    ['five and a double', [0, 0, 1, 2, 3, 4], 61],
    ['three alike', [7, 7, 7], 18],
    ['one thing cannot serve two sets', [0, 1, 2, 6, 12], 39],
    ['eight as four and four, when six and two or five and three cannot be', [0, 0, 1, 1, 2, 2, 3, 3], 80],
    ['eight as five and three', [0, 0, 1, 1, 2, 2, 3, 4], 82],
  ])('%s', (_, things, total) => {
    expect(bestPartition(grid, countsOf(36, things)).total).toBe(total);
  });

  it('breaks ties by the lowest kind and the order of the family', () => {
    const family = setFamily(
      3,
      [
        { kinds: [2, 1], value: 5 },
        { kinds: [0, 2], value: 5 },
        { kinds: [0, 1], value: 5 },
        { kinds: [0], value: 0 },
      ],
      0,
    );
    expect(bestPartition(family, [1, 1, 1])).toEqual({ total: 5, sets: [{ kinds: [0, 2], value: 5 }], singles: [1] });
  });

  it('equals the definition on any small family: total, sets and singles', () => {
    const check = fc.property(anyProblem, ({ family, counts }) => {
      expect(bestPartition(family, counts)).toEqual(naivePartition(family, counts));
    });
    fc.assert(check, { numRuns: 2000 });
  });

  it.each([
    ['a small square', hand(3, 3, 12)],
    ['a strip', hand(2, 6, 11)],
    ['a block', hand(4, 4, 10)],
    ['the whole grid', hand(6, 6, 11)],
  ])('equals the definition on %s of the grid', (_, hands) => {
    const check = fc.property(hands, (counts) => {
      expect(bestPartition(grid, counts)).toEqual(naivePartition(grid, counts));
    });
    fc.assert(check, { numRuns: 1000 });
  });

  it('equals the definition on colours', () => {
    const counts = fc.array(fc.nat(7), { minLength: 4, maxLength: 4 });
    const check = fc.property(counts, (held) => {
      expect(bestPartition(colours, held)).toEqual(naivePartition(colours, held));
    });
    fc.assert(check, { numRuns: 1000 });
  });

  it('has a witness that adds up and uses every thing once', () => {
    const check = fc.property(hand(6, 6, 24), (counts) => {
      const { total, sets, singles } = bestPartition(grid, counts);
      expect(countsOf(36, [...sets.flatMap(({ kinds }) => kinds), ...singles])).toEqual(counts);
      expect(sets.reduce((sum, { value }) => sum + value, singles.length * 6)).toBe(total);
      for (const set of sets) expect(grid.sets).toContainEqual(set);
    });
    fc.assert(check, { numRuns: 300 });
  });

  it('does not share its result with the family', () => {
    const { sets } = bestPartition(colours, [1, 1, 0, 0]);
    expect(sets).toHaveLength(1);
    expect(colours.sets.some(({ kinds }) => kinds === sets[0]?.kinds)).toBe(false);
  });

  // Hands of 24: the hardest that a climb over ten thousands of hands found, and regular ones. The totals are those of the definition, which
  // takes up to 60,000 states for them.
  it.each([
    ['climbed, with doubles', '020000312011200000210100110011120010', 221],
    ['climbed, with doubles', '200000010010111100121012121010210100', 221],
    ['climbed, all different', '111111001100111111011100011100001111', 246],
    ['climbed, all different', '111111111111000110010111001110001110', 246],
    ['a dense block', '111111111111111111111111000000000000', 280],
    ['doubles of half a grid', '222000222000222000222000000000000000', 240],
    ['four in each line', '011110101101101110110101101011011110', 244],
  ])('visits few states: %s', (_, places, total) => {
    const counted = countedPartition(grid, [...places].map(Number));
    expect(counted.total).toBe(total);
    expect(counted.visited).toBeLessThan(300);
  });

  it('visits few states for any hand of 24', () => {
    const check = fc.property(hand(6, 6, 24), (counts) => {
      expect(countedPartition(grid, counts).visited).toBeLessThan(500);
    });
    fc.assert(check, { numRuns: 300 });
  });

  it('visits few states in large heaps of few kinds', () => {
    const { visited, total } = countedPartition(colours, [50, 50, 50, 49]);
    expect(total).toBe(49 * 10 + 6);
    expect(visited).toBeLessThan(500);
  });

  it.each([
    ['too few counts', [1, 1]],
    ['too many counts', [1, 1, 1, 1, 1]],
    ['a negative count', [1, -1, 0, 0]],
    ['half a thing', [0.5, 0, 0, 0]],
    ['too many things', [201, 0, 0, 0]],
    ['a hole', Object.assign([], { 0: 1, 3: 1, length: 4 }) as number[]],
  ])('refuses %s', (_, counts) => {
    expect(() => bestPartition(colours, counts)).toThrow(expect.objectContaining({ code: 'bad-counts' }));
  });
});
