import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundOnce } from './round-once.ts';

describe('roundOnce', () => {
  it.each([
    [0n, 7n, 0],
    [1n, 3n, 1 / 3],
    [-1n, 3n, -1 / 3],
    [10n ** 130n, 3n * 10n ** 130n, 1 / 3],
    [2n ** 53n + 1n, 1n, 2 ** 53],
    [2n ** 54n + 3n, 2n, 2 ** 53 + 2],
    // Just above half-way: a second rounding would go down to the even neighbour.
    [(2n ** 53n + 1n) * 10n ** 40n + 1n, 10n ** 40n, 2 ** 53 + 2],
    [-((2n ** 53n + 1n) * 10n ** 40n + 1n), 10n ** 40n, -(2 ** 53 + 2)],
  ])('%s / %s', (numerator, divisor, value) => {
    expect(roundOnce(numerator, divisor)).toBe(value);
  });

  it('divides safe integers as numbers are divided', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (numerator, divisor) => {
        expect(roundOnce(BigInt(numerator), BigInt(divisor))).toBe(numerator / divisor);
      }),
    );
  });
});
