// `npm run -s consumers`: packs the packages, installs them into clean projects outside this repository, and plays a match of each game in every kind of project and runtime that
// somebody may have. Prints for each the hash that it came to, and whether it is the one that the sources here come to. With `--json`, one line for machines. What cannot be tried on
// this machine says so (`holds` is null). Exit code 1 if one differs or fails, 2 for bad arguments.
import { run } from './consumers/run.ts';

process.exitCode = await run(process.argv.slice(2), process);
