import { type AnyAction, createEngine, type Engine, type Game, type GameTypes, type MatchSetup } from '@quayside/core';
import { replayText } from '../shrink/replay-text.ts';
import { shrink } from '../shrink/shrink.ts';
import { type Policy, pickUniformly } from '../walk/choose.ts';
import { Coverage, type CoverageCounts } from '../walk/coverage.ts';
import { LawBroken } from '../walk/law-broken.ts';
import { type WalkOptions, walk } from '../walk/walk.ts';
import { walkInPlace } from '../walk/walk-in-place.ts';
import { ALL_LAWS } from './all-laws.ts';
import type { Difference, Law } from './law.ts';
import { type Deducible, HIDDEN_LEAVES, HiddenLeaves } from './leaves.ts';
import { type Symmetry, seatsAreAlike } from './symmetry.ts';

/** One way in which matches are set up, and how their seats choose. */
export interface ConformanceSetup<G extends GameTypes, A extends AnyAction> extends Omit<MatchSetup<G>, 'seed'> {
  /** At random and steered in turn unless told: a driver, for what random play never comes to. */
  readonly pick?: Policy<G, A>;
}

/** What a game is tried with, and what it declares about itself; nothing is needed. */
export interface ConformanceOptions<G extends GameTypes, A extends AnyAction> {
  /** Every number of seats that the game has, with default options, unless told. Matches take them in turn. */
  readonly setups?: readonly ConformanceSetup<G, A>[];
  /** So many matches are walked under every law; two of each setup unless told. */
  readonly matches?: number;
  /** Each of those stops after so many actions; they come to their end unless told. */
  readonly maxSteps?: number;
  /** At most so many matches more are played in place, for as long as something has not been come to; 300 unless told. */
  readonly scouts?: number;
  /** Seeds everything: the same seed tries the same matches. */
  readonly seed?: string;
  /** All laws unless told. */
  readonly laws?: readonly Law[];
  /** The secrets that every viewer can work out, by path, with the reason: `{ 'hands.*.cards.*': 'decks are public' }`. */
  readonly deducible?: Deducible;
  /** What no match of these setups comes to, with the reason: `{ 'ends.storm': 'needs the option' }`. See `Coverage` for the names. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Declares the seats alike, by saying how a position reads with its seats renamed. */
  readonly symmetric?: Symmetry<G, A>;
}

/** What was tried. */
export interface ConformanceReport {
  /** Matches that were walked under every law, and those that were played in place, to come to the rest. */
  readonly matches: number;
  readonly scouts: number;
  /** Actions done under every law. */
  readonly actions: number;
  readonly laws: readonly string[];
  readonly coverage: CoverageCounts;
  /** The secrets that were compared in twins. */
  readonly hiddenLeaves: readonly string[];
}

/**
 * Tries whether a game keeps its contract: walks seeded matches under every law, and then asks what only a whole set of matches can show: that every secret
 * varies or is declared deducible, and that every action, phase, event, rejection, reason of the end and rung of the ranking was come to or is declared
 * unreachable. Declarations that are wrong are errors too.
 *
 * Throws `LawBroken` at the first law that is broken: shrunk to a short match, with a replay that can be pasted into a test. Throws an `Error` for a
 * declaration without a reason.
 *
 * @example
 * ```ts
 * import { conformance } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const report = conformance(connectFour);
 * console.log(report.coverage.ends['board-full'] !== 0); // true
 * ```
 */
