import { expect, it } from 'vitest';
import { uniformInt } from './uniform.ts';

const dealt = (...words: number[]) => {
  const left = [...words];
  return { word: () => left.shift() ?? Number.NaN, left };
};

it.each([
  ['the lowest word', 6, 0, 0],
  ['the last word of the first slice', 6, 715827881, 0],
  ['the first word of the second slice', 6, 715827882, 1],
  ['the last word that counts', 6, 6 * 715827882 - 1, 5],
  ['a word as it is', 2 ** 32, 2 ** 32 - 1, 2 ** 32 - 1],
  ['the highest word for a power of two', 2, 2 ** 32 - 1, 1],
])('%s', (_, below, word, result) => {
  expect(uniformInt(dealt(word).word, below)).toBe(result);
});

it('throws the words beyond the last slice away', () => {
  const { word, left } = dealt(6 * 715827882, 2 ** 32 - 1, 3, 99);
  expect(uniformInt(word, 6)).toBe(0);
  expect(left).toEqual([99]);
});

it('gives every number slices of the same width, also where quotients are hardest to round', () => {
  for (const below of [3, 7, 1000003, 2 ** 31 - 1, 2 ** 31 + 1, 2 ** 32 - 1]) {
    const slice = Math.floor(2 ** 32 / below);
    for (const result of [1, Math.floor(below / 2), below - 1]) {
      expect(uniformInt(dealt(result * slice).word, below)).toBe(result);
      expect(uniformInt(dealt(result * slice - 1).word, below)).toBe(result - 1);
    }
  }
});
