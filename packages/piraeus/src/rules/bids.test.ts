import { expect, test } from 'vitest';
import { highestAmount, winningBid } from './bids.ts';

const bids = (...amounts: number[]) => amounts.map((amount, seat) => ({ seat, amount }));

test('PI.E7: the one highest bid wins, wherever it stands', () => {
  expect(winningBid(bids(6, 8, 7))).toEqual({ seat: 1, amount: 8 });
  expect(winningBid(bids(9, 8))).toEqual({ seat: 0, amount: 9 });
});

test('PI.E8 PI.Q34: equal highest bids win nothing, and the next lower one does not either', () => {
  expect(winningBid(bids(7, 7))).toBeUndefined();
  expect(winningBid(bids(7, 7, 5))).toBeUndefined();
  expect(winningBid(bids(5, 7, 6, 7))).toBeUndefined();
});

test('PI.Q35: equal bids below the highest do not matter', () => {
  expect(winningBid(bids(5, 8, 5))).toEqual({ seat: 1, amount: 8 });
});

test('the highest amount, shared or not', () => {
  expect(highestAmount(bids(3, 12, 7))).toBe(12);
  expect(highestAmount(bids(7, 7, 5))).toBe(7);
});
