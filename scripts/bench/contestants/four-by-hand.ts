// Connect Four as somebody writes it who wants nothing but speed: typed arrays, one loop.
import { chooser } from '../chooser.ts';
import { measure } from '../contestant.ts';
import { matchSum, type Played } from '../four-checksum.ts';

const board = new Int8Array(42);
const heights = new Int8Array(7);
const legal = new Int8Array(7);

function play(choose: (below: number) => number): Played {
  board.fill(0);
  heights.fill(0);
  for (let ply = 0; ply < 42; ply += 1) {
    let count = 0;
    for (let column = 0; column < 7; column += 1) if ((heights[column] as number) < 6) legal[count++] = column;
    const column = legal[choose(count)] as number;
    const row = heights[column] as number;
    const owner = (ply % 2) + 1;
    board[column * 6 + row] = owner;
    heights[column] = row + 1;
    if (four(column, row, owner)) return { plies: ply + 1, winner: owner - 1 };
  }
  return { plies: 42, winner: null };
}

function four(column: number, row: number, owner: number): boolean {
  return (
    line(column, row, 1, 0, owner) || line(column, row, 0, 1, owner) || line(column, row, 1, 1, owner) || line(column, row, 1, -1, owner)
  );
}

function line(column: number, row: number, dx: number, dy: number, owner: number): boolean {
  return 1 + reach(column, row, dx, dy, owner) + reach(column, row, -dx, -dy, owner) >= 4;
}

function reach(column: number, row: number, dx: number, dy: number, owner: number): number {
  let length = 0;
  let x = column + dx;
  let y = row + dy;
  while (x >= 0 && x < 7 && y >= 0 && y < 6 && board[x * 6 + y] === owner) {
    length += 1;
    x += dx;
    y += dy;
  }
  return length;
}

const choose = chooser(7);
measure({ checksum: () => matchSum(play), work: () => play(choose).plies });
