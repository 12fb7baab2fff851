import type { Candidate } from './candidate.ts';

/** Beyond this many rows a set of rows has no exact number in a double; then no twins are looked for, which costs time only. */
const MOST_ROWS = 52;

/**
 * Groups of two or more rows that the candidates do not tell apart: exchanging any two of a group turns the candidates into themselves, with
 * the same gains. Stocks that differ only in which twin has how many are worth the same.
 */
export function twinGroups(rows: number, candidates: readonly Candidate[]): number[][] {
  if (rows > MOST_ROWS) return [];
  const gains = new Map<number, number>();
  for (const { rows: taken, gain } of candidates) gains.set(numberOf(taken), Math.max(gain, gains.get(numberOf(taken)) ?? gain));
  const sets = [...gains.keys()];
  const withRow = Array.from({ length: rows }, (_, row) => sets.filter((set) => holds(set, row)));
  const groups: number[][] = [];
  for (let row = 0; row < rows; row++) {
    const group = groups.find(([first = 0]) => areTwins(gains, withRow, first, row));
    if (group === undefined) groups.push([row]);
    else group.push(row);
  }
  return groups.filter((group) => group.length > 1);
}

function areTwins(gains: ReadonlyMap<number, number>, withRow: readonly (readonly number[])[], one: number, other: number): boolean {
  const sets = withRow[one] ?? [];
  if (sets.length !== withRow[other]?.length) return false;
  return sets.every((set) => holds(set, other) || gains.get(set - 2 ** one + 2 ** other) === gains.get(set));
}

/** A set of rows as one number, a bit for each. */
function numberOf(rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + 2 ** row, 0);
}

function holds(set: number, row: number): boolean {
  return Math.floor(set / 2 ** row) % 2 === 1;
}
