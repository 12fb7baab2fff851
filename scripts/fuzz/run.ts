import { type FuzzLine, fuzz } from '../../tests/fuzz/fuzz.ts';
import { CANDIDATES, type Candidate } from '../../tests/promises/games.ts';
import { complain, type Streams } from '../command-line.ts';
import { readArguments } from './arguments.ts';

/** Fuzzes, writes what was answered, and gives the exit code: 0, 1 where a promise is broken, 2 for bad arguments. */
export async function run(argv: readonly string[], streams: Streams, candidates: readonly Candidate[] = CANDIDATES): Promise<number> {
  try {
    const names = candidates.map(({ name }) => name);
    const { games, json, payloads, seed, path } = readArguments(argv, names);
    const lines: [string, FuzzLine][] = [];
    for (const candidate of candidates.filter(({ name }) => games.includes(name))) {
      const line = await fuzz(candidate, { payloads, seed, ...(path === undefined ? {} : { path }) });
      lines.push([candidate.name, line]);
      if (!json) streams.stdout.write(textOf(candidate.name, line));
    }
    if (json) streams.stdout.write(`${JSON.stringify(Object.fromEntries(lines.map(([name, line]) => [name, forMachines(line)])))}\n`);
    return lines.some(([, { failure }]) => failure !== null) ? 1 : 0;
  } catch (error) {
    return complain('fuzz', streams, error);
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
