import type { Candidate } from './candidate.ts';

/**
 * Splits rows into parts that no candidate connects, each ascending, by their first row. What is best in one part does not depend on
 * the others, and small problems are far cheaper than their union. Rows in no candidate are in no part.
 */
export function components(rows: number, candidates: readonly Candidate[]): number[][] {
  const leader = Array.from({ length: rows }, (_, row) => row);
  const connected = new Uint8Array(rows);
  for (const { rows: joined } of candidates) {
    const first = leaderOf(leader, joined[0] ?? 0);
    for (const row of joined) {
      leader[leaderOf(leader, row)] = first;
      connected[row] = 1;
    }
  }
  const parts = new Map<number, number[]>();
  for (let row = 0; row < rows; row++) {
    if (connected[row] === 0) continue;
    const first = leaderOf(leader, row);
    const part = parts.get(first);
    if (part === undefined) parts.set(first, [row]);
    else part.push(row);
  }
  return [...parts.values()];
}

function leaderOf(leader: number[], row: number): number {
  let last = row;
  while (leader[last] !== last) last = leader[last] ?? last;
  leader[row] = last;
  return last;
}
