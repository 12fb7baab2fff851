import { describe, expect, it } from 'vitest';
import { awaitedSeats } from './awaited-seats.ts';

describe('awaitedSeats', () => {
  it.each([[[]], [[0]], [[2, 0, 1]], [[3, 1]]])('%j are put in order', (seats) => {
    expect(awaitedSeats('p', seats, 4)).toEqual([...seats].sort());
  });

  it('gives the very list if it is in order', () => {
    const seats = [0, 2];
    expect(awaitedSeats('p', seats, 4)).toBe(seats);
  });

  it.each([[[undefined]], [[Number.NaN]], [[-1]], [[4]], [[0.5]], [[1, 1]], [['1']], [[null]]])('%j are not seats of four', (seats) => {
    expect(() => awaitedSeats('p', seats as number[], 4)).toThrow(
      expect.objectContaining({ name: 'Fault', code: 'bad-awaiting', api: 'phases.p.awaiting' }),
    );
  });
});
