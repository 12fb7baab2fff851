import { reconstructed } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';

const check = (seats: number, options: object = {}) => engine.checkSetup({ seats, seed: 'options', options });

describe('seats', () => {
  test('two to four', () => {
    for (const seats of [2, 3, 4]) expect(check(seats)).toBeNull();
    for (const seats of [0, 1, 5, 2.5]) expect(check(seats)?.code).toBe('bad-options');
  });
});

describe('the first seat', () => {
  test('GD.R52: one that plays', () => {
    expect(check(3, { firstSeat: 2 })).toBeNull();
    const refused = assertRejected(check(3, { firstSeat: 3 }), 'bad-options', 'GD.R52');
    expect(refused.data.path).toEqual(['firstSeat']);
    expect(check(4, { firstSeat: 4 })?.data.path).toEqual(['firstSeat']);
  });
});

describe('the removed colour', () => {
  test('GD.R54: any of three, with two players alone', () => {
    for (const removedColor of ['blue', 'purple', 'brown']) expect(check(2, { removedColor })).toBeNull();
    for (const seats of [3, 4]) {
      const refused = assertRejected(check(seats, { removedColor: 'brown' }), 'bad-options', 'GD.R54');
      expect(refused.data.path).toEqual(['removedColor']);
    }
    expect(check(2, { removedColor: 'green' })?.data.path).toEqual(['removedColor']);
  });
});

describe('the cap on rounds', () => {
  test('GD.R67: none, or a number from 1', () => {
    expect(engine.create({ seats: 3, seed: 'cap' }).match.options.roundCap).toBeNull();
    for (const roundCap of [1, 1000]) expect(check(3, { roundCap })).toBeNull();
    for (const roundCap of [0, -1, 1.5, 1001, '3']) expect(check(3, { roundCap })?.data.path).toEqual(['roundCap']);
  });

  test('GD.R67: without one nothing bounds a match, with one the number of steps is bounded', () => {
    const { bound } = engine.game;
    const options = (roundCap: number | null) => engine.create({ seats: 3, seed: 'bound', options: { roundCap } }).match.options;
    expect(bound(options(null), reconstructed)).toEqual({ option: 'roundCap' });
    expect(bound(options(1), reconstructed)).toBe(3 + 3 * 33);
    expect(bound(options(10), reconstructed)).toBe(3 + 30 * 33);
  });
});

test('an option that does not exist is no option', () => {
  expect(check(3, { promo: true })?.data.path).toEqual(['promo']);
});
