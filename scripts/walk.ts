// `npm run -s walk -- --game piraeus --matches 300 --seed 1`: plays matches of a game by a seed, some of them under every law, steered towards what none
// has come to, and tells what was come to. With `--json`, one line for machines. Exit code 1 if a law is broken, 2 for bad arguments.
import { run } from './walk/run.ts';

process.exitCode = run(process.argv.slice(2), process);
