// `npm run docs:check`: every example of guides and doc comments, compiled and run against the packages as they are built: declarations, doors of the manifests, bundled code.
// Arguments go to vitest. `npm test` does the same.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { run } from './run.mjs';

const stages = [
  bootstrap,
  build,
  () => run('tsx', ['scripts/snippets.ts']),
  () => run('tsc', ['-p', 'tsconfig.built.json']),
  () => run('vitest', ['run', '--project', 'built', ...process.argv.slice(2)], { env: { QUAYSIDE_DOORS: 'built' } }),
];
process.exitCode = stages.some((stage) => stage() !== 0) ? 1 : 0;
