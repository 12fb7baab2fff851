// `npm run -s fuzz`: sends 100,000 generated payloads to each game, through every door for data from outside, and tells how they were answered. With `--json`, one
// line for machines: by game `{ payloads, refused, accepted }`, refused by code. `--game`, `--payloads`, `--seed` and `--path` narrow it down. Exit code 1 if a promise is
// broken, and then the smallest payload that breaks it and where it is found again; 2 for bad arguments.
import { run } from './fuzz/run.ts';

process.exitCode = await run(process.argv.slice(2), process);
