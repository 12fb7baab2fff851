import { expect, it } from 'vitest';
import { FURTHEST_CHACHA_POSITION, openChacha20 } from './chacha20.ts';

// The SHA-256 of "known answers". The words were computed with another implementation of ChaCha20, from the doc comment alone.
const KEY = '22a54db8f311400a7a1f93978b9e3dbc2433c6d4f4566e58c711eafd19330459';
const WORD = 2 ** 32;

const words = (label: string, position: number, count: number) => {
  const stream = openChacha20(KEY, label, position);
  return Array.from({ length: count }, () => stream.int(WORD));
};

// Saved matches depend on these: they never change. A new derivation takes a new algorithm tag.
it.each([
  ['the first words', 'dice', 0, [2999459185, 2283352561, 3010635264, 3803310168, 2797125737]],
  ['across two blocks', 'dice', 14, [3570089184, 3702322803, 3608564545, 1953686673]],
  ['far along', 'dice', 2 ** 35 + 3, [3495913529, 3819469429]],
  ['beyond the counter of 31 bits', 'dice', 2 ** 45, [1268613985, 2557021225]],
  ['an empty label', '', 0, [3784418564, 2035654710]],
  ['a lone surrogate', '\ud800', 0, [3782539498, 69895672]],
  ['the character that UTF-8 puts in its place', '\ufffd', 0, [2050449215, 1986292206]],
])('known answer: %s', (_, label, position, expected) => {
  expect(words(label, position, expected.length)).toEqual(expected);
});

it('known answer: dice', () => {
  const stream = openChacha20(KEY, 'dice');
  expect(Array.from({ length: 12 }, () => stream.int(6))).toEqual([4, 3, 4, 5, 3, 4, 3, 4, 5, 3, 3, 1]);
  expect(stream.position()).toBe(12);
});

it('counts words that were thrown away', () => {
  const stream = openChacha20(KEY, 'dice');
  const below = 2 ** 31 + 1; // nearly half of all words are too large
  const accepted = words('dice', 0, 40).filter((word) => word < below);
  for (const word of accepted.slice(0, 10)) expect(stream.int(below)).toBe(word);
  const consumed = stream.position();
  expect(consumed).toBeGreaterThan(10);
  expect(words('dice', 0, Number(consumed)).filter((word) => word < below)).toHaveLength(10);
});

it('gives the same words when the memo has long dropped their block', () => {
  const first = words('dice', 0, 16);
  words('dice', 16, 16 * 200);
  expect(words('dice', 0, 16)).toEqual(first);
});

it('keeps long labels apart that begin alike', () => {
  const long = 'x'.repeat(200);
  expect(words(`${long}1`, 0, 2)).not.toEqual(words(`${long}2`, 0, 2));
});

it('begins anew after its last word', () => {
  const stream = openChacha20(KEY, 'dice', FURTHEST_CHACHA_POSITION);
  stream.int(2 ** 32);
  expect(stream.position()).toBe(0);
  expect(stream.int(2 ** 32)).toBe(openChacha20(KEY, 'dice').int(2 ** 32));
});

it('refuses the position of another algorithm', () => {
  expect(() => openChacha20(KEY, 'dice', [1, 2, 3, 4])).toThrow(expect.objectContaining({ code: 'bad-random-state' }));
});
