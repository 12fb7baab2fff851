import { isTest, readSources, readText, type SourceFile } from '../sources.ts';
import { parseIdList } from './ids.ts';
import type { LedgerInput, NotApplicable } from './ledger.ts';

const games = ['packages/gdansk/src', 'packages/piraeus/src'];

/** Reads from the repository what the ledger looks at. */
export function readLedgerInput(): LedgerInput {
  return {
    ids: parseIdList(readText('tests/rules/ids.txt')),
    refusals: parseIdList(readText('tests/rules/refusals.txt')),
    notApplicable: JSON.parse(readText('tests/rules/not-applicable.json')) as NotApplicable[],
    code: games.flatMap(readSources).filter(({ path }) => !isTest(path)),
    tests: readTests(),
  };
}

/** Every test of the repository. */
export function readTests(): readonly SourceFile[] {
  return ['packages', 'examples', 'tests'].flatMap(readSources).filter(({ path }) => path.endsWith('.test.ts'));
}
