import {
  type AnyAction,
  type Engine,
  type GameTypes,
  type Match,
  type MatchSetup,
  openRandom,
  type Random,
  seedRandom,
} from '@quayside/core';
import { ALL_LAWS } from '../conformance/all-laws.ts';
import { boundOf } from '../conformance/bound.ts';
import { choicesAreChecks } from '../conformance/choices.ts';
import type { Law } from '../conformance/law.ts';
import { legalOf } from '../conformance/legal.ts';
import { chooseSeat, type Policy, pickUniformly } from './choose.ts';
import type { Coverage } from './coverage.ts';
import type { WalkReport } from './report.ts';
import { steered } from './steer.ts';
import { actOnce, broken, closeWalker, guarded, type NamedLaw, openWalker, refusedOffer, standing, type Walker } from './walker.ts';

/** What a walk is given. */
export interface WalkOptions<G extends GameTypes, A extends AnyAction> {
  /** What the match is created from; its seed decides the match's own chance. */
  readonly setup: MatchSetup<G>;
  /** Seeds who acts and what they do: the same setup and the same chooser give the same walk. Never the match's own chance. */
  readonly chooser: string;
  /** How an awaited seat chooses; uniformly among its legal actions unless told, or steered where there is a `coverage`. */
  readonly pick?: Policy<G, A> | undefined;
  /** Stops after so many actions, without complaint. Without it, a match that goes on for far longer than its bound is a broken P13. */
  readonly maxSteps?: number | undefined;
  /** All laws unless told. */
  readonly laws?: readonly Law[];
  /** Counts what this walk comes to, and steers it towards what no walk has come to yet. */
  readonly coverage?: Coverage | undefined;
}

/**
 * Plays one match with random legal actions, on the host path and in place side by side, and tries every law at every position, across every action,
 * sealed commits included, and of the whole match at its end. Throws a `LawBroken` at the first that does not hold, or if the game throws; reports
 * where the match has been otherwise.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { walk } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const report = walk(createEngine(connectFour), { setup: { seats: 2, seed: 'match 1' }, chooser: 'walk 1' });
 * console.log(report.finished); // true
 * ```
 */
export function walk<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, options: WalkOptions<G, A>): WalkReport<G, A> {
  const { setup, chooser, coverage } = options;
  const laws = [...(options.laws ?? ALL_LAWS), ...(coverage === undefined ? [] : [coverage.law])];
  const walker = openWalker(engine, { setup, laws, chooser });
  const random = openChooser(chooser);
  const pick = policyOf(options);
  const most = options.maxSteps ?? patience(engine, standing(walker));
  while (!walker.simulator.isOver() && walker.entries.length < most) chooseAndAct(walker, pick, random);
  if (!walker.simulator.isOver() && options.maxSteps === undefined) throw broken(walker, LIVENESS, `no end after ${most} actions`);
  const report = closeWalker(walker);
  coverage?.add(report);
  return report;
}

/** The name of the law that a match which does not come to an end has broken. */
export const LIVENESS: NamedLaw = { name: 'comes-to-an-end', promise: 'P13' };

/** How many actions a walk waits for the end: commits and changes of mind are no steps, so more than the bound. */
export function patience<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>): number {
  return (boundOf(engine, match) ?? 100_000) * match.options.seats * 4 + 100;
}

/** The chance of whoever chooses. */
export function openChooser(chooser: string): Random {
  return openRandom(seedRandom(`chooser ${chooser}`, 'xoroshiro128plus'));
}

/** How a walk chooses. */
export function policyOf<G extends GameTypes, A extends AnyAction>({
  pick,
  coverage,
  chooser,
}: Pick<WalkOptions<G, A>, 'pick' | 'coverage' | 'chooser'>): Policy<G, A> {
  return pick ?? (coverage === undefined ? pickUniformly : steered(coverage, chooser));
}

function chooseAndAct<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>, pick: Policy<G, A>, random: Random): void {
  const { engine, simulator } = walker;
  const seat = chooseSeat(simulator, random);
  const legal = guarded(walker, () => legalOf({ engine, match: standing(walker) }, seat).actions);
  if (legal.length === 0) throw broken(walker, choicesAreChecks, `seat ${seat} is awaited, and has no legal action`);
  const action = pick(simulator.view(seat), legal, random);
  const refused = actOnce(walker, seat, action);
  if (refused !== undefined) throw refusedOffer(walker, seat, action, refused);
}
