import { type Command, type PlayCommand, readArguments, type VerifyCommand } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { readJson, writeJson } from './files.ts';
import { findGame, GAMES, gameOf } from './games/all.ts';
import { helpText } from './help.ts';
import type { Line } from './report/line.ts';

/** Where the demo writes: results to one stream, complaints and notes to the other. `process` is one. */
export interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** Does what the arguments say and gives the exit code: 0, or 2 after a complaint. Throws what is a mistake in the program. */
export function run(argv: readonly string[], streams: Streams): number {
  try {
    obey(readArguments(argv), streams);
    return 0;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    streams.stderr.write(`demo: ${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    return 2;
  }
}

function obey(command: Command, streams: Streams): void {
  switch (command.do) {
    case 'help':
      streams.stdout.write(helpText());
      return;
    case 'play':
      play(command, streams);
      return;
    case 'verify':
      verify(command, streams);
      return;
  }
}

/** Nothing is written before it is known that every game can be played; and a path that cannot be written leaves standard output empty. */
function play({ game: id, seats, seed, out, json }: PlayCommand, { stdout, stderr }: Streams): void {
  const games = id === undefined ? GAMES : [findGame(id)];
  for (const game of games) {
    const problem = game.problemWith(seats ?? game.seats, seed);
    if (problem !== null) throw new Complaint(id === undefined ? `${problem}; --game names one game` : problem);
  }
  for (const [index, game] of games.entries()) {
    const played = game.play(seats ?? game.seats, seed);
    if (out !== undefined) writeJson(out, played.transcript);
    stdout.write(json ? oneLine(played.line) : `${index > 0 ? BETWEEN : ''}${played.text()}`);
    if (out !== undefined && !json) stderr.write(`Transcript written to ${out}\n`);
  }
}

/** What sets one match apart from the next. */
const BETWEEN = `\n${'='.repeat(80)}\n\n`;

function verify({ path, json, expected }: VerifyCommand, { stdout }: Streams): void {
  const transcript = readJson(path);
  try {
    const game = gameOf(transcript);
    const verified = game.verify(transcript);
    for (const [name, value] of Object.entries(expected)) {
      const found = verified[name as keyof typeof expected];
      if (found !== value) throw new Complaint(`it was played with --${name} ${found}, not ${value}`);
    }
    stdout.write(json ? oneLine(verified) : `${path}: ${game.name}, ${verifiedText(verified)}\n`);
  } catch (error) {
    throw error instanceof Complaint ? new Complaint(`${path}: ${error.message}`) : error;
  }
}

function verifiedText({ seats, seed, actions, hash }: Line): string {
  return `${seats} seats, seed ${JSON.stringify(seed)}: all ${actions} actions replayed, every hash is as recorded, the last one ${hash}`;
}

function oneLine(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}
