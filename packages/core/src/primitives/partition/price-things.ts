import type { Candidate } from './candidate.ts';
import { solvedTableau } from './tableau.ts';

/**
 * Puts a price of at least 0 on one thing of each row, so that no candidate gains more than the prices of its things add up to, and the whole
 * stock is priced as low as that allows. No partition then gains more than the price of the stock, and the best one nearly always gains just
 * that or a point or two less.
 *
 * The prices are the dual solution of the linear program in which fractions of sets may be chosen. Nothing but speed depends on how
 * good they are.
 */
export function priceThings(stock: readonly number[], candidates: readonly Candidate[]): number[] {
  const { cells, width, lines } = solvedTableau(
    stock,
    candidates.filter(({ gain }) => gain > 0),
  );
  const firstSlack = width - 1 - stock.length;
  const prices = stock.map((_, row) => Math.max(0, cells[lines * width + firstSlack + row] ?? 0));
  return lift(prices, candidates);
}

/** What the things of some rows cost together. */
export function priceOf(prices: readonly number[], rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + (prices[row] ?? 0), 0);
}

/** Raises the prices by what rounding may have left a candidate's gain above them, so that the bound holds for certain. */
function lift(prices: readonly number[], candidates: readonly Candidate[]): number[] {
  const excess = candidates.reduce((most, { rows, gain }) => Math.max(most, gain - priceOf(prices, rows)), 0);
  return prices.map((price) => price + excess);
}
