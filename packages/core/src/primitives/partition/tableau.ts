import type { Candidate } from './candidate.ts';

/**
 * The dense tableau of the simplex method for: choose how much of each candidate to make, so that no row uses more than its stock and the
 * gain is greatest. `lines` lines of `width` cells, one for each row, and one more for the gain. The columns: the candidates, then what is
 * left over of each row (slack), then the stock.
 */
export interface Tableau {
  readonly cells: Float64Array;
  readonly lines: number;
  readonly width: number;
  /** By line, the column that the line is solved for. */
  readonly basis: number[];
}

/** A cell nearer to zero is zero: the entries are small rationals, nothing real comes close. */
const ZERO = 1e-9;

/** After so many steps the column is chosen by Bland's rule, which cannot go round in circles. In practice some dozens of steps suffice. */
const STEEPEST_STEPS = 500;

/** Solves the program. Making nothing is a start, since the stock is never negative. All gains must be positive. */
export function solvedTableau(stock: readonly number[], candidates: readonly Candidate[]): Tableau {
  const tableau = startingTableau(stock, candidates);
  for (let step = 0; ; step++) {
    const column = step < STEEPEST_STEPS ? steepestColumn(tableau) : firstColumn(tableau);
    if (column < 0) return tableau;
    pivot(tableau, tightestLine(tableau, column), column);
  }
}

function startingTableau(stock: readonly number[], candidates: readonly Candidate[]): Tableau {
  const lines = stock.length;
  const width = candidates.length + lines + 1;
  const cells = new Float64Array((lines + 1) * width);
  for (const [column, { rows, gain }] of candidates.entries()) {
    for (const row of rows) cells[row * width + column] = 1;
    cells[lines * width + column] = -gain;
  }
  for (const [row, count] of stock.entries()) {
    cells[row * width + candidates.length + row] = 1;
    cells[row * width + width - 1] = count;
  }
  return { cells, lines, width, basis: stock.map((_, row) => candidates.length + row) };
}

/** The column whose next unit gains most; -1 when none gains anything, so the program is solved. */
function steepestColumn({ cells, lines, width }: Tableau): number {
  const gains = cells.subarray(lines * width, lines * width + width - 1);
  let column = -1;
  let least = -ZERO;
  for (let place = 0; place < gains.length; place++) {
    const cell = gains[place] as number;
    if (cell >= least) continue;
    column = place;
    least = cell;
  }
  return column;
}

function firstColumn({ cells, lines, width }: Tableau): number {
  return cells.subarray(lines * width, lines * width + width - 1).findIndex((cell) => cell < -ZERO);
}

/** The line that runs out first as the column grows; of several, the one solved for the lowest column (Bland again). There always is one. */
function tightestLine({ cells, lines, width, basis }: Tableau, column: number): number {
  let tightest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let line = 0; line < lines; line++) {
    const cell = cells[line * width + column] as number;
    if (cell <= ZERO) continue;
    const ratio = (cells[line * width + width - 1] as number) / cell;
    const tied = Math.abs(ratio - least) <= ZERO && (basis[line] as number) < (basis[tightest] as number);
    if (ratio >= least - ZERO && !tied) continue;
    tightest = line;
    least = ratio;
  }
  return tightest;
}

/** Solves the line for the column and clears the column from all others. */
function pivot({ cells, lines, width, basis }: Tableau, line: number, column: number): void {
  const start = line * width;
  const scale = 1 / (cells[start + column] as number);
  for (let place = 0; place < width; place++) cells[start + place] = (cells[start + place] as number) * scale;
  for (let other = 0; other <= lines; other++) {
    const factor = cells[other * width + column] as number;
    if (other === line || factor === 0) continue;
    subtractLine(cells, other * width, start, factor, width);
  }
  basis[line] = column;
}

function subtractLine(cells: Float64Array, to: number, from: number, factor: number, width: number): void {
  for (let place = 0; place < width; place++) cells[to + place] = (cells[to + place] as number) - factor * (cells[from + place] as number);
}
