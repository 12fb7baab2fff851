import { expect, test } from 'vitest';
import { type ClockSlice, nextTimeOut, remainingTime, spend, timeOuts } from './clock-slice.ts';

const seat = (left: number, delay = 0, running = true) => ({ left, delay, running });
const slice = (at: number | null, ...seats: ClockSlice['seats']): ClockSlice => ({ at, seats });

test.each([
  ['nothing passes', seat(100, 20), 0, seat(100, 20)],
  ['the delay goes first', seat(100, 20), 15, seat(100, 5)],
  ['then the time', seat(100, 20), 50, seat(70, 0)],
  ['nothing falls below zero', seat(100, 20), 9000, seat(0, 0)],
  ['a clock that stands', seat(100, 20, false), 9000, seat(100, 20, false)],
])('%s', (_, before, ms, after) => {
  expect(spend(before, ms)).toEqual(after);
});

test('what is left at a moment: earlier ones count as the last, an unknown one as no time', () => {
  const one = slice(1000, seat(100, 20), seat(50, 0, false));
  expect([900, 1000, 1020, 1050, 1120, 9999].map((at) => remainingTime(one, 0, at))).toEqual([100, 100, 100, 70, 0, 0]);
  expect([remainingTime(one, 1, 9999), remainingTime(one, 2, 0)]).toEqual([50, undefined]);
  expect(remainingTime(slice(null, seat(100)), 0, 9999)).toBe(100);
});

test('time-outs, soonest first, then by seat', () => {
  const several = slice(1000, seat(100), seat(50, 30), seat(80), seat(1, 0, false));
  expect(timeOuts(several)).toEqual([
    { seat: 1, at: 1080 },
    { seat: 2, at: 1080 },
    { seat: 0, at: 1100 },
  ]);
  expect(nextTimeOut(several)).toBe(1080);
  expect([nextTimeOut(slice(1000, seat(1, 0, false))), nextTimeOut(slice(null, seat(1)))]).toEqual([null, null]);
});
