import * as z from 'zod/mini';
import { Fault } from '../model/fault.ts';
import { type Bag, LIMIT } from './inspect.ts';

/** What a subset or multiset is made of. */
export type Member = string | number;

/** A schema of lists whose members are those of a constant tuple. */
export type MemberList<Of extends readonly Member[]> = z.ZodMiniType<Of[number][], Of[number][]>;

/** No bound may lie further from zero: sums of two amounts then stay exact, also in 32-bit code. */
const BOUND = 2 ** 31;

/**
 * A schema of the integers from `lo` to `hi`, both included. Refuses, by fault, a bound that is no integer or lies beyond ±2³¹ (`input-bounds`), and a `lo` above `hi`
 * (`input-empty-range`).
 *
 * @example
 * ```ts
 * import { int } from '@quayside/core/sdk';
 *
 * const Bid = int(1, 999);
 *
 * console.log(Bid.safeParse(0).success, Bid.safeParse(7).success); // false true
 * ```
 */
export function int(lo: number, hi: number): z.ZodMiniNumberFormat {
  const api = `int(${lo}, ${hi})`;
  assertInteger(api, 'lo', lo, -BOUND, BOUND);
  assertInteger(api, 'hi', hi, -BOUND, BOUND);
  if (lo > hi) throw builderFault('input-empty-range', api, 'lo <= hi', `${lo} > ${hi}`, 'Put the lower bound first.');
  return z.int().check(z.gte(lo), z.lte(hi));
}

/**
 * A schema of the subsets of a constant tuple: lists of distinct members, in the order of the tuple, at least `min` of them. One order, so
 * that one choice has one spelling. Refuses, by fault, an empty tuple (`input-empty-range`), a member that stands twice (`input-duplicate`) or is neither text nor number
 * (`input-not-json`), and a `min` above the length (`input-bounds`).
 *
 * @example
 * ```ts
 * import { subset } from '@quayside/core/sdk';
 *
 * const Discarded = subset(['amber', 'grain', 'salt'], 1);
 *
 * console.log(Discarded.safeParse(['amber', 'salt']).success); // true
 * console.log(Discarded.safeParse([]).success, Discarded.safeParse(['salt', 'amber']).success); // false false
 * ```
 */
export function subset<const Of extends readonly Member[]>(of: Of, min = 0): MemberList<Of> {
  const api = 'subset(of, min)';
  assertMembers(api, of);
  assertInteger(api, 'min', min, 0, of.length);
  return bagSchema({ of: [...of], min, max: of.length, each: 1 });
}

/**
 * A schema of the multisets over a constant tuple: lists of members, repeated or not, in the order of the tuple, at most `max` in all and at
 * most `each` of one. Refuses, by fault, an empty tuple (`input-empty-range`), a member that stands twice (`input-duplicate`) or is neither text nor number (`input-not-json`),
 * and a bound that is not a positive integer (`input-bounds`).
 *
 * @example
 * ```ts
 * import { multiset } from '@quayside/core/sdk';
 *
 * const Load = multiset(['grain', 'salt'], 3, 2);
 *
 * console.log(Load.safeParse(['grain', 'grain', 'salt']).success); // true
 * console.log(Load.safeParse(['grain', 'salt', 'grain']).success); // false
 * ```
 */
export function multiset<const Of extends readonly Member[]>(of: Of, max: number, each: number = max): MemberList<Of> {
  const api = 'multiset(of, max, each)';
  assertMembers(api, of);
  assertInteger(api, 'max', max, 1, LIMIT);
  assertInteger(api, 'each', each, 1, LIMIT);
  return bagSchema({ of: [...of], min: 0, max: Math.min(max, of.length * each), each: Math.min(each, max) });
}

function bagSchema<Of extends readonly Member[]>(bag: Bag): MemberList<Of> {
  const ranks = new Map(bag.of.map((member, rank) => [member, rank]));
  const order = z.check<Of[number][]>((payload) => {
    const at = firstOutOfPlace(payload.value, ranks, bag.each);
    if (at < 0) return;
    const problem = problemAt(payload.value, ranks, at, bag);
    payload.issues.push({ code: 'custom', path: [at], message: problem, params: { problem }, input: payload.value[at] });
  });
  Object.assign(order._zod.def, { bag });
  // The lengths are checks of zod's own as well: JSON Schema shows them, and a list that is too long is refused before it is read.
  return z.array(z.literal<Of[number][]>([...bag.of])).check(z.minLength(bag.min), z.maxLength(bag.max), order);
}

/** The index of the first member that stands before one that belongs behind it, or that comes more than `each` times; -1 if none. */
function firstOutOfPlace(list: readonly Member[], ranks: ReadonlyMap<Member, number>, each: number): number {
  let last = -1;
  let count = 0;
  for (const [at, member] of list.entries()) {
    const rank = ranks.get(member) ?? -1;
    count = rank === last ? count + 1 : 1;
    if (rank < last || count > each) return at;
    last = rank;
  }
  return -1;
}

/** In words for whoever sent it: the members are there, and this one stands in the wrong place. */
function problemAt(list: readonly Member[], ranks: ReadonlyMap<Member, number>, at: number, { of, each }: Bag): string {
  const [before, member] = [list[at - 1] as Member, list[at] as Member];
  if (before === member) return each === 1 ? `${member} stands twice` : `more than ${each} times ${member}`;
  return (ranks.get(member) ?? -1) < 0 ? 'no member of the list' : `out of the order of ${orderText(of)}`;
}

/** So many members are named. */
const NAMED = 8;

function orderText(of: readonly Member[]): string {
  return of.length > NAMED ? `${of.slice(0, NAMED).join(', ')}, …` : of.join(', ');
}

function assertMembers(api: string, of: readonly Member[]): void {
  if (of.length === 0) throw builderFault('input-empty-range', api, 'at least one member', 'none', 'Name the members in a constant tuple.');
  const odd = of.find((member) => typeof member !== 'string' && !Number.isFinite(member));
  if (odd !== undefined) throw builderFault('input-not-json', api, 'strings and finite numbers', String(odd), 'Leave it out.');
  const twice = of.find((member, at) => of.indexOf(member) !== at);
  if (twice !== undefined)
    throw builderFault('input-duplicate', api, 'distinct members', `${JSON.stringify(twice)} twice`, 'Leave one out.');
}

function assertInteger(api: string, name: string, value: number, lo: number, hi: number): void {
  if (Number.isInteger(value) && value >= lo && value <= hi) return;
  throw builderFault('input-bounds', api, `${name} to be an integer from ${lo} to ${hi}`, String(value), `Give a ${name} in that range.`);
}

function builderFault(code: string, api: string, expected: string, received: string, remedy: string): Fault {
  return new Fault({ code, api, expected, received, remedy });
}
