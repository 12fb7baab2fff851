import { readText } from '../sources.ts';
import type { Case, CaseApart, CaseLedgerInput } from './cases.ts';
import { readTests } from './read.ts';

/** Reads from the repository what the ledger of cases looks at. */
export function readCaseLedgerInput(): CaseLedgerInput {
  return {
    cases: JSON.parse(readText('tests/cases/cases.json')) as Case[],
    notApplicable: JSON.parse(readText('tests/cases/not-applicable.json')) as CaseApart[],
    tests: readTests(),
  };
}
