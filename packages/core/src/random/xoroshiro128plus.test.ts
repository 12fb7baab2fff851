import { expect, it } from 'vitest';
import { isXoroshiroPosition, openXoroshiro } from './xoroshiro128plus.ts';

const KEY = '22a54db8f311400a7a1f93978b9e3dbc2433c6d4f4566e58c711eafd19330459';

// Computed with another implementation, from the doc comment alone. They never change: a new derivation takes a new algorithm tag.
it('known answer: start, words and position', () => {
  const stream = openXoroshiro(KEY, 'dice');
  expect(stream.position()).toEqual([745960143, 1386883374, 711776460, 553032127]);
  const words = Array.from({ length: 6 }, () => stream.int(2 ** 32));
  expect(words).toEqual([1939915501, 2956396369, 1711724740, 2296549566, 1875044664, 3456282643]);
  expect(stream.position()).toEqual([-1549630027, -789990419, -1605764487, -1748674267]);
});

it('goes on from its position', () => {
  const stream = openXoroshiro(KEY, 'deck');
  stream.int(52);
  const again = openXoroshiro(KEY, 'deck', stream.position());
  expect([again.int(51), again.int(50)]).toEqual([stream.int(51), stream.int(50)]);
});

it('gives its position as a copy', () => {
  const stream = openXoroshiro(KEY, 'dice');
  (stream.position() as number[]).fill(0);
  expect(stream.position()).toEqual([745960143, 1386883374, 711776460, 553032127]);
});

it.each([[[0, 0, 0, 0]], [[1, 2, 3]], [[1, 2, 3, 2 ** 31]], [[1, 2, 3, 0.5]], [[1, 2, 3, -0]], [5], [null]])(
  '%j is no position',
  (value) => {
    expect(isXoroshiroPosition(value)).toBe(false);
  },
);

it('refuses the position of another algorithm', () => {
  expect(() => openXoroshiro(KEY, 'dice', 7)).toThrow(expect.objectContaining({ code: 'bad-random-state' }));
});
