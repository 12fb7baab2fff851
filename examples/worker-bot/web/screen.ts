import type { View } from '@quayside/core';
import type { ConnectFourAction, ConnectFourTypes } from '@quayside-examples/connect-four';
import type { Answer } from './messages.ts';

const ROWS = [5, 4, 3, 2, 1, 0];

/** The part of the page with an id. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no part "${id}"`);
  return found;
}

/** Draws the board: a button for each column, which tells what is dropped. */
export function drawBoard({ table }: View<ConnectFourTypes, ConnectFourAction>, mayDrop: boolean, drop: (column: number) => void): void {
  const columns = table.columns.map((cells, column) => {
    const button = document.createElement('button');
    button.className = 'column';
    button.disabled = !mayDrop || table.heights[column] === 6;
    button.setAttribute('aria-label', `Column ${column + 1}: ${cells.filter((cell) => cell !== 'empty').join(', ') || 'empty'}`);
    button.append(...ROWS.map((row) => cellOf(cells[row] ?? 'empty', row === (table.heights[column] ?? 0) - 1)));
    button.onclick = () => drop(column);
    return button;
  });
  part('board').replaceChildren(...columns);
}

function cellOf(cell: string, isTop: boolean): HTMLElement {
  const disc = document.createElement('span');
  disc.className = `cell ${cell}${isTop ? ' top' : ''}`;
  return disc;
}

/** Shows what the bot thinks of each column: how much of its time it spent there, and how often it won. */
export function drawThoughts({ explanation, iterations, id }: Answer): void {
  const most = Math.max(1, ...explanation.actions.map(({ visits }) => visits));
  const bars = Array.from({ length: 7 }, (_, column) => {
    const found = explanation.actions.find((action) => action.id === column);
    const bar = document.createElement('div');
    bar.className = `thought${id === column ? ' chosen' : ''}`;
    const fill = document.createElement('div');
    fill.className = 'fill';
    fill.style.height = `${Math.round(((found?.visits ?? 0) / most) * 100)}%`;
    const value = document.createElement('span');
    value.textContent = found?.value == null ? '–' : `${Math.round(found.value * 100)} %`;
    bar.append(fill, value);
    return bar;
  });
  part('thoughts').replaceChildren(...bars);
  part('iterations').textContent = `${iterations.toLocaleString('en')} playouts`;
}

/** Says whose turn it is, or how it came out. */
export function say(text: string): void {
  part('status').textContent = text;
}
