import { type Coder, partOf, starts } from './coder.ts';
import { lengthsFrom } from './coding.ts';
import { type Bag, tooLarge } from './inspect.ts';

/** The largest table of counts worth making: a bag that needs more has an absurd shape, such as all but one of a thousand members. */
const CELLS = 1_000_000;

/** How many bags a suffix of the members can make: `of(i, k)` counts those of `k` members out of member `i` and later ones. */
interface Counts {
  of(member: number, length: number): number;
}

/**
 * The coder of `subset` and `multiset`: bags by length, the shorter first; those of one length in lexicographic order of their members'
 * places. So of `a`, `b`, `c`, two at most, without repetition: `[]`, `a`, `b`, `c`, `ab`, `ac`, `bc`.
 */
export function bagCoder(bag: Bag, api: string): Coder {
  if ((bag.of.length + 1) * (bag.max + 1) > CELLS) throw tooLarge(`up to ${bag.max} of ${bag.of.length} members`, api);
  const counts = countsOf(bag);
  const ranks = new Map<unknown, number>(bag.of.map((member, rank) => [member, rank]));
  const lengths = Array.from({ length: bag.max - bag.min + 1 }, (_, more) => bag.min + more);
  const { at, size } = starts(lengths.map((length) => counts.of(0, length)));
  return {
    size,
    nodes: 1 + bag.max,
    coding: { kind: 'bag', size, of: bag.of, each: bag.each, lengths: lengthsFrom(bag.min, at) },
    encode: (value) => {
      if (!Array.isArray(value) || value.length < bag.min || value.length > bag.max) return -1;
      const n = rankOf(bag, counts, ranks, value);
      return n < 0 ? -1 : n + (at[value.length - bag.min] ?? 0);
    },
    decode: (n) => {
      const more = partOf(at, n);
      return memberList(bag, counts, bag.min + more, n - (at[more] ?? 0));
    },
  };
}

/** Cells that no bag within the bounds reaches may overflow; they are never added to one that counts. */
function countsOf({ of, max, each }: Bag): Counts {
  const width = max + 1;
  const cells = new Float64Array((of.length + 1) * width);
  cells[of.length * width] = 1;
  for (let member = of.length - 1; member >= 0; member -= 1) {
    for (let length = 0; length <= max; length += 1) {
      let sum = 0;
      for (let taken = 0; taken <= Math.min(each, length); taken += 1) sum += cells[(member + 1) * width + length - taken] ?? 0;
      cells[member * width + length] = sum;
    }
  }
  return { of: (member, length) => cells[member * width + length] ?? 0 };
}

/** The place of a list among the bags of its length, -1 if it is not one. */
function rankOf(bag: Bag, counts: Counts, ranks: ReadonlyMap<unknown, number>, list: readonly unknown[]): number {
  let n = 0;
  let member = 0;
  let taken = 0;
  for (let at = 0; at < list.length; at += 1) {
    const rank = ranks.get(list[at]) ?? -1;
    if (rank < member) return -1;
    // Passing members by: every bag that takes more of one of them comes first.
    for (; member < rank; member += 1, taken = 0) n += takingMore(bag, counts, member, taken, list.length - at + taken);
    taken += 1;
    if (taken > bag.each) return -1;
  }
  return n;
}

/** How many bags take more than `taken` of a member when `left` places are to be filled by it and the later ones. */
function takingMore({ each }: Bag, counts: Counts, member: number, taken: number, left: number): number {
  let sum = 0;
  for (let more = taken + 1; more <= Math.min(each, left); more += 1) sum += counts.of(member + 1, left - more);
  return sum;
}

function memberList({ of, each }: Bag, counts: Counts, length: number, n: number): (string | number)[] {
  const list: (string | number)[] = [];
  let rest = n;
  for (let member = 0; list.length < length; member += 1) {
    const left = length - list.length;
    let taken = Math.min(each, left);
    for (; taken > 0 && rest >= counts.of(member + 1, left - taken); taken -= 1) rest -= counts.of(member + 1, left - taken);
    for (let i = 0; i < taken; i += 1) list.push(of[member] ?? '');
  }
  return list;
}
