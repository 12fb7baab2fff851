import { DEFAULT_SEED } from './arguments.ts';
import { GAMES } from './games/all.ts';

/** What `--help` prints. */
export function helpText(): string {
  const games = GAMES.map(({ id, name, seats }) => `                   ${id}: ${name}, ${seats} seats unless told otherwise\n`).join('');
  return `Plays matches between simple bots and tells them as people at the table would see them.

  npm run demo -- [options]

  --game <id>      one match of this game; without it one of every game, one after the other
${games}  --seats <n>      how many seats; without --game for every game, so every game must take so many
  --seed <text>    decides every draw and every choice (default ${DEFAULT_SEED}); the same seed gives the same match
  --out <file>     write the transcript of the match there, as JSON; needs a --game
  --verify <file>  replay a transcript instead and compare the hash of every step; the file says which game it is, and --game, --seats and
                   --seed, if given, must be those of the file
  --json           print one line of JSON for each match instead: game, seats, seed, actions, hash, outcome
  --help           print this

Exit codes: 0 done, 2 wrong arguments or an unusable file, 1 a mistake in the demo itself.
`;
}
