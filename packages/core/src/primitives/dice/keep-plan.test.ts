import { describe, expect, it, vi } from 'vitest';
import { die } from './die.ts';
import { bestKeep, keepPlan } from './keep-plan.ts';
import { poolOutcomes } from './pool-outcomes.ts';
import { solveKeeps } from './solve-keeps.ts';

const pips = die([1, 2, 3, 4, 5, 6].map((count) => ({ symbol: 'pip' as const, count })));
const words = die((['one', 'two', 'three', 'four', 'five', 'six'] as const).map((symbol) => ({ symbol, count: 1 })));
const coin = die([
  { symbol: 'head', count: 1 },
  { symbol: 'tail', count: 1 },
]);

describe('bestKeep', () => {
  it('rolls a single die again below what is expected of it', () => {
    const keeps = (rerolls: number) => pips.faces.map((_, face) => bestKeep(pips, [face], rerolls, ({ pip }) => pip).keep.length);
    expect(keeps(0)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(keeps(1)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(keeps(2)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it.each([
    [0, 2, 2],
    [1, 2, 3.5],
    [2, 2, 4.25],
    [3, 2, 14 / 3],
  ])('expects of one die within %i rerolls what is known', (rerolls, pip, value) => {
    expect(bestKeep(pips, [pip - 1], rerolls, (sums) => sums.pip).value).toBe(value);
  });

  it('collects one symbol with each die on its own', () => {
    expect(bestKeep(words, [5, 0, 1, 5, 2], 2, ({ six }) => six)).toEqual({ keep: [0, 3], value: 2 + (3 * 11) / 36 });
  });

  it('stops with all dice when nothing better can come', () => {
    expect(bestKeep(pips, [5, 5, 5], 2, ({ pip }) => pip)).toEqual({ keep: [0, 1, 2], value: 18 });
    expect(bestKeep(pips, [0, 3, 5], 2, () => 7)).toEqual({ keep: [0, 1, 2], value: 7 });
  });

  it('never waits: what is worth a reroll later is rerolled now', () => {
    expect(bestKeep(coin, [1], 10, ({ head }) => head).keep).toEqual([]);
  });

  it('keeps of equally good dice those whose faces come first on the die, then the first ones', () => {
    const different = ({ head, tail }: { head: number; tail: number }) => (head === 1 && tail === 1 ? 1 : 0);
    expect(bestKeep(coin, [1, 1], 1, different)).toEqual({ keep: [0], value: 0.5 });
    const pair = (sums: Record<string, number>) => (Object.values(sums).includes(2) ? 1 : 0);
    expect(bestKeep(words, [4, 2], 1, pair).keep).toEqual([1]);
    expect(bestKeep(words, [2, 4], 1, pair).keep).toEqual([0]);
  });

  it('takes 0 dice, which are worth what nothing is worth', () => {
    expect(bestKeep(pips, [], 2, ({ pip }) => pip - 5)).toEqual({ keep: [], value: -5 });
  });

  it('takes goals far from 0 and loses nothing', () => {
    const huge = Number.MAX_SAFE_INTEGER;
    expect(bestKeep(coin, [1, 0], 1, ({ head }) => (head === 2 ? huge : huge - 2)).value).toBe(huge - 1);
    expect(bestKeep(coin, [1, 1], 3, ({ head }) => (head === 0 ? -1 : -huge))).toEqual({ keep: [0, 1], value: -1 });
  });

  it('refuses faces that the die does not have', () => {
    expect(() => bestKeep(coin, [0, 2], 1, () => 0)).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-pool' }));
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses a goal of %s', (value) => {
    const fault = expect.objectContaining({ name: 'Fault', code: 'bad-goal', received: String(value) });
    expect(() => bestKeep(coin, [0], 1, ({ head }) => (head === 0 ? value : 1))).toThrow(fault);
  });

  it.each([
    ['bad-rerolls', 1, -1],
    ['bad-rerolls', 1, 0.5],
    ['beyond-exact', 1, 11],
    ['beyond-exact', 11, 1],
    ['beyond-exact', 10, 3],
  ])('refuses with %s: %i dice, %s rerolls', (code, dice, rerolls) => {
    const pool = Array.from({ length: dice }, () => 0);
    expect(() => bestKeep(pips, pool, rerolls, () => 0)).toThrow(expect.objectContaining({ name: 'Fault', code }));
  });
});

describe('keepPlan', () => {
  it('knows how likely five of a kind is in three rolls', () => {
    const plan = keepPlan(words, 5, 2, (sums) => (Object.values(sums).includes(5) ? 6 ** 10 : 0));
    const expected = poolOutcomes(words, 5).reduce((sum, { pool, weight }) => sum + weight * plan(pool, 2).value, 0);
    // 347897 / 7558272, the published answer.
    expect(expected).toBe(347897 * 8 * 6 ** 5);
  });

  it('answers for any pool and fewer rerolls', () => {
    const plan = keepPlan(words, 3, 2, ({ one }) => one);
    expect(plan([1, 0, 1], 2).keep).toEqual([1]);
    expect(plan([0, 0, 3], 1)).toEqual(bestKeep(words, [0, 0, 3], 1, ({ one }) => one));
    expect(plan([0, 0, 3], 0)).toEqual({ keep: [0, 1, 2], value: 2 });
  });

  it.each([
    ['bad-dice', [0, 0], 1],
    ['bad-rerolls', [0, 0, 0], 3],
    ['bad-rerolls', [0, 0, 0], -1],
    ['bad-rerolls', [0, 0, 0], 0.5],
    ['bad-pool', [0, 0, 6], 1],
  ])('refuses with %s what was not planned: %j, %s', (code, pool, rerolls) => {
    const plan = keepPlan(words, 3, 2, () => 0);
    expect(() => plan(pool, rerolls)).toThrow(expect.objectContaining({ name: 'Fault', code }));
  });

  it('looks into 224 states for three dice of six faces and two rerolls, and asks the goal 56 times', () => {
    const goal = vi.fn((sums: Record<string, number>) => sums.six ?? 0);
    expect(solveKeeps('test', words, 3, 2, goal).visited).toBe(56 + 84 + 84);
    expect(goal).toHaveBeenCalledTimes(56);
  });
});
