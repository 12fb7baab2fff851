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

/** Reads the arguments of the command line; throws {@link BadArguments}. */
export function readArguments(argv: readonly string[]): NewGameArguments {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseWords(argv, { into: text, tarballs: text, json: { type: 'boolean' } });
  const [name, ...more] = positionals;
  if (name === undefined) throw new BadArguments('name the game, such as harbour-dice');
  if (more.length > 0)
    throw new BadArguments(`one name is enough, and hyphens join its words: ${[name, ...more].map((word) => basename(word)).join('-')}`);
  const { into = name, tarballs, json = false } = values;
  return { name, into, tarballs, json };
}
