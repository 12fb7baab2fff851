import type { Candidate } from './candidate.ts';
import { openGainSearch } from './gain-search.ts';

/** How things of one part are best used up: the candidates made, in order, and how many states were looked into to find them. */
export interface BestChoices<C extends Candidate> {
  readonly chosen: readonly C[];
  readonly visited: number;
}

/**
 * The candidates of a best partition of the stock; what they do not take stays alone. Of several best ones the first is chosen: for one
 * thing of the lowest row that is left, the earliest candidate with which the best gain can still be had, or else none; then the next thing.
 */
export function bestChoices<C extends Candidate>(stock: readonly number[], candidates: readonly C[]): BestChoices<C> {
  const search = openGainSearch(stock, candidates);
  const left = [...stock];
  const chosen: C[] = [];
  let need = search.best();
  for (let row = 0; row < left.length; ) {
    if (left[row] === 0) {
      row++;
      continue;
    }
    const choice = candidates.find(
      ({ rows, gain }) => rows[0] === row && areThere(left, rows) && search.reaches(without(left, rows), need - gain),
    );
    for (const taken of choice?.rows ?? [row]) left[taken] = (left[taken] ?? 0) - 1;
    if (choice === undefined) continue;
    chosen.push(choice);
    need -= choice.gain;
  }
  return { chosen, visited: search.visited() };
}

function areThere(left: readonly number[], rows: readonly number[]): boolean {
  return rows.every((row) => left[row] !== 0);
}

function without(left: readonly number[], rows: readonly number[]): number[] {
  const rest = [...left];
  for (const row of rows) rest[row] = (rest[row] ?? 0) - 1;
  return rest;
}
