import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Something that whoever called a command can put right: it is told in one line, and the exit code is 2. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/** The options of a command line; throws {@link BadArguments}. */
export function parseOptions<const O extends NonNullable<ParseArgsConfig['options']>>(argv: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...argv], options }).values;
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
