import { ALL_LAWS, Coverage, type CoverageCounts, LawBroken, pickUniformly, shrink, walk, walkInPlace } from '@quayside/testkit';
import { complain, type Streams } from '../command-line.ts';
import { readArguments, type WalkArguments } from './arguments.ts';
import { WALKED, type WalkedGame } from './games.ts';

/** What a walk of many matches found. */
export interface WalkLine {
  readonly game: string;
  readonly seed: string;
  /** Matches played, and those of them that were walked under every law. */
  readonly matches: number;
  readonly closely: number;
  readonly actions: number;
  readonly coverage: CoverageCounts;
  /** What no match came to, e.g. `ends.round-cap`; what the game declares unreachable is not in it. */
  readonly missing: readonly string[];
  /** The first law that was broken, in as few actions as were found to show it; with it the walk ends. */
  readonly broken: BrokenLine | null;
}

/** What is told of a broken law. */
export interface BrokenLine {
  readonly law: string;
  readonly promise: string;
  readonly step: number;
  readonly difference: string;
  /** TypeScript to be pasted into a test. */
  readonly replay: string;
}

/** Under every law, a match is walked for so many actions. */
const CLOSE_ACTIONS = 150;

/** Walks, writes what was found, and gives the exit code: 0, 1 where a law is broken, 2 for bad arguments. */
export function run(argv: readonly string[], streams: Streams, games = WALKED): number {
  try {
    const wanted = readArguments(argv, Object.keys(games));
    const line = walkMany(games[wanted.game] as WalkedGame, wanted);
    streams.stdout.write(wanted.json ? `${JSON.stringify(line)}\n` : textOf(line));
    return line.broken === null ? 0 : 1;
  } catch (error) {
    return complain('walk', streams, error);
  }
}

/** Plays the matches one after another, each steered towards what none before has come to. */
export function walkMany(
  { engine, setups, unreachable }: WalkedGame,
  { game, matches, closely, seed }: Omit<WalkArguments, 'json'>,
): WalkLine {
  const coverage = new Coverage(engine.game, unreachable);
  let [played, actions] = [0, 0];
  let broken: WalkLine['broken'] = null;
  for (; played < matches && broken === null; played += 1) {
    const { pick, ...setup } = setups[played % setups.length] as (typeof setups)[number];
    const name = `${seed} ${played}`;
    // The first round of all setups is played at random, the next one is steered, and so on; drivers always drive.
    const random = Math.floor(played / setups.length) % 2 === 0 ? pickUniformly : undefined;
    const options = { setup: { ...setup, seed: name }, chooser: name, pick: pick ?? random, coverage };
    try {
      const report = played < closely ? walk(engine, { ...options, maxSteps: CLOSE_ACTIONS }) : walkInPlace(engine, options);
      actions += report.record.entries.length;
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      broken = brokenLine(shrink(engine, error, name, { laws: ALL_LAWS }).broken);
    }
  }
  const close = Math.min(closely, played);
  return { game, seed, matches: played, closely: close, actions, coverage: coverage.counts, missing: coverage.missing(), broken };
}

function brokenLine({ law, promise, step, difference, replay = '' }: LawBroken): BrokenLine {
  return { law, promise, step, difference, replay };
}

function textOf({ game, matches, closely, actions, coverage, missing, broken }: WalkLine): string {
  const counts = Object.entries(coverage).map(([kind, found]) => {
    const seen = Object.values(found).filter((times) => times > 0).length;
    return `${kind.padEnd(11)} ${seen} of ${Object.keys(found).length}`;
  });
  const lines = [
    `${game}: ${matches} matches, ${closely} of them under every law, ${actions} actions`,
    ...counts,
    missing.length === 0 ? 'everything was come to' : `not come to: ${missing.join(', ')}`,
    ...(broken === null
      ? ['every law holds']
      : [`broken: ${broken.promise} (${broken.law}) at step ${broken.step}: ${broken.difference}`, '', broken.replay]),
  ];
  return `${lines.join('\n')}\n`;
}
