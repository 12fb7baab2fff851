// `npm run -s api`: whether the API reports in packages/*/api, one for each door, are what the sources would give. With `--update`, they are written. With `--json`, one line for
// machines. Exit code 1 if one differs, 2 for bad arguments.
import { run } from './api/run.ts';

process.exitCode = run(process.argv.slice(2), process);
