import { parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';

/** The seed of the match that is played where none is named. */
export const DEFAULT_SEED = 'harbour';

/** Play a match, of every game where none is named. Without `seats` a game's own usual number. */
export interface PlayCommand {
  readonly do: 'play';
  readonly game: string | undefined;
  readonly seats: number | undefined;
  readonly seed: string;
  /** The file that its transcript goes to. */
  readonly out: string | undefined;
  /** One JSON line instead of the text. */
  readonly json: boolean;
}

/** Replay a transcript. What is `expected` was named beside it and must be what the file was played with. */
export interface VerifyCommand {
  readonly do: 'verify';
  readonly path: string;
  readonly json: boolean;
  readonly expected: { readonly game?: string; readonly seats?: number; readonly seed?: string };
}

/** What the demo can be asked to do. */
export type Command = { readonly do: 'help' } | PlayCommand | VerifyCommand;

/** Reads the arguments of the command line. Whether there is such a game, and one for so many seats, shows later. */
export function readArguments(argv: readonly string[]): Command {
  const { game, seats: count, seed, out, verify, json, help } = parse(argv);
  if (help) return { do: 'help' };
  const seats = count === undefined ? undefined : wholeNumber('--seats', count);
  if (verify === undefined) {
    if (out !== undefined && game === undefined) throw new Complaint('--out needs a --game: a file holds one match');
    return { do: 'play', game, seats, seed: seed ?? DEFAULT_SEED, out, json: json === true };
  }
  if (out !== undefined) throw new Complaint('--out belongs to a match that is played, not to --verify');
  const named = { ...(game !== undefined && { game }), ...(seats !== undefined && { seats }), ...(seed !== undefined && { seed }) };
  return { do: 'verify', path: verify, json: json === true, expected: named };
}

function parse(argv: readonly string[]) {
  try {
    const options = {
      game: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
      verify: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw isParseError(error) ? new Complaint(`${firstSentence(error.message)} (see --help)`) : error;
  }
}

function isParseError(error: unknown): error is Error {
  return error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

/** Node adds advice that fills several lines; what is wrong stands in front of it. */
function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/\. .*$/, '').replace(/\.$/, '');
}

function wholeNumber(option: string, text: string): number {
  if (/^-?\d+$/.test(text)) return Number(text);
  throw new Complaint(`${option} takes a whole number, not ${JSON.stringify(text)}`);
}
