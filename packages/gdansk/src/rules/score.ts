import { move, track } from '@quayside/core/sdk';
import type { SeatTable } from '../state.ts';
import { MOST_COUNTED } from '../vocabulary.ts';

/** GD.R62: the score track begins at 0 and does not end anywhere near. */
const TRACK = track({ from: 0, to: MOST_COUNTED });

/** GD.F14: moves a seat's score marker forward. */
export function gain(seat: SeatTable, points: number): void {
  seat.score = move(TRACK, seat.score, points).to;
}
