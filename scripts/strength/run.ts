import { BadArguments, complain, type Streams } from '../command-line.ts';
import { readArguments, type StrengthArguments } from './arguments.ts';
import { lineOf, type StrengthLine, textOf } from './line.ts';
import type { Matchup } from './matchup.ts';
import { MATCHUPS } from './matchups.ts';
import { playAll } from './pool.ts';

/** Plays all matchups that are asked for and gives the exit code: 0, 1 where one falls short, 2 for bad arguments. */
export async function run(argv: readonly string[], streams: Streams): Promise<number> {
  try {
    const wanted = readArguments(argv);
    const matchups = MATCHUPS.filter(({ name }) => name.includes(wanted.only));
    if (matchups.length === 0) throw new BadArguments(`no matchup is called so; there is ${MATCHUPS.map(({ name }) => name).join(', ')}`);
    let exitCode = 0;
    for (const matchup of matchups) {
      const line = await measure(matchup, wanted);
      streams.stdout.write(wanted.json ? `${JSON.stringify(line)}\n` : `${textOf(line)}\n`);
      if (!line.holds) exitCode = 1;
    }
    return exitCode;
  } catch (error) {
    return complain('strength', streams, error);
  }
}

async function measure(matchup: Matchup, wanted: StrengthArguments): Promise<StrengthLine> {
  const { iterations = matchup.iterations, matches = matchup.matches, processes } = wanted;
  const jobs = Array.from({ length: matches }, (_, number) => ({ matchup: matchup.name, number, iterations }));
  return lineOf(matchup, iterations, await playAll(jobs, processes));
}
