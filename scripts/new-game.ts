// `npm run new-game -- harbour-dice`: copies the template in examples/your-first-game to a new folder of that name and renames everything in it; prints what to do
// next, or with `--json` one line for machines. `--into FOLDER` names the folder; `--tarballs FOLDER` takes the packages from there, as `node scripts/pack.mjs FOLDER` has
// packed them, rather than from the registry; `--help` tells all that. Exit code 2 for bad arguments, a bad name and a folder that is there already.
import { run } from './new-game/run.ts';

process.exitCode = run(process.argv.slice(2), process);
