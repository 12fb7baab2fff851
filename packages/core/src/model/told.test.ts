import { expect, it } from 'vitest';
import { brief, foundAt, kindOf, toldAs } from './told.ts';

it.each([
  ['expected 2 to 4 seats', { expected: '2 to 4 seats', received: '7' }],
  ['unknown key', { expected: 'options', received: 'unknown key' }],
])('tells "%s" in two halves', (problem, told) => {
  expect(toldAs(problem, 'options', () => '7')).toEqual(told);
});

it('finds what stands at a path, and nothing that is inherited', () => {
  const value = { a: [{ b: 1 }] };
  expect(foundAt(value, ['a', 0, 'b'])).toBe(1);
  for (const path of [['a', 1, 'b'], ['a', 0, 'b', 'c'], ['constructor']]) expect(foundAt(value, path)).toBeUndefined();
});

it('is brief about what JSON does not know', () => {
  expect([brief(5n), brief(Symbol('five'))]).toEqual(['a bigint', 'a symbol']);
});

it.each([
  [undefined, 'nothing', 'nothing'],
  [null, 'null', 'null'],
  [7, '7', 'a number'],
  [Number.NaN, 'NaN', 'a number'],
  [-0, '-0', 'a number'],
  [true, 'true', 'a boolean'],
  ['seven', '"seven"', 'a text'],
  ['x'.repeat(61), `"${'x'.repeat(60)}" …`, 'a text'],
  [[1], 'a list', 'a list'],
  [{ a: 1 }, 'an object', 'an object'],
  [() => 1, 'a function', 'a function'],
])('is brief about %j', (value, text, kind) => {
  expect(brief(value)).toBe(text);
  expect(kindOf(value)).toBe(kind);
});
