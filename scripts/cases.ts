// `npm run -s cases`: which of the cases on which real software went wrong are shown by tests, by their titles. With `--json`, one line for machines. Exit code 1 if one
// is missing, or a title names a case that does not exist.
import { buildCaseLedger } from './ledger/cases.ts';
import { readCaseLedgerInput } from './ledger/read-cases.ts';

const input = readCaseLedgerInput();
const { total, covered, notApplicable, missing, unknown } = buildCaseLedger(input);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ total, covered: covered.length, notApplicable: notApplicable.length, missing }));
} else {
  for (const number of missing) console.log(`case ${number} has no test: ${input.cases.find((each) => each.number === number)?.says}`);
  for (const { number, path } of unknown) console.log(`case ${number} does not exist, but is named in ${path}`);
  console.log(`${total} cases: ${covered.length} covered, ${notApplicable.length} not applicable, ${missing.length} missing`);
}
process.exitCode = missing.length + unknown.length === 0 ? 0 : 1;
