import type { Move } from './track.ts';

/**
 * Which of the given spaces a move reached or passed, in the order in which the marker came to them. The space where it started does not
 * count, the one where it ended does: of two moves in a row only the first reports the space between them.
 *
 * @example
 * ```ts
 * import { crossed, move, track } from '@quayside/core/sdk';
 *
 * const score = track({ from: 0 });
 *
 * console.log(crossed(move(score, 8, 7), [10, 15, 20])); // [ 10, 15 ]
 * ```
 */
export function crossed(move: Move, spaces: readonly number[]): number[] {
  const low = Math.min(move.from, move.to);
  const high = Math.max(move.from, move.to);
  const ahead = Math.sign(move.to - move.from);
  return spaces.filter((space) => space >= low && space <= high && space !== move.from).sort((a, b) => ahead * (a - b));
}
