import { expect, test } from 'vitest';
import { countGoods, deckOf, sizeOf } from './goods.ts';

const counts = { furs: 2, tableware: 0, food: 1, jewelry: 0, spices: 0, fabrics: 3 };

test('a deck lists the cards in the order of the vocabulary, and is counted back', () => {
  expect(deckOf(counts)).toEqual(['furs', 'furs', 'food', 'fabrics', 'fabrics', 'fabrics']);
  expect(countGoods(['fabrics', 'furs', 'fabrics', 'food', 'furs', 'fabrics'])).toEqual(counts);
});

test('the size of a deck is the sum of its goods', () => {
  expect(sizeOf(counts)).toBe(6);
  expect(sizeOf(countGoods([]))).toBe(0);
});
