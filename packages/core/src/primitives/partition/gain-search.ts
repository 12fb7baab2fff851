import type { Candidate } from './candidate.ts';
import { affordableChoices, type Choice, choicesFrom, takes, tightestRow } from './choice.ts';
import { priceThings } from './price-things.ts';
import { twinGroups } from './twins.ts';

/** Answers what the things of one part can gain at best. Remembers what it has found out, so that later questions are cheap. */
export interface GainSearch {
  /** The greatest gain of the whole stock. */
  best(): number;
  /** Whether what is left of the stock can gain so much. */
  reaches(left: readonly number[], need: number): boolean;
  /** How many states of the stock were looked into so far, repetitions counted. */
  visited(): number;
}

/** What is known of the greatest gain of some stock. */
interface Known {
  atLeast: number;
  atMost: number;
}

/** Far below the least difference between two gains, which is 1, and far above what the rounding of prices adds up to. */
const ROUNDING = 1e-3;

/** How far below the price of the stock the search for the best gain looks, in shares of the price, one after the other. */
const DEPTHS = [0, 0.025, 0.1, 1] as const;

/**
 * Opens a search over one part: branch and bound, depth first. The prices bound what a stock can gain; the row with the fewest choices that
 * the bound leaves open is used up first, the cheapest choice first; what a stock can gain is remembered, twins exchanged.
 */
export function openGainSearch(stock: readonly number[], candidates: readonly Candidate[]): GainSearch {
  const prices = priceThings(stock, candidates);
  const choices = choicesFrom(candidates, prices);
  const twins = twinGroups(stock.length, candidates);
  const memo = new Map<string, Known>();
  const left = [...stock];
  let visited = 0;

  /**
   * What `left` can gain, if that is at least `need` and less than `enough`: then exactly. If it is `enough` or more, some number of which
   * that is true; if it is less than `need`, some number below `need` that it does not exceed. `things` and `bound` belong to `left`;
   * `open` holds all choices that may still be affordable, cheapest first.
   */
  function search(need: number, enough: number, things: number, bound: number, open: readonly Choice[]): number {
    if (things === 0) return 0;
    const state = stateOf(left, twins);
    const known = memo.get(state) ?? remember(memo, state, bound);
    if (known.atMost < need || known.atLeast >= enough) return known.atMost < need ? known.atMost : known.atLeast;
    if (known.atLeast === known.atMost) return known.atLeast;
    visited++;
    const affordable = affordableChoices(open, left, bound - need + ROUNDING);
    const row = tightestRow(left, affordable);
    let best = Math.max(need - 1, known.atLeast);
    for (let place = 0; place < affordable.length; place++) {
      const choice = affordable[place] as Choice;
      if (!takes(choice, row)) continue;
      const { rows, gain, cost } = choice;
      if (bound - cost < best + 1 - ROUNDING) break;
      add(left, rows, -1);
      const rest = search(best + 1 - gain, enough - gain, things - rows.length, bound - gain - cost, affordable);
      add(left, rows, 1);
      if (rest + gain <= best) continue;
      best = rest + gain;
      if (best >= enough) break;
    }
    if (best >= need) known.atLeast = Math.max(known.atLeast, best);
    if (best < enough) known.atMost = Math.min(known.atMost, best);
    return best;
  }

  function ask(need: number, enough: number): number {
    const things = left.reduce((sum, count) => sum + count, 0);
    const bound = left.reduce((sum, count, row) => sum + count * (prices[row] ?? 0), 0);
    return bound < need - ROUNDING ? need - 1 : search(need, enough, things, bound, choices);
  }

  return {
    best() {
      const bound = Math.floor(left.reduce((sum, count, row) => sum + count * (prices[row] ?? 0), ROUNDING));
      let enough = bound;
      for (const depth of DEPTHS) {
        const need = Math.floor(bound * (1 - depth));
        const gain = ask(need, enough);
        if (gain >= need) return gain;
        enough = need - 1;
      }
      return 0;
    },
    reaches(rest, need) {
      for (const [row, count] of rest.entries()) left[row] = count;
      const reached = ask(need, need) >= need;
      for (const [row, count] of stock.entries()) left[row] = count;
      return reached;
    },
    visited: () => visited,
  };
}

function remember(memo: Map<string, Known>, state: string, bound: number): Known {
  const known = { atLeast: 0, atMost: Math.floor(bound + ROUNDING) };
  memo.set(state, known);
  return known;
}

/** The stock as a key: its counts, those of twins in descending order. */
function stateOf(left: readonly number[], twins: readonly (readonly number[])[]): string {
  if (twins.length === 0) return String.fromCharCode(...left);
  const counts = [...left];
  for (const group of twins) {
    const sorted = group.map((row) => left[row] as number).sort((a, b) => b - a);
    for (let place = 0; place < group.length; place++) counts[group[place] as number] = sorted[place] as number;
  }
  return String.fromCharCode(...counts);
}

function add(left: number[], rows: readonly number[], count: number): void {
  for (const row of rows) left[row] = (left[row] as number) + count;
}
