import { parseArgs } from 'node:util';
import { BadArguments } from '../command-line.ts';

/** What `npm run strength` is asked for. */
export interface StrengthArguments {
  /** Only matchups whose names contain this. */
  readonly only: string;
  /** Instead of what each matchup asks for. */
  readonly iterations?: number;
  readonly matches?: number;
  readonly processes: number;
  readonly json: boolean;
}

/** Reads the arguments of the command line; throws {@link BadArguments}. */
export function readArguments(argv: readonly string[]): StrengthArguments {
  const { only = '', json = false, iterations, matches, processes } = parse(argv);
  return {
    only,
    json,
    processes: wholeNumber('processes', processes) ?? 2,
    ...given('iterations', wholeNumber('iterations', iterations)),
    ...given('matches', wholeNumber('matches', matches)),
  };
}

function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { only: text, iterations: text, matches: text, processes: text, json: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new BadArguments((error as Error).message.split('\n')[0]);
  }
}

function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9][0-9]{0,6}$/.test(value)) throw new BadArguments(`--${name} takes a whole number from 1, not ${JSON.stringify(value)}`);
  return Number(value);
}

function given<K extends string>(key: K, value: number | undefined): Partial<Record<K, number>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, number>);
}
