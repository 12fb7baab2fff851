import { describe, expect, it } from 'vitest';
import { openRandom } from '../../random/open.ts';
import { leftOver, scriptedRandom } from '../../random/script.ts';
import { seedRandom } from '../../random/seed.ts';
import { die } from './die.ts';
import { rerollDice } from './reroll-dice.ts';
import { rollPool } from './roll-pool.ts';

const pips = die([1, 2, 3, 4, 5, 6].map((count) => ({ symbol: 'pip', count })));
const script = (...dice: number[]) => openRandom(scriptedRandom({ dice }));

describe('rollPool', () => {
  it('deals one face to each die, in the order of the draws', () => {
    const random = script(5, 0, 3);
    expect(rollPool(pips, 3, random, 'dice')).toEqual([5, 0, 3]);
    expect(leftOver(random.state())).toEqual({});
  });

  it('case 32: rolls 0 dice without drawing', () => {
    const random = openRandom(scriptedRandom({}));
    expect(rollPool(pips, 0, random, 'dice')).toEqual([]);
    expect(random.moved()).toBe(false);
  });

  it('case 32: every face occurs, about equally often', () => {
    const rolled = rollPool(pips, 6000, openRandom(seedRandom('harbour', 'chacha20')), 'dice');
    const times = pips.faces.map((_, face) => rolled.filter((shown) => shown === face).length);
    for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('case 32: refuses %s dice', (dice) => {
    expect(() => rollPool(pips, dice, script(), 'dice')).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-dice' }));
  });
});

describe('rerollDice', () => {
  it('changes only the named dice, drawn for by ascending position', () => {
    const pool = [0, 0, 0, 0];
    const which = Object.freeze([3, 1]);
    const random = script(4, 2);
    rerollDice(pips, pool, which, random, 'dice');
    expect(pool).toEqual([0, 4, 0, 2]);
    expect(leftOver(random.state())).toEqual({});
  });

  it('orders more than ten positions as numbers', () => {
    const pool = Array.from({ length: 12 }, () => 0);
    rerollDice(pips, pool, [10, 2], script(1, 2), 'dice');
    expect([pool[2], pool[10]]).toEqual([1, 2]);
  });

  it.each([[[]], [[1, 2]]])('draws nothing for no positions: pool %j', (pool) => {
    const before = [...pool];
    rerollDice(pips, pool, [], script(), 'dice');
    expect(pool).toEqual(before);
  });

  it.each([
    ['case 32: one die twice', [0, 0]],
    ['a position behind the last', [3]],
    ['a position before the first', [-1]],
    ['half a position', [0.5]],
    ['no number', [Number.NaN]],
    ['a good one and a bad one', [1, 7]],
  ])('refuses %s before anything is drawn', (_, which) => {
    const pool = [0, 1, 2];
    const random = script(5, 5);
    expect(() => rerollDice(pips, pool, which, random, 'dice')).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-position' }));
    expect(pool).toEqual([0, 1, 2]);
    expect(random.moved()).toBe(false);
  });
});
