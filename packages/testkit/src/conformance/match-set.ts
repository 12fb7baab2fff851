import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import { shrink } from '../shrink/shrink.ts';
import { pickUniformly } from '../walk/choose.ts';
import { Coverage } from '../walk/coverage.ts';
import { LawBroken } from '../walk/law-broken.ts';
import type { WalkReport } from '../walk/report.ts';
import { steered } from '../walk/steer.ts';
import { type WalkOptions, walk } from '../walk/walk.ts';
import { walkInPlace } from '../walk/walk-in-place.ts';
import { ALL_LAWS } from './all-laws.ts';
import type { ConformanceOptions, ConformanceSetup } from './conformance-options.ts';
import type { Difference, Law } from './law.ts';
import { type Deducible, HIDDEN_LEAVES, type HiddenLeaves } from './leaves.ts';
import { seatsAreAlike } from './symmetry.ts';

/** The matches that a game is tried with, by number, and what they have come to so far. */
export interface MatchSet<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly setups: readonly ConformanceSetup<G, A>[];
  readonly seed: string;
  /** So many are walked. */
  readonly matches: number;
  readonly maxSteps: number | undefined;
  /** At most so many more are played in place. */
  readonly scouts: number;
  readonly deducible: Deducible;
  readonly coverage: Coverage;
}

/** What only a whole set of matches shows of secrets, and of what a game declares. */
export const SECRETS_VARY = { name: HIDDEN_LEAVES, promise: 'P5b' } as const;
export const ALL_IS_REACHED = { name: 'all-is-reached', promise: 'game' } as const;

/** The matches of these options, none of them played. Throws an `Error` for a declaration without a reason. */
export function openMatchSet<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  options: ConformanceOptions<G, A>,
): MatchSet<G, A> {
  const { deducible = {}, unreachable = {}, scouts = 300, seed = 'conformance', maxSteps } = options;
  demandReasons({ ...deducible, ...unreachable });
  const setups = options.setups ?? everyTable(engine);
  const matches = options.matches ?? 2 * setups.length;
  const coverage = new Coverage(engine.game, Object.keys(unreachable));
  return { engine, setups, seed, matches, maxSteps, scouts, deducible, coverage };
}

/** The laws that can be tried match by match. */
export function lawsOf<G extends GameTypes, A extends AnyAction>({ laws = ALL_LAWS, symmetric }: ConformanceOptions<G, A>): Law[] {
  return [...laws, ...(symmetric === undefined ? [] : [seatsAreAlike(symmetric)])];
}

/** Walks one match of the set under laws, and looks for refusals on the way. Throws `LawBroken`, shrunk. */
export function walkMatch<G extends GameTypes, A extends AnyAction>(
  set: MatchSet<G, A>,
  number: number,
  laws: readonly Law[],
): WalkReport<G, A> {
  const { engine, maxSteps, coverage } = set;
  return shrinking(set, number, laws, () => walk(engine, { ...matchOf(set, number), laws, maxSteps, coverage }));
}

/** Walks the same match under one law and nothing else. Throws `LawBroken`, shrunk. */
export function walkMatchUnder<G extends GameTypes, A extends AnyAction>(set: MatchSet<G, A>, number: number, law: Law): void {
  const { engine, maxSteps, coverage } = set;
  const match = matchOf(set, number);
  const pick = match.pick ?? steered(coverage, match.chooser);
  coverage.add(shrinking(set, number, [law], () => walk(engine, { ...match, pick, laws: [law], maxSteps })));
}

/** Plays more matches, in place, for as long as something has not been come to; gives their number. Throws `LawBroken`, shrunk. */
export function scout<G extends GameTypes, A extends AnyAction>(set: MatchSet<G, A>, laws: readonly Law[]): number {
  const { engine, matches, scouts, coverage } = set;
  let scouted = 0;
  for (; scouted < scouts && coverage.missing().length > 0; scouted += 1) {
    const number = matches + scouted;
    shrinking(set, number, laws, () => walkInPlace(engine, { ...matchOf(set, number), coverage }));
  }
  return scouted;
}

/** P5b, over the set: throws `LawBroken` unless every secret varied in twins or is declared deducible. */
export function demandSecrets<G extends GameTypes, A extends AnyAction>(set: MatchSet<G, A>, leaves: HiddenLeaves): void {
  demand(set, SECRETS_VARY, leaves.difference(set.deducible));
}

/** Throws `LawBroken` unless the set came to all that the game declares, or it is declared unreachable. */
export function demandReached<G extends GameTypes, A extends AnyAction>(set: MatchSet<G, A>, scouted: number): void {
  demand(set, ALL_IS_REACHED, notReached(set.coverage, scouted));
}

/** Every number of seats that the default options allow. */
function everyTable<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>): ConformanceSetup<G, A>[] {
  const { min, max } = engine.game.meta.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, more) => ({ seats: min + more }));
  return tables.filter((table) => engine.checkSetup({ ...table, seed: '' }) === null);
}

function matchOf<G extends GameTypes, A extends AnyAction>({ setups, seed }: MatchSet<G, A>, number: number): WalkOptions<G, A> {
  const { pick, ...setup } = setups[number % setups.length] as ConformanceSetup<G, A>;
  const name = `${seed} ${number}`;
  // The first round of all setups is played at random, the next one is steered, and so on.
  const random = Math.floor(number / setups.length) % 2 === 0 ? pickUniformly : undefined;
  return { setup: { ...setup, seed: name }, chooser: name, pick: pick ?? random };
}

/** Runs a match; a law that it breaks is shrunk. */
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
    throw shrink(engine, error, `${seed} ${number}`, { laws, setups: others }).broken;
  }
}

function demandReasons(declared: Readonly<Record<string, string>>): void {
  for (const [name, reason] of Object.entries(declared)) {
    if (typeof reason !== 'string' || reason.trim() === '') throw new Error(`conformance: say why ${name} is declared`);
  }
}

function demand<G extends GameTypes, A extends AnyAction>(
  { engine, setups, seed }: MatchSet<G, A>,
  { name, promise }: Pick<Law, 'name' | 'promise'>,
  difference: Difference,
): void {
  if (difference === undefined) return;
  const { pick: _, ...setup } = setups[0] as ConformanceSetup<G, A>;
  const record = { setup: { ...setup, seed }, entries: [] } as never;
  const replay = 'It takes the whole set of matches to show that.';
  throw new LawBroken({ game: engine.game.meta.id, law: name, promise, step: 0, difference, record, replay });
}

function notReached(coverage: Coverage, scouted: number): Difference {
  const wrong = coverage.wronglyUnreachable();
  if (wrong.length > 0) return `${wrong.join(', ')}: declared unreachable, but come to, or not declared by the game at all`;
  const missing = coverage.missing();
  const advice = 'give setups or a `pick` that lead there, or declare why none does';
  return missing.length === 0 ? undefined : `no match came to ${missing.join(', ')}, nor any of ${scouted} in place: ${advice}`;
}
