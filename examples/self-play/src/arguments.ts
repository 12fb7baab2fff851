import { parseArgs } from 'node:util';
import { BOTS, type BotName, GAMES, type Order } from './games.ts';

/** What the command line asks for; `wrong` says why nothing is played. */
export type Asked =
  | { readonly help: true }
  | { readonly wrong: string }
  | (Order & { readonly game: string; readonly out: string | undefined });

/** What can be asked for. */
export const HELP = `npm run self-play -- [options]: plays matches with a bot on every seat and writes what a network can learn from, a line of JSON each.

  --game     ${Object.keys(GAMES).join(' or ')}; piraeus unless told
  --bot      ${BOTS.join(' or ')}; greedy unless told
  --seats    how many; 3 unless told
  --matches  how many; 1 unless told
  --seed     what decides everything that is left to chance; "self-play" unless told
  --by-seat  tell seats as they are numbered, not from the own one on
  --out      the file to write; the standard output unless told
`;

/** Reads the command line. */
export function readArguments(argv: readonly string[]): Asked {
  const parsed = parse(argv);
  if ('wrong' in parsed) return parsed;
  const { game, bot, seed, out, help } = parsed;
  const [seats, matches] = [Number(parsed.seats), Number(parsed.matches)];
  if (help === true) return { help };
  if (!Object.hasOwn(GAMES, game)) return { wrong: `no game is called "${game}"; there are ${Object.keys(GAMES).join(', ')}` };
  if (!isBot(bot)) return { wrong: `no bot is called "${bot}"; there are ${BOTS.join(', ')}` };
  if (!(Number.isInteger(seats) && Number.isInteger(matches) && matches >= 1)) return { wrong: '--seats and --matches take whole numbers' };
  return { game, bot, seats, matches, seed, out, seatOrder: parsed['by-seat'] === true ? 'by-seat' : 'own-first' };
}

function isBot(name: string): name is BotName {
  return (BOTS as readonly string[]).includes(name);
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        game: { type: 'string', default: 'piraeus' },
        bot: { type: 'string', default: 'greedy' },
        seats: { type: 'string', default: '3' },
        matches: { type: 'string', default: '1' },
        seed: { type: 'string', default: 'self-play' },
        'by-seat': { type: 'boolean' },
        out: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}
