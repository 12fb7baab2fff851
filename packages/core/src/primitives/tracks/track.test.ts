import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossed } from './crossed.ts';
import { move, moveMarker, type Track, track } from './track.ts';

const price = track({ from: 1, to: 9 });
const score = track({ from: 0 });

describe('track', () => {
  it('has the bounds it is given, and is open where it is given none', () => {
    expect(price).toEqual({ from: 1, to: 9 });
    expect(score).toEqual({ from: 0, to: Number.POSITIVE_INFINITY });
    expect(track({})).toEqual({ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY });
  });

  it.each([[{ from: 2, to: 1 }], [{ from: 0.5 }], [{ to: Number.NaN }], [{ to: Number.POSITIVE_INFINITY }]])('refuses %j', (bounds) => {
    expect(() => track(bounds)).toThrow(expect.objectContaining({ code: 'bad-track' }));
  });
});

describe('move', () => {
  it.each([
    ['inside', price, 5, 3, { from: 5, to: 8, lost: 0 }],
    ['stopped above', price, 8, 3, { from: 8, to: 9, lost: 2 }],
    ['stopped below', price, 2, -4, { from: 2, to: 1, lost: -3 }],
    ['at the end already', price, 9, 1, { from: 9, to: 9, lost: 1 }],
    ['open above', score, 95, 40, { from: 95, to: 135, lost: 0 }],
    ['open below', track({ to: 3 }), 0, -7, { from: 0, to: -7, lost: 0 }],
    ['not at all', price, 4, 0, { from: 4, to: 4, lost: 0 }],
    ['by minus zero', score, 0, -0, { from: 0, to: 0, lost: 0 }],
  ])('%s', (_, on: Track, at, by, moved) => {
    expect(move(on, at, by)).toStrictEqual(moved);
  });

  it('loses what it does not go, and nothing is owed: 9, then +2, then -1 is 8', () => {
    expect(move(price, move(price, 9, 2).to, -1).to).toBe(8);
    const check = fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -20, max: 20 }), (at, by) => {
      const { from, to, lost } = move(price, at, by);
      expect(to - from + lost).toBe(by);
      expect(to).toBe(Math.min(9, Math.max(1, at + by)));
    });
    fc.assert(check);
  });

  it.each([
    [0, 1],
    [10, -1],
    [5, 0.5],
    [Number.NaN, 1],
    [5, Number.POSITIVE_INFINITY],
  ])('refuses place %d, step %d', (at, by) => {
    expect(() => move(price, at, by)).toThrow(expect.objectContaining({ code: 'off-track' }));
  });
});

describe('moveMarker', () => {
  it('writes the one marker in place', () => {
    const markers = { salt: 5, wool: 8 };
    expect(moveMarker(price, markers, 'wool', 3)).toEqual({ from: 8, to: 9, lost: 2 });
    expect(markers).toEqual({ salt: 5, wool: 9 });
  });

  it('takes an array by seat', () => {
    const scores = [0, 7];
    moveMarker(score, scores, 1, 4);
    expect(scores).toEqual([0, 11]);
  });

  it('writes nothing when nothing moves', () => {
    const markers = Object.freeze({ salt: 9 });
    expect(moveMarker(price, markers, 'salt', 2).lost).toBe(2);
  });

  it('refuses a marker that is not there, inherited ones included', () => {
    const markers: Record<string, number> = { salt: 5 };
    expect(() => moveMarker(price, markers, 'toString', 1)).toThrow(expect.objectContaining({ code: 'no-marker' }));
    expect(() => moveMarker(price, [5], 1, 1)).toThrow(expect.objectContaining({ code: 'no-marker' }));
  });
});

describe('crossed', () => {
  it.each([
    ['passed and reached', 8, 7, [15, 10, 20], [10, 15]],
    ['not where it started', 10, 5, [10, 15], [15]],
    ['backwards, in the order of the way', 15, -10, [5, 10, 15], [10, 5]],
    ['nothing without a move', 10, 0, [10], []],
  ])('%s', (_, at, by, spaces, reported) => {
    expect(crossed(move(score, at, by), spaces)).toEqual(reported);
  });

  it('reports each space of a way once, however the way is cut', () => {
    const check = fc.property(fc.array(fc.nat(6)), (steps) => {
      let at = 0;
      const reported = steps.flatMap((by) => {
        const moved = move(score, at, by);
        at = moved.to;
        return crossed(moved, [3, 7, 8, 20]);
      });
      expect(reported).toEqual([3, 7, 8, 20].filter((space) => space <= at));
    });
    fc.assert(check);
  });
});
