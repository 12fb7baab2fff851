import { BadArguments, parseOptions, wholeNumber } from '../command-line.ts';

/** What `npm run fuzz` is asked for. */
export interface FuzzArguments {
  readonly games: readonly string[];
  /** Per game. */
  readonly payloads: number;
  readonly seed: number;
  /** Where an earlier run with this seed found something. */
  readonly path: string | undefined;
  readonly json: boolean;
}

/** Reads the arguments of the command line; throws {@link BadArguments}. */
export function readArguments(argv: readonly string[], games: readonly string[]): FuzzArguments {
  const text = { type: 'string' } as const;
  const options = { game: text, payloads: text, seed: text, path: text, json: { type: 'boolean' } } as const;
  const { game, payloads = '100000', seed = '1', path, json = false } = parseOptions(argv, options);
  if (game !== undefined && !games.includes(game)) throw new BadArguments(`there is no game "${game}": --game takes ${games.join(', ')}`);
  if (path !== undefined && !/^\d+(:\d+)*$/.test(path)) throw new BadArguments(`--path takes what a run has printed, not "${path}"`);
  if (path !== undefined && game === undefined) throw new BadArguments('--path is of one --game');
  return {
    games: game === undefined ? games : [game],
    payloads: wholeNumber('--payloads', payloads, 1),
    seed: wholeNumber('--seed', seed, 0),
    path,
    json,
  };
}
