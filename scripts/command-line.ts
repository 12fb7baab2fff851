import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Something that whoever called a command can put right: it is told in one line, and the exit code is 2. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/** Where a command writes: results to one stream, complaints to the other. `process` is one. */
export interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** What a command does with an error: it tells of {@link BadArguments} in one line and gives the exit code 2; what else went wrong is thrown on. */
export function complain(command: string, { stderr }: Pick<Streams, 'stderr'>, error: unknown): number {
  if (!(error instanceof BadArguments)) throw error;
  stderr.write(`${command}: ${error.message}\n`);
  return 2;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of a command line; throws {@link BadArguments}. */
export function parseOptions<const O extends Options>(argv: readonly string[], options: O) {
  return parse({ args: [...argv], options }).values;
}

/** The options of a command line, and the words beside them; throws {@link BadArguments}. */
export function parseWords<const O extends Options>(argv: readonly string[], options: O) {
  return parse({ args: [...argv], options, allowPositionals: true });
}

function parse<const C extends ParseArgsConfig>(config: C) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice after the first sentence.
    throw new BadArguments(error instanceof Error ? (error.message.split(/\n|\. /)[0] ?? error.message) : String(error));
  }
}

/** A whole number of at most seven digits. */
export function wholeNumber(option: string, text: string, least: number): number {
  if (/^\d{1,7}$/.test(text) && Number(text) >= least) return Number(text);
  throw new BadArguments(`${option} takes a whole number from ${least} to 9999999, not "${text}"`);
}
