import { describe, expect, it, vi } from 'vitest';
import { die } from './die.ts';
import { keepPlan } from './keep-plan.ts';
import { poolOutcomes } from './pool-outcomes.ts';
import { reach } from './reach.ts';

const coin = die([
  { symbol: 'head', count: 1 },
  { symbol: 'tail', count: 1 },
]);
const mixed = die([
  { symbol: 'sun', count: 1 },
  { symbol: 'rain', count: 1 },
  { symbol: 'sun', count: 1 },
]);

const none = () => ({ keep: [] });
const all = (pool: readonly number[]) => ({ keep: [...pool.keys()] });

describe('reach', () => {
  it('stays where it is without rerolls, and when all dice are kept', () => {
    expect(reach(mixed, [2, 1], 0, none)).toEqual([{ pool: [0, 1], weight: 1 }]);
    expect(reach(mixed, [2, 1], 2, all)).toEqual([{ pool: [0, 1], weight: 3 ** 4 }]);
  });

  it('is a fresh roll when none are kept', () => {
    expect(reach(mixed, [0, 0, 1], 1, none)).toEqual(poolOutcomes(mixed, 3));
    const scaled = poolOutcomes(mixed, 3).map(({ pool, weight }) => ({ pool, weight: weight * 3 ** 3 }));
    expect(reach(mixed, [0, 0, 1], 2, none)).toEqual(scaled);
  });

  it('ends when a policy stops, although rerolls are left', () => {
    const once = (pool: readonly number[], rerolls: number) => (rerolls === 2 ? none() : all(pool));
    expect(reach(coin, [0], 2, once)).toEqual([
      { pool: [0], weight: 2 },
      { pool: [1], weight: 2 },
    ]);
  });

  it('has one result of 0 dice', () => {
    expect(reach(coin, [], 2, all)).toEqual([{ pool: [], weight: 1 }]);
  });

  it('asks about each pool once, sorted, with the first of equal faces', () => {
    const policy = vi.fn(none);
    reach(mixed, [1, 2], 2, policy);
    expect(policy.mock.calls).toEqual([
      [[0, 1], 2],
      [[0, 0], 1],
      [[0, 1], 1],
      [[1, 1], 1],
    ]);
  });

  it.each([
    ['bad-position', [0, 0], 1, () => ({ keep: [2] })],
    ['bad-position', [0, 0], 1, () => ({ keep: [1, 1] })],
    ['bad-pool', [0, 2], 1, none],
    ['bad-rerolls', [0], -1, none],
    ['beyond-exact', [0], 11, none],
    ['bad-dice', [0, 0], 1, keepPlan(coin, 3, 1, () => 0)],
    ['bad-rerolls', [0, 0, 0], 2, keepPlan(coin, 3, 1, () => 0)],
  ])('refuses with %s: %j, %s rerolls', (code, pool, rerolls, policy) => {
    expect(() => reach(coin, pool, rerolls, policy)).toThrow(expect.objectContaining({ name: 'Fault', code }));
  });
});
