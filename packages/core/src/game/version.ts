import { compareVersions as compare, satisfies } from 'compare-versions';
import { Fault } from '../model/fault.ts';

/** A version as games and the contract have them: three numbers, no tags. */
const VERSION = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

/** One comparator of a range: `1.2.0`, `^1.2.0`, `~1.2`, `>=1`, `<2`. */
const COMPARATOR = /^(\^|~|>=|<=|>|<|=)?(0|[1-9]\d{0,8})(\.(0|[1-9]\d{0,8})){0,2}$/;

/** Whether a text is a version such as `1.0.0`. Takes whatever comes. */
export function isVersion(text: unknown): text is string {
  return typeof text === 'string' && VERSION.test(text);
}

/**
 * The order of two versions: negative if the first is older, zero if they are the same. Refuses, by the fault `bad-version`, what is not three numbers with dots.
 *
 * @example
 * ```ts
 * import { compareVersions } from '@quayside/core';
 *
 * console.log(['1.10.0', '1.9.0'].sort(compareVersions)); // [ '1.9.0', '1.10.0' ]
 * ```
 */
export function compareVersions(one: string, other: string): number {
  for (const version of [one, other]) if (!isVersion(version)) throw badVersion(version);
  return compare(one, other);
}

function badVersion(received: unknown): Fault {
  return new Fault({
    code: 'bad-version',
    api: 'compareVersions(one, other)',
    expected: 'a version such as 1.0.0',
    received: String(received),
    remedy: 'Ask only about versions of rules or of the contract.',
  });
}

/**
 * Whether a text is a range of versions: comparators that all have to hold, with `||` between alternatives, e.g. `^1.2.0` or `>=1.2.0 <3.0.0`. Takes
 * whatever comes.
 */
export function isRange(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 200) return false;
  return text.split('||').every((part) => part.trim() !== '' && comparators(part).every((comparator) => COMPARATOR.test(comparator)));
}

/** Whether a version lies in a range; both are well-formed. */
export function inRange(version: string, range: string): boolean {
  return range.split('||').some((part) => comparators(part).every((comparator) => satisfies(version, comparator)));
}

function comparators(part: string): string[] {
  return part.trim().split(/\s+/);
}
