import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockwise, endsRound, firstClockwise, nextClockwise, seatAfter } from './turn-order.ts';

describe('seatAfter', () => {
  it.each([
    [4, 3, 1, 0],
    [4, 0, -1, 3],
    [4, 1, 9, 2],
    [3, 2, -7, 1],
    [1, 0, 5, 0],
  ])('of %i seats, %i and %i places on: %i', (seats, seat, places, expected) => {
    expect(seatAfter(seats, seat, places)).toBe(expected);
  });
});

describe('clockwise', () => {
  it('gives each seat once, from the start', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
    expect(clockwise(1, 0)).toEqual([0]);
  });
});

describe('nextClockwise and firstClockwise', () => {
  const among =
    (...seats: number[]) =>
    (seat: number) =>
      seats.includes(seat);

  it.each([
    ['the neighbour', 4, 1, [0, 1, 2, 3], 2],
    ['skips who is out', 4, 1, [0, 1], 0],
    ['from a seat that has just left', 4, 2, [0, 3], 3],
    ['a seat that is alone follows itself', 4, 1, [1], 1],
    ['nobody is in', 4, 1, [], undefined],
  ])('%s', (_, seats, from, inside, next) => {
    expect(nextClockwise(seats, from, among(...inside))).toBe(next);
  });

  it('takes the next seat when nothing is asked', () => {
    expect(nextClockwise(3, 2)).toBe(0);
  });

  it('firstClockwise asks the seat itself first', () => {
    expect(firstClockwise(4, 1, among(1, 2))).toBe(1);
    expect(firstClockwise(4, 3, among(1, 2))).toBe(1);
    expect(firstClockwise(4, 3, among())).toBeUndefined();
  });
});

describe('endsRound', () => {
  it.each([
    ['the seat before the start', 4, 1, 0, [0, 1, 2, 3], true],
    ['the start itself does not, unless alone', 4, 1, 1, [0, 1, 2, 3], false],
    ['one in the middle does not', 4, 1, 3, [0, 1, 2, 3], false],
    ['everybody after it is out', 4, 1, 3, [1, 2, 3], true],
    ['the start seat has left', 4, 1, 0, [0, 2, 3], true],
    ['only one is left', 4, 1, 1, [1], true],
    ['a single seat', 1, 0, 0, [0], true],
  ])('%s', (_, seats, start, seat, inside, ends) => {
    expect(endsRound(seats, start, seat, (one) => inside.includes(one))).toBe(ends);
  });

  it('holds exactly when all have had equally many turns', () => {
    const check = fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5), fc.nat(30), (seats, first, turns) => {
      const start = first % seats;
      const taken = Array.from({ length: seats }, () => 0);
      let current = start;
      for (let turn = 0; turn <= turns; turn++) {
        taken[current] = (taken[current] ?? 0) + 1;
        expect(endsRound(seats, start, current)).toBe(new Set(taken).size === 1);
        current = nextClockwise(seats, current) ?? -1;
      }
    });
    fc.assert(check);
  });
});

it.each([
  ['no seats', () => clockwise(0, 0)],
  ['a seat beyond the last', () => clockwise(3, 3)],
  ['a seat below the first', () => nextClockwise(3, -1)],
  ['half a seat', () => endsRound(3, 0, 0.5)],
  ['a start that is no seat', () => endsRound(3, 4, 0)],
  ['half a place', () => seatAfter(3, 0, 0.5)],
])('refuses %s', (_, call) => {
  expect(call).toThrow(expect.objectContaining({ code: 'bad-seat' }));
});