export function conformance<G extends GameTypes, A extends AnyAction>(
  subject: Game<G, A> | Engine<G, A>,
  options: ConformanceOptions<G, A> = {},
): ConformanceReport {
  const engine = 'apply' in subject ? subject : createEngine(subject);
  const { deducible = {}, unreachable = {}, symmetric, scouts = 300, seed = 'conformance' } = options;
  demandReasons({ ...deducible, ...unreachable });
  const coverage = new Coverage(engine.game, Object.keys(unreachable));
  const leaves = new HiddenLeaves();
  const laws = [...(options.laws ?? ALL_LAWS), leaves.law, ...(symmetric === undefined ? [] : [seatsAreAlike(symmetric)])];
  const setups = options.setups ?? everyTable(engine);
  const set: MatchSet<G, A> = { engine, setups, seed, coverage };
  const matches = options.matches ?? 2 * setups.length;
  let actions = 0;
  for (let number = 0; number < matches; number += 1) {
    const report = shrinking(set, number, laws, () => walk(engine, { ...matchOf(set, number), laws, maxSteps: options.maxSteps }));
    actions += report.record.entries.length;
  }
  let scouted = 0;
  for (; scouted < scouts && coverage.missing().length > 0; scouted += 1) {
    const number = matches + scouted;
    shrinking(set, number, laws, () => walkInPlace(engine, matchOf(set, number)));
  }
  demand(set, HIDDEN_LEAVES, 'P5b', leaves.difference(deducible));
  demand(set, 'all-is-reached', 'game', notReached(coverage, scouted));
  return { matches, scouts: scouted, actions, laws: laws.map(({ name }) => name), coverage: coverage.counts, hiddenLeaves: leaves.paths() };
}

/** What all matches of one call have in common. */
interface MatchSet<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly setups: readonly ConformanceSetup<G, A>[];
  readonly seed: string;
  readonly coverage: Coverage;
}

/** Every number of seats that the default options allow. */
function everyTable<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>): ConformanceSetup<G, A>[] {
  const { min, max } = engine.game.meta.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, more) => ({ seats: min + more }));
  return tables.filter((table) => engine.checkSetup({ ...table, seed: '' }) === null);
}

function matchOf<G extends GameTypes, A extends AnyAction>({ setups, seed, coverage }: MatchSet<G, A>, number: number): WalkOptions<G, A> {
  const { pick, ...setup } = setups[number % setups.length] as ConformanceSetup<G, A>;
  const name = `${seed} ${number}`;
  // The first round of all setups is played at random, the next one is steered, and so on.
  const random = Math.floor(number / setups.length) % 2 === 0 ? pickUniformly : undefined;
  return { setup: { ...setup, seed: name }, chooser: name, pick: pick ?? random, coverage };
}

/** Runs a match; a law that it breaks is shrunk, and told with a replay. */
function shrinking<G extends GameTypes, A extends AnyAction, T>(
  set: MatchSet<G, A>,
  number: number,
  laws: readonly Law[],
  run: () => T,
): T {
  const { engine, seed } = set;
  try {
    return run();
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    const others = set.setups.map(({ pick, ...setup }) => ({ setup: { ...setup, seed }, pick }));
    const shrunk = shrink(engine, error, `${seed} ${number}`, { laws, setups: others });
    throw new LawBroken({ ...detailsOf(shrunk.broken), replay: replayText(engine, shrunk) }, { cause: error.cause });
  }
}

function detailsOf({ game, law, promise, step, difference, record }: LawBroken) {
  return { game, law, promise, step, difference, record };
}

function demandReasons(declared: Readonly<Record<string, string>>): void {
  for (const [name, reason] of Object.entries(declared)) {
    if (typeof reason !== 'string' || reason.trim() === '') throw new Error(`conformance: say why ${name} is declared`);
  }
}

function demand<G extends GameTypes, A extends AnyAction>(
  { engine, setups, seed }: MatchSet<G, A>,
  law: string,
  promise: string,
  difference: Difference,
): void {
  if (difference === undefined) return;
  const { pick: _, ...setup } = setups[0] as ConformanceSetup<G, A>;
  const record = { setup: { ...setup, seed }, entries: [] } as never;
  const replay = 'It takes the whole set of matches to show that.';
  throw new LawBroken({ game: engine.game.meta.id, law, promise, step: 0, difference, record, replay });
}

function notReached(coverage: Coverage, scouted: number): Difference {
  const wrong = coverage.wronglyUnreachable();
  if (wrong.length > 0) return `${wrong.join(', ')}: declared unreachable, but come to, or not declared by the game at all`;
  const missing = coverage.missing();
  const advice = 'give setups or a `pick` that lead there, or declare why none does';
  return missing.length === 0 ? undefined : `no match came to ${missing.join(', ')}, nor any of ${scouted} in place: ${advice}`;
}
