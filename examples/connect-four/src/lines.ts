import { CELLS, type Cell } from './kit.ts';

const DIRECTIONS = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: -1 },
];

/** C4.3: whether the disc at this place stands in a line of four of its owner. */
export function makesFour(columns: readonly (readonly Cell[])[], column: number, row: number): boolean {
  for (const { dx, dy } of DIRECTIONS) {
    if (1 + run(columns, column, row, dx, dy) + run(columns, column, row, -dx, -dy) >= 4) return true;
  }
  return false;
}

/** The seat that has four in a row; `null` if none has. */
export function winnerOf(columns: readonly (readonly Cell[])[]): number | null {
  for (const [x, column] of columns.entries()) {
    const row = column.findIndex((cell, y) => cell !== 'empty' && makesFour(columns, x, y));
    if (row >= 0) return CELLS.indexOf(column[row] as Cell) - 1;
  }
  return null;
}

/** How many discs lie in a column; -1 if there is a gap between them. */
export function heightOf(column: readonly Cell[]): number {
  const height = column.filter((cell) => cell !== 'empty').length;
  return column.slice(0, height).includes('empty') ? -1 : height;
}

/** How many discs of the same owner follow in one direction. */
function run(columns: readonly (readonly Cell[])[], column: number, row: number, dx: number, dy: number): number {
  const owner = columns[column]?.[row];
  let length = 0;
  let x = column + dx;
  let y = row + dy;
  while (cellAt(columns, x, y) === owner) {
    length += 1;
    x += dx;
    y += dy;
  }
  return length;
}

/** What lies in a cell; `undefined` beyond the edges, which are asked for first: to look beyond the end of a list is slow. */
function cellAt(columns: readonly (readonly Cell[])[], x: number, y: number): Cell | undefined {
  const column = x >= 0 && x < columns.length ? columns[x] : undefined;
  return column !== undefined && y >= 0 && y < column.length ? column[y] : undefined;
}
