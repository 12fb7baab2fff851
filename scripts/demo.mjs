// `npm run demo -- …`: the demo against the built packages, as a user would have them. Only the demo writes to standard output.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { run } from './run.mjs';

process.exitCode = bootstrap() || build() || run('tsx', ['examples/demo/src/main.ts', ...process.argv.slice(2)]);
