import { Fault } from '../../model/fault.ts';

/** A combination of different kinds that scores: one thing of each of the kinds, together worth `value` points. */
export interface ScoringSet {
  /** Numbers of kinds, from 0, none twice. */
  readonly kinds: readonly number[];
  /** An integer of no more than a million either way, for the whole set. */
  readonly value: number;
}

/** The sets that a game knows, checked and prepared once for many calls of `bestPartition`. Made by {@link setFamily}. */
export interface SetFamily {
  /** How many kinds there are: `0 … kinds-1`. */
  readonly kinds: number;
  /** The sets in the order in which they were listed, which breaks ties; the kinds of each ascending. */
  readonly sets: readonly ScoringSet[];
  /** By kind, what one thing outside all sets is worth. */
  readonly single: readonly number[];
  /** By set, what it is worth more than its things outside all sets. */
  readonly gains: readonly number[];
}

/** No value is further from 0 than this, so that the solver's rounding stays far below one point. */
const LARGEST_VALUE = 1_000_000;

/**
 * Prepares the sets of a game, e.g. among the tables derived from its content. `single` is what a left-over thing is worth: one number for
 * all kinds, or one by kind. Values are integers, also negative ones, up to a million.
 *
 * Refuses (fault `bad-set-family`) a kind that does not exist, one that stands twice in a set, an empty set, other values.
 *
 * @example
 * ```ts
 * import { bestPartition, setFamily } from '@quayside/core/sdk';
 *
 * // Two colours: a pair of different ones is worth 3, a single one 1.
 * const colours = setFamily(2, [{ kinds: [0, 1], value: 3 }], 1);
 *
 * console.log(bestPartition(colours, [2, 1]).total); // 4
 * ```
 */
export function setFamily(kinds: number, sets: readonly ScoringSet[], single: number | readonly number[]): SetFamily {
  if (!Number.isSafeInteger(kinds) || kinds < 1) throw bad('setFamily(kinds, …)', 'a count of kinds from 1', kinds);
  const singles = typeof single === 'number' ? Array.from({ length: kinds }, () => single) : Array.from(single);
  if (singles.length !== kinds) throw bad('setFamily(…, single)', `a value for each of ${kinds} kinds`, `${singles.length} values`);
  for (const [kind, value] of singles.entries()) checkValue(`setFamily(…, single)[${kind}]`, value);
  for (const [index, set] of sets.entries()) checkSet(`setFamily(…, sets)[${index}]`, kinds, set);
  return {
    kinds,
    sets: sets.map((set) => ({ kinds: [...set.kinds].sort((a, b) => a - b), value: set.value })),
    single: singles,
    gains: sets.map((set) => set.kinds.reduce((gain, kind) => gain - (singles[kind] ?? 0), set.value)),
  };
}

function checkSet(api: string, kinds: number, set: ScoringSet): void {
  checkValue(`${api}.value`, set.value);
  if (set.kinds.length === 0) throw bad(`${api}.kinds`, 'at least one kind', 'none');
  const strange = set.kinds.find((kind) => !Number.isInteger(kind) || kind < 0 || kind >= kinds);
  if (strange !== undefined) throw bad(`${api}.kinds`, `kinds in 0 … ${kinds - 1}`, strange);
  if (new Set(set.kinds).size < set.kinds.length) throw bad(`${api}.kinds`, 'different kinds', set.kinds.join(', '));
}

function checkValue(api: string, value: number): void {
  if (Number.isInteger(value) && Math.abs(value) <= LARGEST_VALUE) return;
  throw bad(api, `an integer in -${LARGEST_VALUE} … ${LARGEST_VALUE}`, value);
}

function bad(api: string, expected: string, received: number | string): Fault {
  const remedy = 'A set is one thing of each of its kinds, with an integer value; scale fractions up.';
  return new Fault({ code: 'bad-set-family', api, expected, received: String(received), remedy });
}
