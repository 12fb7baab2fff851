import { chooser } from './chooser.ts';

/** How a match of Connect Four came out. */
export interface Played {
  readonly plies: number;
  readonly winner: number | null;
}

/** So many matches are compared before anything is timed. */
const MATCHES = 60;

/** A number that depends on every match: who won, and when. */
export function matchSum(play: (choose: (below: number) => number) => Played): number {
  const choose = chooser(11);
  let sum = 0;
  for (let match = 0; match < MATCHES; match += 1) {
    const { plies, winner } = play(choose);
    sum = (sum * 31 + plies * 3 + (winner ?? 2)) % 1_000_003;
  }
  return sum;
}
