import { DEFAULT_GAME, DEFAULT_SEED } from './arguments.ts';
import { GAMES } from './games/all.ts';

/** What `--help` prints. */
export function helpText(): string {
  const games = GAMES.map(({ id, name, seats }) => `                   ${id}: ${name}, ${seats} seats unless told otherwise\n`).join('');
  return `Plays a match between simple bots and tells it as people at the table would see it.

  npm run demo -- [options]

  --game <id>      the game (default ${DEFAULT_GAME})
${games}  --seats <n>      how many seats
  --seed <text>    decides every draw and every choice (default ${DEFAULT_SEED}); the same seed gives the same match
  --out <file>     write the transcript of the match there, as JSON
  --verify <file>  replay a transcript instead and compare the hash of every step; --game, --seats and --seed, if given, must be those of the file
  --json           print one line of JSON instead: game, seats, seed, actions, hash, outcome
  --help           print this

Exit codes: 0 done, 2 wrong arguments or an unusable file, 1 a mistake in the demo itself.
`;
}
