// `npm run -s strength`: plays searches against honest opponents, with paired seeds and rotating seats, and tells whether the lower end of the 95% Wilson interval of
// the victories clears the bar. `--only gdansk` plays some of the matchups, `--iterations 2000` with another budget, `--matches 40` another number. With `--json`, one
// line for machines of each. Exit code 1 if one falls short, 2 for bad arguments.
import { run } from './strength/run.ts';

process.exitCode = await run(process.argv.slice(2), process);
