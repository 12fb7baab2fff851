// `npm run -s release:check`: whether a release could be made now. In a copy of the repository it lets changesets make the next versions, packs the packages and looks at what would be
// published: versions, changelogs, metadata, contents, ranges between packages, publint, attw. Prints what stands against it, and the versions that there would be. With `--json`, one
// line for machines. Exit code 1 if something does, 2 for bad arguments.
import { run } from './release/run.ts';

process.exitCode = run(process.argv.slice(2), process);
