// `npm run -s sizes`: what each door weighs, minified and gzipped, and all that a page needs to play a game; what has grown against sizes.json by more than one part in a hundred; whether
// the page that plays Piraeus is within its budget. With `--update`, the record is written. With `--json`, one line for machines. Exit code 1 if something has grown or the page is over
// its budget, 2 for bad arguments.
import { run } from './sizes/run.ts';

process.exitCode = await run(process.argv.slice(2), process);
