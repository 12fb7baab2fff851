// `npm run -s mutants`: tries the testkit on wrong copies of the toy game, each with one fault, and tells which law found it and in how many actions it
// can be shown. The right game is tried first: a kit that objects to that has found nothing. With `--json`, one line for machines. Exit code 1 if one of them goes
// unnoticed, 2 for bad arguments.
import { parseArgs } from 'node:util';
import { kill, MUTANTS, tryToy } from '../tests/mutants/run.ts';
import { toy } from '../tests/toy/game.ts';

function main(): number {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  tryToy(toy, 'mutants');
  const results = MUTANTS.map((mutant) => {
    const killed = kill(mutant);
    if (!json) console.log(`${(killed.law ?? 'SURVIVES').padEnd(24)} ${String(killed.actions ?? '-').padStart(3)}  ${killed.name}`);
    return killed;
  });
  const survivors = results.filter(({ law }) => law === null).map(({ name }) => name);
  const short = results.filter(({ actions }) => actions !== null && actions <= 10).length;
  const counts = { total: results.length, killed: results.length - survivors.length, survivors };
  console.log(
    json ? JSON.stringify({ ...counts, short }) : `${counts.killed} of ${counts.total} found, ${short} of them in ten actions or fewer`,
  );
  return survivors.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof TypeError) || !String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error;
  process.stderr.write(`mutants: ${error.message.split('\n')[0]}\n`);
  process.exitCode = 2;
}
