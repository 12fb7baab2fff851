import type { Candidate } from './candidate.ts';
import { priceOf } from './price-things.ts';

/** One way to use up things: a candidate, or one thing alone. */
export interface Choice extends Candidate {
  /** By how much the gain falls short of the prices of the things; never negative. */
  readonly cost: number;
  /** The rows as bits, as far as an integer has bits for them: the search asks for rows more than for anything else. */
  readonly bits: number;
}

/** Rows that have a bit of their own. Those beyond are looked up, which costs time only. */
const BITS = 31;

/** All choices that a stock with such prices has, cheapest first. */
export function choicesFrom(candidates: readonly Candidate[], prices: readonly number[]): Choice[] {
  const sets = candidates.map(({ rows, gain }) => ({ rows, gain, cost: Math.max(0, priceOf(prices, rows) - gain), bits: bitsOf(rows) }));
  const alone = prices.map((price, row) => ({ rows: [row], gain: 0, cost: price, bits: bitsOf([row]) }));
  return [...sets, ...alone].sort((a, b) => a.cost - b.cost);
}

/** The choices that what is left allows and that cost no more than the limit; cheapest first, as `open` must be. */
export function affordableChoices(open: readonly Choice[], left: readonly number[], limit: number): Choice[] {
  const gone = bitsGone(left);
  const affordable: Choice[] = [];
  // Here and below plain loops over places: these three functions are nearly all the time of a search.
  for (let place = 0; place < open.length; place++) {
    const choice = open[place] as Choice;
    if (choice.cost > limit) break;
    if ((choice.bits & gone) === 0 && (left.length <= BITS || areLeft(left, choice.rows))) affordable.push(choice);
  }
  return affordable;
}

/** Whether a choice takes a thing of the row. */
export function takes(choice: Choice, row: number): boolean {
  return row < BITS ? (choice.bits & (1 << row)) !== 0 : choice.rows.includes(row);
}

/** The row that is left and has the fewest choices: to use it up first splits a search least. */
export function tightestRow(left: readonly number[], choices: readonly Choice[]): number {
  const counts = new Uint16Array(left.length);
  for (let place = 0; place < choices.length; place++) {
    const { rows } = choices[place] as Choice;
    for (let index = 0; index < rows.length; index++) (counts[rows[index] as number] as number)++;
  }
  let tightest = -1;
  for (let row = 0; row < left.length; row++) {
    if (left[row] !== 0 && (tightest < 0 || (counts[row] as number) < (counts[tightest] as number))) tightest = row;
  }
  return tightest;
}

function bitsOf(rows: readonly number[]): number {
  return rows.reduce((bits, row) => (row < BITS ? bits | (1 << row) : bits), 0);
}

function bitsGone(left: readonly number[]): number {
  let gone = 0;
  for (let row = 0; row < left.length && row < BITS; row++) if (left[row] === 0) gone |= 1 << row;
  return gone;
}

function areLeft(left: readonly number[], rows: readonly number[]): boolean {
  return rows.every((row) => left[row] !== 0);
}
