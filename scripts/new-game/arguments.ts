import { basename } from 'node:path';
import { BadArguments, parseWords } from '../command-line.ts';

/** What `npm run new-game` is asked for. */
export interface NewGameArguments {
  readonly name: string;
  /** The folder of the game; its name unless told. */
  readonly into: string;
  /** Where the packed packages lie; the registry has them if left out. */
  readonly tarballs: string | undefined;
  readonly json: boolean;
}

/** What `--help` prints. */
export const HELP = `Makes a small complete game in a folder of its own, to be changed into another.

  npm run new-game -- <name> [options]

  <name>               what the game is called: small letters and digits with single hyphens between, such as harbour-dice
  --into <folder>      where it is written; a folder of that name unless told, and never one that is there already
  --tarballs <folder>  take the packages from there, as node scripts/pack.mjs <folder> has packed them, and not from the registry
  --json               print one line of JSON instead: name, folder, files, packages
  --help               print this

Exit codes: 0 done, 2 wrong arguments or a folder that is there already; then nothing was written.
`;

/** What the command line asks for: a game, or how to ask for one. */
export type Command = { readonly do: 'help' } | ({ readonly do: 'make' } & NewGameArguments);

/** Reads the arguments of the command line; throws {@link BadArguments}. */
export function readArguments(argv: readonly string[]): Command {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = parseWords(argv, { into: text, tarballs: text, json: flag, help: flag });
  if (values.help) return { do: 'help' };
  const [name, ...more] = positionals;
  if (name === undefined) throw new BadArguments('name the game, such as harbour-dice; --help tells more');
  if (more.length > 0)
    throw new BadArguments(`one name is enough, and hyphens join its words: ${[name, ...more].map((word) => basename(word)).join('-')}`);
  const { into = name, tarballs, json = false } = values;
  return { do: 'make', name, into, tarballs, json };
}
