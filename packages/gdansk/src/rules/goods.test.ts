import { expect, test } from 'vitest';
import { GOODS } from '../vocabulary.ts';
import { eachGood, noGoods, sizeOf } from './goods.ts';

test('GD.A1: counts have every good, and add up', () => {
  expect(Object.keys(noGoods())).toEqual([...GOODS]);
  expect(sizeOf(noGoods())).toBe(0);
  expect(sizeOf(eachGood((good) => GOODS.indexOf(good)))).toBe(15);
});
