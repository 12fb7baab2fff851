import { expect, it } from 'vitest';
import { isDigest, secretProblem } from './secret.ts';

it.each([
  ['nothing', undefined, 'missing'],
  ['null', null, 'missing'],
  ['an empty text', '', 'missing'],
  ['eight bytes', '0123456789abcdef', 'short'],
  ['fifteen bytes', 'a'.repeat(30), 'short'],
  ['half a byte', 'a'.repeat(33), 'malformed'],
  ['words', 'the harbour of Piraeus at dawn!!', 'malformed'],
  ['capitals', 'A'.repeat(32), 'malformed'],
  ['a line end', `${'a'.repeat(31)}\n`, 'malformed'],
  ['129 bytes', 'a'.repeat(258), 'malformed'],
  ['a number', 1e30, 'malformed'],
  ['a list', ['a'.repeat(32)], 'malformed'],
  ['sixteen bytes', 'a'.repeat(32), undefined],
  ['128 bytes', 'a'.repeat(256), undefined],
])('%s', (_, value, problem) => {
  expect(secretProblem(value)).toBe(problem);
});

it.each([
  ['a'.repeat(64), true],
  ['a'.repeat(63), false],
  ['A'.repeat(64), false],
  [`${'a'.repeat(63)}\n`, false],
  [['a'.repeat(64)], false],
  [null, false],
])('isDigest(%j) is %s', (value, expected) => {
  expect(isDigest(value)).toBe(expected);
});
