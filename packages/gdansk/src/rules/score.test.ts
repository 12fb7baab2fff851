import { expect, test } from 'vitest';
import type { SeatTable } from '../state.ts';
import { gain } from './score.ts';

test('GD.F14 GD.R62: points move the marker forward, beyond the end of the printed track too', () => {
  const seat = { score: 58 } as SeatTable;
  gain(seat, 0);
  gain(seat, 14);
  expect(seat.score).toBe(72);
});
