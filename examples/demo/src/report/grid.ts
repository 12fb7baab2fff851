/** Lays rows out in columns: the first one flush left, the others flush right unless told. One line per row, without line ends. */
export function grid(rows: readonly (readonly string[])[], others: 'left' | 'right' = 'right'): string[] {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, column) => Math.max(cell.length, most[column] ?? 0)), []);
  const pad = (cell: string, column: number): string =>
    column === 0 || others === 'left' ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

/** A number with its sign, nothing but the digit for 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** The lines, each this far in. */
export function indented(lines: readonly string[], by: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
}
