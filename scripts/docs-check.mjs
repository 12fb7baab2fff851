// `npm run docs:check`: every example of guides and doc comments, compiled and run against the packages as they are packed, and unpacked again: declarations, doors of the manifests, bundled code.
// Arguments go to vitest. `npm test` does the same.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';
import { unpack } from './unpack.mjs';

const stages = [
  bootstrap,
  unpack,
  () => run('tsx', ['scripts/snippets.ts']),
  () => run('tsc', ['-p', 'tsconfig.packed.json']),
  () => run('vitest', ['run', '--project', 'packed', ...process.argv.slice(2)], { env: { QUAYSIDE_DOORS: 'packed' } }),
];
process.exitCode = stages.some((stage) => stage() !== 0) ? 1 : 0;
