import type { Cell } from './kit.ts';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** C4.3: whether the disc at this place stands in a line of four of its owner. */
export function makesFour(columns: readonly (readonly Cell[])[], column: number, row: number): boolean {
  return DIRECTIONS.some(([dx, dy]) => 1 + run(columns, column, row, dx, dy) + run(columns, column, row, -dx, -dy) >= 4);
}

/** How many discs of the same owner follow in one direction. */
function run(columns: readonly (readonly Cell[])[], column: number, row: number, dx: number, dy: number): number {
  const owner = columns[column]?.[row];
  let length = 0;
  while (columns[column + dx * (length + 1)]?.[row + dy * (length + 1)] === owner) length += 1;
  return length;
}
