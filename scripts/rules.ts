// `npm run -s rules`: which rules of the games are cited by code and shown by tests, and what the others lack.
// With `--json`, one line for machines.
import { buildLedger } from './ledger/ledger.ts';
import { readLedgerInput } from './ledger/read.ts';

const { total, covered, notApplicable, missing, unknown } = buildLedger(readLedgerInput());

if (process.argv.includes('--json')) {
  const counts = { total, covered: covered.length, notApplicable: notApplicable.length };
  console.log(JSON.stringify({ ...counts, missing: missing.map(({ id }) => id) }));
} else {
  for (const { id, lacks } of missing) console.log(`${id.padEnd(8)} ${lacks.join(', ')}`);
  for (const { id, path } of unknown) console.log(`${id.padEnd(8)} does not exist, but is cited in ${path}`);
  console.log(`${total} rules: ${covered.length} covered, ${notApplicable.length} not applicable, ${missing.length} missing`);
}
