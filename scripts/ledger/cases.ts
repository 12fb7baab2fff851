import type { SourceFile } from '../sources.ts';
import { findTestCalls } from './test-calls.ts';

/** A small input on which real software went wrong, in our own words. */
export interface Case {
  readonly number: number;
  /** What it is about, e.g. `undo`. */
  readonly kind: string;
  /** What happens, and what is right. */
  readonly says: string;
  /** The codes of rejections that belong to it. */
  readonly codes: readonly string[];
  /** What of it cannot come about here, and why. */
  readonly apart?: string;
}

/** A case that cannot come about here, and why. */
export interface CaseApart {
  readonly number: number;
  readonly reason: string;
}

/** Everything that the ledger of cases looks at. */
export interface CaseLedgerInput {
  readonly cases: readonly Case[];
  readonly notApplicable: readonly CaseApart[];
  readonly tests: readonly SourceFile[];
}

export interface CaseLedger {
  readonly total: number;
  readonly covered: readonly number[];
  readonly notApplicable: readonly number[];
  readonly missing: readonly number[];
  /** Numbers that titles name and that are no case, and where. */
  readonly unknown: readonly { readonly number: number; readonly path: string }[];
}

/** The case that a title names, after the promises and rules that it begins with: `P11 case 22: draw, look, undo` gives 22. */
export function caseOf(title: string): number | undefined {
  const [, number] = /^(?:[A-Z][\w.]*[\s,]+)*case (\d+):/.exec(title) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Compares the cases with the tests that bear their numbers. */
export function buildCaseLedger({ cases, notApplicable, tests }: CaseLedgerInput): CaseLedger {
  const named = tests.flatMap(({ path, text }) => findTestCalls(path, text).map(({ title }) => ({ path, number: caseOf(title) })));
  const tested = new Set(named.map(({ number }) => number));
  const apart = new Set(notApplicable.map(({ number }) => number));
  const numbers = cases.map(({ number }) => number);
  return {
    total: numbers.length,
    covered: numbers.filter((number) => tested.has(number)),
    notApplicable: numbers.filter((number) => apart.has(number)),
    missing: numbers.filter((number) => !tested.has(number) && !apart.has(number)),
    unknown: named.flatMap(({ number, path }) => (number === undefined || numbers.includes(number) ? [] : [{ number, path }])),
  };
}
