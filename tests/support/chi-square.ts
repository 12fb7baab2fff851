/** Pearson's statistic of counts that should all be equal: how far they are from that. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * What the statistic stays under in 999 of 1,000 samples whose kinds are equally likely (Wilson and Hilferty's approximation). Seeds of tests are fixed, so one that
 * passes passes always.
 */
export function chiSquareLimit(kinds: number): number {
  const freedom = kinds - 1;
  return freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

/** How often each of some things was drawn, and none else, in the order of their names. */
export function countDraws(draws: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const draw of draws) counts.set(draw, (counts.get(draw) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
