import { type Algorithm, fairKey, hashJson, openRandom, type RandomSource } from '@quayside/core';
import { describe, expect, test } from 'vitest';

// Chi-square tests on fixed seeds: what passes once passes for ever. Fair chance leaves each bound once in 10,000 runs, upwards (uneven) or downwards (too
// even to be chance); there are 44 bounds here, and at one in 1,000 some seed or other would be unlucky: one stream has 21.68, and 6.5 when a hundred times as long.

/** By degrees of freedom, the values that chi-square falls below, and exceeds, once in 10,000. */
const BOUNDS: Readonly<Record<number, readonly [low: number, high: number]>> = {
  5: [0.082, 25.745],
  35: [11.996, 74.926],
  119: [69.968, 185.086],
};

function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

function expectEven(counts: readonly number[]): void {
  const [low, high] = BOUNDS[counts.length - 1] ?? [Number.NaN, Number.NaN];
  const found = chiSquare(counts);
  expect(found).toBeGreaterThan(low);
  expect(found).toBeLessThan(high);
}

/** How often each of so many results came. */
function countsOf(kinds: number, draws: number, draw: (nth: number) => number): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (let nth = 0; nth < draws; nth += 1) {
    const result = draw(nth);
    counts[result] = (counts[result] ?? Number.NaN) + 1;
  }
  return counts;
}

/** The place of an order of five cards among all 120. */
function orderOf(random: RandomSource, stream: string): number {
  const order = random.shuffle(stream, [0, 1, 2, 3, 4]);
  return order.reduce((place, card, at) => place * (5 - at) + order.slice(at + 1).filter((later) => later < card).length, 0);
}

const secret = (...of: (string | number)[]) => hashJson(of);

/** The chance of a fair match of three. */
function fairMatch(algorithm: Algorithm, seed: string, nonce = 'nonce'): RandomSource {
  const nonces = ['a', 'b', nonce].map((text) => secret(text));
  return openRandom({ algorithm, key: fairKey(secret(seed), nonces), streams: {} });
}

const STREAMS = ['dice', 'storm', 'ports', 'Würfel 🎲', ''];

describe.each<Algorithm>(['chacha20', 'xoroshiro128plus'])('chance of a fair match, %s', (algorithm) => {
  test.each(STREAMS)('a die in stream "%s" shows each face as often', (stream) => {
    const random = fairMatch(algorithm, 'faces');
    expectEven(countsOf(6, 60_000, () => random.int(stream, 6)));
  });

  test('a die does not depend on the one before', () => {
    const random = fairMatch(algorithm, 'pairs');
    expectEven(countsOf(36, 72_000, () => 6 * random.int('dice', 6) + random.int('dice', 6)));
  });

  test('nor on the die of another stream', () => {
    const random = fairMatch(algorithm, 'streams');
    expectEven(countsOf(36, 72_000, () => 6 * random.int('dice', 6) + random.int('storm', 6)));
  });

  test.each(['deck', 'goods'])('five cards in stream "%s" come in each of the 120 orders as often', (stream) => {
    const random = fairMatch(algorithm, 'orders');
    expectEven(countsOf(120, 48_000, () => orderOf(random, stream)));
  });

  test('the first die of a match depends on its seed alone by chance', () => {
    expectEven(countsOf(6, 6_000, (match) => fairMatch(algorithm, `match ${match}`).int('dice', 6)));
  });

  test('the first deal of a match depends on the last nonce alone by chance: all 120 orders', () => {
    expectEven(countsOf(120, 12_000, (match) => orderOf(fairMatch(algorithm, 'one seed', `nonce ${match}`), 'deck')));
  });
});
