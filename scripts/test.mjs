// `npm test`: install, build, type-check, lint, test. Arguments go to vitest: `npm test -- packages/core`.
// A stage that fails does not keep the later ones from speaking, but the whole fails, and the closing line counts it.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { run } from './run.mjs';
import { unpack } from './unpack.mjs';

if (bootstrap() !== 0) {
  process.stderr.write('The installation failed: nothing could be tested.\n');
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const stages = {
  build,
  'packing and unpacking': unpack,
  snippets: () => run('tsx', ['scripts/snippets.ts']),
  typecheck: () => run('tsc', ['-b']),
  'examples on what is packed': () => run('tsc', ['-p', 'tsconfig.packed.json']),
  lint: () => run('biome', ['check', '--error-on-warnings']),
};
const failed = Object.keys(stages).filter((name) => stages[name]() !== 0);
if (failed.length > 0) process.stderr.write(`Failed before the tests: ${failed.join(', ')}\n`);

// Examples run on the packages as they are packed, if they are.
const doors = failed.includes('packing and unpacking') ? {} : { QUAYSIDE_DOORS: 'packed' };
const tests = run('vitest', ['run', '--allowOnly=false', ...process.argv.slice(2)], {
  env: { QUAYSIDE_FAILED_STAGES: failed.join(','), ...doors },
});
process.exitCode = failed.length > 0 ? 1 : tests;
