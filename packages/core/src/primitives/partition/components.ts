import type { Candidate } from './candidate.ts';

/**
 * Splits rows into parts that no candidate connects, each ascending, by their first row. What is best in one part does not depend on
 * the others, and small problems are far cheaper than their union. Rows in no candidate are in no part.
 */
export function components(rows: number, candidates: readonly Candidate[]): number[][] {
  const leader = Array.from({ length: rows }, (_, row) => row);
  for (const { rows: joined } of candidates) {
    const first = leaderOf(leader, joined[0] ?? 0);
    for (const row of joined) leader[leaderOf(leader, row)] = first;
  }
  const parts = new Map<number, number[]>();
  for (const row of new Set(candidates.flatMap((candidate) => candidate.rows))) {
    const first = leaderOf(leader, row);
    parts.set(first, [...(parts.get(first) ?? []), row]);
  }
  return [...parts.values()].map((part) => part.sort((a, b) => a - b)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

function leaderOf(leader: number[], row: number): number {
  let last = row;
  for (let next = leader[last] ?? last; next !== last; next = leader[last] ?? last) last = next;
  leader[row] = last;
  return last;
}
