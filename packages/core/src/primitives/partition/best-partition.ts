import { Fault } from '../../model/fault.ts';
import type { Candidate } from './candidate.ts';
import { type Choice, cheapestChoices } from './cheapest-choices.ts';
import { priceOf, priceThings } from './price-things.ts';
import type { ScoringSet, SetFamily } from './set-family.ts';

/** A best way to split things into sets. */
export interface Partition {
  /** What the sets and the left-over things are worth together: no partition is worth more. */
  readonly total: number;
  /** The sets made, by their lowest kind. */
  readonly sets: readonly ScoringSet[];
  /** The kinds of the things outside all sets, ascending, one entry for each thing. */
  readonly singles: readonly number[];
}

/** A {@link Partition} with how much was searched, for tests and benches. */
export interface CountedPartition extends Partition {
  /** States of the remaining things that were looked into, repetitions counted. */
  readonly visited: number;
}

const MOST_THINGS = 1000;

/**
 * Splits things into the sets of a family so that the total is the greatest possible, exactly. `counts` says by kind how many there are;
 * each is in at most one set, and a set holds at most one of a kind. Up to 1,000 things (fault `bad-counts`).
 *
 * Of several best partitions one is chosen by a rule that does not depend on how it is found: take one thing of the lowest kind that is
 * left; it goes into the set listed earliest in the family that a best partition can have there, or stays single if there is none; repeat.
 *
 * @example
 * bestPartition(colours, [2, 1, 1, 0]); // { total: 7, sets: [{ kinds: [0, 1, 2], value: 6 }], singles: [0] }
 */
export function bestPartition(family: SetFamily, counts: readonly number[]): Partition {
  const { total, sets, singles } = countedPartition(family, counts);
  return { total, sets, singles };
}

/** As {@link bestPartition}, and says how many states were visited. */
export function countedPartition(family: SetFamily, counts: readonly number[]): CountedPartition {
  checkCounts(family, counts);
  const kinds = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const stock = kinds.map((kind) => counts[kind] ?? 0);
  const candidates = candidatesOf(family, kinds);
  const prices = priceThings(stock, candidates);
  const priced = stock.reduce((sum, count, row) => sum + count * (prices[row] ?? 0), 0);
  const { choices, visited } = cheapestChoices(stock, choicesByRow(candidates, prices), priced);
  return { ...writtenOut(family, kinds, choices), visited };
}

/** A set of the family that the things at hand allow, and which one it is. */
interface FamilyCandidate extends Candidate {
  readonly set: number;
}

/** A choice of such a set, or of none. */
interface FamilyChoice extends Choice {
  readonly set: number | undefined;
}

function candidatesOf(family: SetFamily, kinds: readonly number[]): FamilyCandidate[] {
  const rowOf = new Int32Array(family.kinds).fill(-1);
  for (const [row, kind] of kinds.entries()) rowOf[kind] = row;
  const candidates: FamilyCandidate[] = [];
  for (const [set, { kinds: needed }] of family.sets.entries()) {
    if (needed.some((kind) => (rowOf[kind] as number) < 0)) continue;
    candidates.push({ set, rows: needed.map((kind) => rowOf[kind] as number), gain: family.gains[set] ?? 0 });
  }
  return candidates;
}

/** By lowest row, the sets in the order of the family, and last the thing alone, which forgoes its whole price. */
function choicesByRow(candidates: readonly FamilyCandidate[], prices: readonly number[]): FamilyChoice[][] {
  const choices = prices.map((): FamilyChoice[] => []);
  for (const { set, rows, gain } of candidates) choices[rows[0] ?? 0]?.push({ set, rows, cost: Math.max(0, priceOf(prices, rows) - gain) });
  for (const [row, price] of prices.entries()) choices[row]?.push({ set: undefined, rows: [row], cost: price });
  return choices;
}

function writtenOut(family: SetFamily, kinds: readonly number[], choices: readonly FamilyChoice[]): Partition {
  // Copies: a caller may put them into the state, where nothing may be shared with tables that outlive it.
  const sets = choices.flatMap(({ set }) => {
    const made = set === undefined ? undefined : family.sets[set];
    return made === undefined ? [] : [{ kinds: [...made.kinds], value: made.value }];
  });
  const singles = choices.flatMap(({ set, rows }) => (set === undefined ? rows.map((row) => kinds[row] ?? 0) : []));
  const total = sets.reduce((sum, { value }) => sum + value, 0) + singles.reduce((sum, kind) => sum + (family.single[kind] ?? 0), 0);
  return { total, sets, singles };
}

function checkCounts(family: SetFamily, counts: readonly number[]): void {
  const whole = Array.from(counts).every((count) => Number.isSafeInteger(count) && count >= 0);
  const things = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length === family.kinds && whole && things <= MOST_THINGS) return;
  throw new Fault({
    code: 'bad-counts',
    api: 'bestPartition(family, counts)',
    expected: `a whole number for each of ${family.kinds} kinds, at most ${MOST_THINGS} together`,
    received: `[${counts.join(', ')}]`,
    remedy: 'Count the things at hand by kind, 0 where there is none.',
  });
}
