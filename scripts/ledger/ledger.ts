import type { SourceFile } from '../sources.ts';
import { citedIds, leadingIds } from './ids.ts';
import { findTestCalls } from './test-calls.ts';

/** A rule that no program can show, and why. */
export interface NotApplicable {
  readonly id: string;
  readonly reason: string;
}

/** Everything that the ledger looks at. */
export interface LedgerInput {
  /** Every rule there is. */
  readonly ids: readonly string[];
  /** The rules that refuse a move: a test must have received the refusal. */
  readonly refusals: readonly string[];
  readonly notApplicable: readonly NotApplicable[];
  /** Sources of the games, tests excluded. */
  readonly code: readonly SourceFile[];
  readonly tests: readonly SourceFile[];
}

export type Lack = 'no code' | 'no test' | 'no refusal';

/** A rule that is not covered, and what it lacks. */
export interface MissingRule {
  readonly id: string;
  readonly lacks: readonly Lack[];
}

/** A citation of a rule that does not exist. */
export interface UnknownCitation {
  readonly id: string;
  readonly path: string;
}

export interface Ledger {
  readonly total: number;
  readonly covered: readonly string[];
  readonly notApplicable: readonly string[];
  readonly missing: readonly MissingRule[];
  readonly unknown: readonly UnknownCitation[];
}

/** Worked examples and errata say nothing that code could cite: for them a test is enough. */
const testAlone = /^(?:GD\.V|PI\.W|GD\.X|PI\.X)\d/;

/** Compares the rules with the code that cites them and the tests that show them. */
export function buildLedger(input: LedgerInput): Ledger {
  const tests = input.tests.map(({ path, text }) => ({ path, calls: findTestCalls(path, text) }));
  const calls = tests.flatMap((file) => file.calls);
  const cited = new Set(input.code.flatMap(({ text }) => citedIds(text)));
  const tested = new Set(calls.flatMap(({ title }) => leadingIds(title)));
  const received = new Set(calls.flatMap(({ refusals }) => refusals));
  const refusing = new Set(input.refusals);
  const exempt = new Set(input.notApplicable.map(({ id }) => id));

  const lacksOf = (id: string): readonly Lack[] => [
    ...(cited.has(id) || testAlone.test(id) ? [] : (['no code'] as const)),
    ...(tested.has(id) ? [] : (['no test'] as const)),
    ...(received.has(id) || !refusing.has(id) ? [] : (['no refusal'] as const)),
  ];
  const rows = input.ids.map((id) => ({ id, lacks: lacksOf(id) }));

  const known = new Set(input.ids);
  const citations = [
    ...input.code.map(({ path, text }) => ({ path, ids: citedIds(text) })),
    ...tests.map(({ path, calls }) => ({
      path,
      ids: citedIds(calls.map(({ title, refusals }) => [title, ...refusals].join('\n')).join('\n')),
    })),
  ];
  return {
    total: rows.length,
    covered: rows.filter(({ lacks }) => lacks.length === 0).map(({ id }) => id),
    notApplicable: [...exempt],
    missing: rows.filter(({ id, lacks }) => lacks.length > 0 && !exempt.has(id)),
    unknown: citations.flatMap(({ path, ids }) => ids.filter((id) => !known.has(id)).map((id) => ({ id, path }))),
  };
}
