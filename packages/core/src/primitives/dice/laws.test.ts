import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Die, die } from './die.ts';
import { bestKeep, keepPlan } from './keep-plan.ts';
import { outcomesByTotals, poolOutcomes } from './pool-outcomes.ts';
import { reach } from './reach.ts';
import { type Totals, totals } from './totals.ts';

type Pool = readonly number[];
type AnyGoal = (sums: Totals<string>) => number;

/** Everything again, slowly: dice in order, single faces, all subsets, and a player who may also wait with a reroll. */
function naive(kind: Die<string>, dice: number, goal: AnyGoal) {
  const faces = kind.faces.map((_, face) => face);
  const results = BigInt(faces.length ** dice);
  const pools = (size: number): number[][] => (size === 0 ? [[]] : pools(size - 1).flatMap((pool) => faces.map((face) => [...pool, face])));
  const rolls = Array.from({ length: dice + 1 }, (_, size) => pools(size));
  const subsets = Array.from({ length: 2 ** dice }, (_, bits) =>
    Array.from({ length: dice }, (_, die) => die).filter((die) => bits & (1 << die)),
  );
  const memo = new Map<string, bigint>();

  /** All results of keeping some dice and rolling the others. */
  function resultsOf(pool: Pool, keep: Pool): number[][] {
    const rolled = [...pool.keys()].filter((position) => !keep.includes(position));
    return (rolls[rolled.length] ?? []).map((roll) =>
      pool.map((face, position) => (keep.includes(position) ? face : (roll[rolled.indexOf(position)] ?? -1))),
    );
  }

  /** Times `results ** rerolls`. */
  function expectedOf(pool: Pool, keep: Pool, rerolls: number): bigint {
    const sum = resultsOf(pool, keep).reduce((sum, result) => sum + worthOf(result, rerolls - 1), 0n);
    return sum * BigInt(faces.length ** keep.length);
  }

  function worthOf(pool: Pool, rerolls: number): bigint {
    const key = `${pool}:${rerolls}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const values = rerolls === 0 ? [BigInt(goal(totals(kind, pool)))] : subsets.map((keep) => expectedOf(pool, keep, rerolls));
    const [value = 0n] = values.sort((a, b) => (a < b ? 1 : -1));
    memo.set(key, value);
    return value;
  }

  function keepOf(pool: Pool, rerolls: number): Pool {
    const value = worthOf(pool, rerolls);
    const stops = BigInt(goal(totals(kind, pool))) * results ** BigInt(rerolls) === value;
    const best = subsets.filter((keep) => (keep.length === dice ? stops : expectedOf(pool, keep, rerolls) === value));
    const shown = (keep: Pool) => keep.map((position) => kind.classOf[pool[position] ?? -1] ?? -1).sort((a, b) => a - b);
    return [...best].sort((a, b) => b.length - a.length || compare(shown(a), shown(b)) || compare(a, b))[0] ?? [];
  }

  /** Plays on by `keepOf`, and counts the final pools, sorted by class. */
  function reached(pool: Pool, rerolls: number, weight: number, found: Map<string, number>): Map<string, number> {
    const keep = rerolls === 0 ? [...pool.keys()] : keepOf(pool, rerolls);
    if (keep.length < dice) {
      for (const result of resultsOf(pool, keep)) reached(result, rerolls - 1, weight * faces.length ** keep.length, found);
    } else {
      const key = String(pool.map((face) => kind.classes[kind.classOf[face] ?? -1]?.face).sort((a = 0, b = 0) => a - b));
      found.set(key, (found.get(key) ?? 0) + weight * faces.length ** (dice * rerolls));
    }
    return found;
  }

  return { pools: rolls[dice] ?? [], worthOf, keepOf, reached };
}

function compare(a: Pool, b: Pool): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

const cargo = die([
  { symbol: 'load', count: 1 },
  { symbol: 'load', count: 2 },
  { symbol: 'sail', count: 1 },
  { symbol: 'sail', count: 2 },
  { symbol: 'hire', count: 1 },
  { symbol: 'load', count: 1 },
]);

describe('three dice of six faces with two rerolls, against all faces enumerated', () => {
  it.each<[string, AnyGoal]>([
    ['most of one symbol', ({ load = 0 }) => load],
    ['a sum of weights', ({ load = 0, sail = 0, hire = 0 }) => 2 * load + 3 * sail - hire],
    ['a threshold', ({ load = 0 }) => (load >= 5 ? 1 : 0)],
    ['one of each', ({ load = 0, sail = 0, hire = 0 }) => Math.min(load, sail, hire)],
    ['as little as possible', ({ load = 0, sail = 0 }) => -load - sail],
    ['the most of any', (sums) => Math.max(...Object.values(sums)) ** 2],
  ])('%s', (_, goal) => {
    const slow = naive(cargo, 3, goal);
    const plan = keepPlan(cargo, 3, 2, goal);
    for (const pool of slow.pools) {
      for (const rerolls of [0, 1, 2]) {
        const { keep, value } = plan(pool, rerolls);
        expect(value).toBe(Number(slow.worthOf(pool, rerolls)) / 216 ** rerolls);
        if (rerolls > 0) expect(keep).toEqual(slow.keepOf(pool, rerolls));
      }
    }
  });

  it('a pool becomes what the plan makes of it', () => {
    const goal: AnyGoal = ({ load = 0, sail = 0 }) => Math.min(load, sail);
    const outcomes = reach(cargo, [4, 4, 0], 2, keepPlan(cargo, 3, 2, goal));
    const slow = naive(cargo, 3, goal).reached([4, 4, 0], 2, 1, new Map());
    expect(new Map(outcomes.map(({ pool, weight }) => [String(pool), weight]))).toEqual(slow);
  });
});

const kinds = fc
  .array(fc.record({ symbol: fc.constantFrom('a', 'b'), count: fc.nat(2) }), { minLength: 1, maxLength: 4 })
  .map((faces) => die(faces, ['a', 'b']));
const goals = fc
  .record({
    a: fc.integer({ min: -2, max: 3 }),
    b: fc.integer({ min: -2, max: 3 }),
    least: fc.integer({ min: -4, max: 6 }),
    steps: fc.boolean(),
  })
  .map(
    ({ a: perA, b: perB, least, steps }): AnyGoal =>
      ({ a = 0, b = 0 }) => {
        const sum = perA * a + perB * b;
        return steps ? Number(sum >= least) : Math.max(sum, least) + (a === b ? 1 : 0);
      },
  );
const questions = fc
  .record({ kind: kinds, shown: fc.array(fc.nat(3), { maxLength: 3 }), rerolls: fc.nat(2), goal: goals })
  .map(({ shown, ...rest }) => ({ ...rest, pool: shown.map((face) => face % rest.kind.faces.length) }));

describe('of small dice', () => {
  it('the best keep is that of all faces enumerated', () => {
    fc.assert(
      fc.property(questions, ({ kind, pool, rerolls, goal }) => {
        const slow = naive(kind, pool.length, goal);
        const { keep, value } = bestKeep(kind, pool, rerolls, goal);
        expect(value).toBe(Number(slow.worthOf(pool, rerolls)) / kind.faces.length ** (pool.length * rerolls));
        expect(keep).toEqual(rerolls === 0 ? [...pool.keys()] : slow.keepOf(pool, rerolls));
      }),
    );
  });

  it('what is reached is that of all faces enumerated, and its mean is the expected value', () => {
    fc.assert(
      fc.property(questions, ({ kind, pool, rerolls, goal }) => {
        const outcomes = reach(kind, pool, rerolls, keepPlan(kind, pool.length, rerolls, goal));
        const slow = naive(kind, pool.length, goal).reached(pool, rerolls, 1, new Map());
        expect(new Map(outcomes.map((outcome) => [String(outcome.pool), outcome.weight]))).toEqual(slow);

        const all = kind.faces.length ** (pool.length * rerolls);
        const sum = outcomesByTotals(kind, outcomes).reduce((sum, { totals, weight }) => sum + weight * goal(totals), 0);
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(all);
        expect(bestKeep(kind, pool, rerolls, goal).value).toBe(sum / all + 0);
      }),
    );
  });

  it('a fresh roll is that of all faces enumerated', () => {
    fc.assert(
      fc.property(kinds, fc.nat(4), (kind, dice) => {
        const { pools } = naive(kind, dice, () => 0);
        const slow = new Map<string, number>();
        for (const pool of pools) {
          const key = JSON.stringify(totals(kind, pool));
          slow.set(key, (slow.get(key) ?? 0) + 1);
        }
        const fast = outcomesByTotals(kind, poolOutcomes(kind, dice));
        expect(new Map(fast.map(({ totals, weight }) => [JSON.stringify(totals), weight]))).toEqual(slow);
      }),
    );
  });

  it('the order of the dice changes which dice are kept, but not what they show', () => {
    fc.assert(
      fc.property(questions, ({ kind, pool, rerolls, goal }) => {
        const shown = (dice: Pool) =>
          bestKeep(kind, dice, rerolls, goal)
            .keep.map((position) => kind.classOf[dice[position] ?? -1])
            .sort();
        expect(shown([...pool].reverse())).toEqual(shown(pool));
      }),
    );
  });
});
