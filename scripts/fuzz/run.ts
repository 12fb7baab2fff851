import { type FuzzLine, fuzz } from '../../tests/fuzz/fuzz.ts';
import { CANDIDATES, type Candidate } from '../../tests/promises/games.ts';
import { BadArguments } from '../bad-arguments.ts';
import { readArguments } from './arguments.ts';

/** Where the command writes: results to one stream, complaints to the other. `process` is one. */
export interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** Fuzzes, writes what was answered, and gives the exit code: 0, 1 where a promise is broken, 2 for bad arguments. */
export async function run(
  argv: readonly string[],
  { stdout, stderr }: Streams,
  candidates: readonly Candidate[] = CANDIDATES,
): Promise<number> {
  try {
    const names = candidates.map(({ name }) => name);
    const { games, json, payloads, seed, path } = readArguments(argv, names);
    const lines: [string, FuzzLine][] = [];
    for (const candidate of candidates.filter(({ name }) => games.includes(name))) {
      const line = await fuzz(candidate, { payloads, seed, ...(path === undefined ? {} : { path }) });
      lines.push([candidate.name, line]);
      if (!json) stdout.write(textOf(candidate.name, line));
    }
    if (json) stdout.write(`${JSON.stringify(Object.fromEntries(lines.map(([name, line]) => [name, forMachines(line)])))}\n`);
    return lines.some(([, { failure }]) => failure !== null) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    stderr.write(`fuzz: ${error.message}\n`);
    return 2;
  }
}

function forMachines({ failure, ...line }: FuzzLine): object {
  return failure === null ? line : { ...line, failure };
}

function textOf(name: string, { payloads, refused, accepted, failure }: FuzzLine): string {
  const codes = Object.entries(refused).sort(([, one], [, other]) => other - one);
  const lines = [
    `${name}: ${payloads} payloads, ${accepted} accepted`,
    ...codes.map(([code, times]) => `  ${code.padEnd(22)} ${times}`),
    failure === null
      ? '  no promise was broken'
      : `  broken (${failure.door}): ${failure.problem}\n  --seed ${failure.seed} --path ${failure.path}\n  ${JSON.stringify(failure.payload)}`,
  ];
  return `${lines.join('\n')}\n`;
}
