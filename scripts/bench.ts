// `npm run bench`: what is promised about speed, each figure with its floor and whether it holds. With `--json`, one line for machines. Exit code 1 if one falls short, 2 for bad
// arguments. Contestants agree on what they play before they are timed; each runs in processes of its own, in turn with the others, and medians are compared.
import { parseArgs } from 'node:util';
import { bundleContestants } from './bench/bundle.ts';
import { connectFourFigures, type Figure, gameFigures, longFigures } from './bench/figures.ts';

async function main(): Promise<number> {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const folder = await bundleContestants();
  const parts = [connectFourFigures, (at: string) => gameFigures(at, 'piraeus'), (at: string) => gameFigures(at, 'gdansk'), longFigures];
  const figures = parts.flatMap((part) => {
    const found = part(folder);
    if (!json) for (const figure of found) console.log(line(figure));
    return found;
  });
  if (json) console.log(JSON.stringify({ figures }));
  return figures.every(({ holds }) => holds) ? 0 : 1;
}

function line({ name, value, least, most, holds }: Figure): string {
  const bound = least === undefined ? `at most ${Number(most?.toPrecision(3))}` : `at least ${least}`;
  return `${holds ? 'holds     ' : 'FALLS SHORT'} ${String(value).padStart(9)}  (${bound})  ${name}`;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof TypeError) || !String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error;
  process.stderr.write(`bench: ${error.message.split('\n')[0]}\n`);
  process.exitCode = 2;
}
