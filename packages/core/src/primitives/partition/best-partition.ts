import { Fault } from '../../model/fault.ts';
import { bestChoices } from './best-choices.ts';
import type { Candidate } from './candidate.ts';
import { components } from './components.ts';
import type { ScoringSet, SetFamily } from './set-family.ts';

/** A best way to split things into sets. */
export interface Partition {
  /** What the sets and the left-over things are worth together: no partition is worth more. */
  readonly total: number;
  /** The sets made, by their lowest kind. Copies, so they may be put into the state. */
  readonly sets: ScoringSet[];
  /** The kinds of the things outside all sets, ascending, one entry for each thing. */
  readonly singles: number[];
}

/** A {@link Partition} with the work that it took, for tests and benches. */
export interface CountedPartition extends Partition {
  /** States of the remaining things that were looked into, repetitions counted. */
  readonly visited: number;
}

const MOST_THINGS = 200;

/**
 * Splits things into the sets of a family so that the total is the greatest possible, exactly. `counts` says by kind how many there are;
 * each thing is in at most one set, and a set holds at most one of a kind. Meant for what a player collects: up to 200 things (fault
 * `bad-counts`), and fast for some dozens.
 *
 * Of several best partitions one is chosen by a rule that does not depend on how it is found: take one thing of the lowest kind that is
 * left; it goes into the set listed earliest in the family with which the best total can still be had, or stays alone if there is none;
 * repeat.
 *
 * @example
 * ```ts
 * import { bestPartition, setFamily } from '@quayside/core/sdk';
 *
 * // Three colours: all three different are worth 6, a single one 1.
 * const colours = setFamily(3, [{ kinds: [0, 1, 2], value: 6 }], 1);
 * const { total, singles } = bestPartition(colours, [2, 1, 1]);
 *
 * console.log(total, singles); // 7 [ 0 ]
 * ```
 */
export function bestPartition(family: SetFamily, counts: readonly number[]): Partition {
  const { total, sets, singles } = countedPartition(family, counts);
  return { total, sets, singles };
}

/** As {@link bestPartition}, and says how many states were visited. */
export function countedPartition(family: SetFamily, counts: readonly number[]): CountedPartition {
  checkCounts(family, counts);
  const kinds = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const candidates = candidatesFrom(family, kinds);
  const solved = components(kinds.length, candidates).map((part) => {
    const stock = part.map((row) => counts[kinds[row] ?? 0] ?? 0);
    return bestChoices(stock, within(part, candidates));
  });
  const chosen = solved.flatMap((part) => part.chosen).sort((a, b) => a.lowest - b.lowest);
  const visited = solved.reduce((sum, part) => sum + part.visited, 0);
  return { ...writtenOut(family, counts, chosen), visited };
}

/** A set of the family that the things at hand allow: which one it is, and its lowest kind. */
interface FamilyCandidate extends Candidate {
  readonly set: ScoringSet;
  readonly lowest: number;
}

function candidatesFrom(family: SetFamily, kinds: readonly number[]): FamilyCandidate[] {
  const rowOf = new Int16Array(family.kinds).fill(-1);
  for (const [row, kind] of kinds.entries()) rowOf[kind] = row;
  const candidates: FamilyCandidate[] = [];
  for (const [index, set] of family.sets.entries()) {
    if (set.kinds.some((kind) => rowOf[kind] === -1)) continue;
    const rows = set.kinds.map((kind) => rowOf[kind] ?? -1);
    candidates.push({ rows, gain: family.gains[index] ?? 0, set, lowest: set.kinds[0] ?? 0 });
  }
  return candidates;
}

/** The candidates of one part, with the rows of the part numbered from 0. */
function within(part: readonly number[], candidates: readonly FamilyCandidate[]): FamilyCandidate[] {
  const place = new Map(part.map((row, index) => [row, index]));
  return candidates
    .filter(({ rows }) => place.has(rows[0] ?? -1))
    .map((candidate) => ({ ...candidate, rows: candidate.rows.map((row) => place.get(row) ?? -1) }));
}

function writtenOut(family: SetFamily, counts: readonly number[], chosen: readonly FamilyCandidate[]): Partition {
  const left = [...counts];
  for (const { set } of chosen) for (const kind of set.kinds) left[kind] = (left[kind] ?? 0) - 1;
  const singles = left.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const sets = chosen.map(({ set }) => ({ kinds: [...set.kinds], value: set.value }));
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
