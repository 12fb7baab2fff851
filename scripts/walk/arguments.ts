import { BadArguments, parseOptions, wholeNumber } from '../command-line.ts';

/** What `npm run walk` is asked for. */
export interface WalkArguments {
  readonly game: string;
  readonly matches: number;
  /** So many of them are walked under every law. */
  readonly closely: number;
  readonly seed: string;
  readonly json: boolean;
}

/** One match in so many is walked under every law, unless told. */
const ONE_IN = 25;

/** Reads the arguments of the command line; throws {@link BadArguments}. */
export function readArguments(argv: readonly string[], games: readonly string[]): WalkArguments {
  const { game, matches: many = '100', closely, seed = '1', json = false } = parse(argv);
  if (game === undefined) throw new BadArguments(`name a --game: ${games.join(', ')}`);
  if (!games.includes(game)) throw new BadArguments(`there is no game "${game}": --game takes ${games.join(', ')}`);
  const matches = wholeNumber('--matches', many, 1);
  const close = closely === undefined ? Math.ceil(matches / ONE_IN) : wholeNumber('--closely', closely, 0);
  if (close > matches) throw new BadArguments(`--closely takes ${matches} at most, the number of matches`);
  return { game, matches, closely: close, seed, json };
}

function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  return parseOptions(argv, { game: text, matches: text, closely: text, seed: text, json: { type: 'boolean' } });
}
