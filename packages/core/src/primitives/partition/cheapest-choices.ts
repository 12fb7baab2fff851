/** One way to use up a thing of a row: in a candidate (rows ascending, the row first) or alone. Its cost is what it falls short of the prices. */
export interface Choice {
  readonly rows: readonly number[];
  readonly cost: number;
}

/** The choices that use up the stock, in order, and how many states of the stock were looked into to find them. */
export interface Found<C extends Choice> {
  readonly choices: readonly C[];
  readonly visited: number;
}

/** Far below the least difference between two gains, which is 1, and far above what rounding adds up to. */
const ROUNDING = 1e-3;

const FOUND = -1;

/**
 * Uses up the stock at the least total cost; `priced` minus that cost is the gain, a whole number. Every choice uses the lowest row that is
 * left, `byRow` gives the choices for it in order of preference, and of all lists at the least cost the first in that order is found.
 *
 * Depth first under a limit, which begins at the cost of the greatest whole gain up to `priced` and is raised only after every list under
 * it has been excluded (iterative deepening). No cost is negative and the limit is nearly always below a point or two, so that few choices
 * are tried. What a stock costs at least is remembered from one attempt to the next.
 */
export function cheapestChoices<C extends Choice>(stock: readonly number[], byRow: readonly (readonly C[])[], priced: number): Found<C> {
  const left = [...stock];
  const costAtLeast = new Map<string, number>();
  const path: C[] = [];
  let visited = 0;

  /** Extends `path` until nothing is left and gives `FOUND`, or leaves it as it was and gives what the rest costs at least. */
  function search(from: number, limit: number): number {
    const row = firstLeft(left, from);
    if (row < 0) return FOUND;
    const state = String.fromCharCode(...left);
    const known = costAtLeast.get(state) ?? 0;
    if (known > limit) return known;
    visited++;
    let least = Number.POSITIVE_INFINITY;
    for (const choice of byRow[row] ?? []) {
      if (choice.cost > limit) {
        least = Math.min(least, choice.cost);
        continue;
      }
      if (!take(left, choice.rows)) continue;
      path.push(choice);
      const rest = search(row, limit - choice.cost);
      if (rest === FOUND) return FOUND;
      path.pop();
      putBack(left, choice.rows);
      least = Math.min(least, choice.cost + rest);
    }
    costAtLeast.set(state, least);
    return least;
  }

  let gain = Math.floor(priced + ROUNDING);
  for (;;) {
    const least = search(0, priced - gain + ROUNDING);
    if (least === FOUND) return { choices: path, visited };
    gain = Math.min(gain - 1, Math.floor(priced - least + ROUNDING));
  }
}

function firstLeft(left: readonly number[], from: number): number {
  for (let row = from; row < left.length; row++) if ((left[row] as number) > 0) return row;
  return -1;
}

function take(left: number[], rows: readonly number[]): boolean {
  for (const row of rows) if (left[row] === 0) return false;
  for (const row of rows) left[row] = (left[row] as number) - 1;
  return true;
}

function putBack(left: number[], rows: readonly number[]): void {
  for (const row of rows) left[row] = (left[row] as number) + 1;
}
