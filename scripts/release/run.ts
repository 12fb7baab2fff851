import { complain, parseOptions, type Streams } from '../command-line.ts';
import { checkRelease, type ReleaseLine } from './check.ts';
import { openScratch } from './scratch.ts';

/** Checks what would be released, and gives the exit code: 0, 1 where something stands against it, 2 for bad arguments. */
export function run(argv: readonly string[], streams: Streams, check: () => ReleaseLine = checkCopy): number {
  try {
    const { json = false } = parseOptions(argv, { json: { type: 'boolean' } });
    const line = check();
    streams.stdout.write(json ? `${JSON.stringify(line)}\n` : textOf(line));
    return line.checks.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } catch (error) {
    return complain('release:check', streams, error);
  }
}

/** Checks in a copy, which is gone afterwards. */
export function checkCopy(): ReleaseLine {
  const scratch = openScratch();
  try {
    return checkRelease(scratch);
  } finally {
    scratch.close();
  }
}

function textOf({ versions, checks }: ReleaseLine): string {
  const verdicts = checks.flatMap(({ name, problems }) => [
    `${problems.length === 0 ? 'holds' : 'FAILS'}  ${name}`,
    ...problems.map((problem) => `       ${problem}`),
  ]);
  return `${[...verdicts, ...Object.entries(versions).map(([name, version]) => `${name} ${version}`)].join('\n')}\n`;
}
