import { closeSync, openSync, writeSync } from 'node:fs';
import { HELP, readArguments } from './arguments.ts';
import { GAMES } from './games.ts';

/** Where it writes to. */
export interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** Does what the command line asks for; gives the exit code. */
export function run(argv: readonly string[], { stdout, stderr }: Streams): number {
  const asked = readArguments(argv);
  if ('help' in asked) {
    stdout.write(HELP);
    return 0;
  }
  if ('wrong' in asked) {
    stderr.write(`self-play: ${asked.wrong}\n`);
    return 2;
  }
  const { game, out } = asked;
  const file = out === undefined ? undefined : openSync(out, 'w');
  try {
    // A line at a time: no more than one match is ever held in memory.
    for (const line of GAMES[game]?.(asked) ?? []) {
      const text = `${JSON.stringify(line)}\n`;
      if (file === undefined) stdout.write(text);
      else writeSync(file, text);
    }
    return 0;
  } catch (error) {
    // Such as a number of seats that the game is not played with.
    if (!(error instanceof Error && error.name === 'Fault')) throw error;
    stderr.write(`self-play: ${error.message}\n`);
    return 2;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
