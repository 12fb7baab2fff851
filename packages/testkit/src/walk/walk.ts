import {
  type AnyAction,
  type Engine,
  type GameTypes,
  type Match,
  type MatchSetup,
  openRandom,
  type Random,
  type Seat,
  seedRandom,
} from '@quayside/core';
import { createRunner, type Runner } from '@quayside/core/bots';
import { ALL_LAWS } from '../conformance/all-laws.ts';
import { boundOf } from '../conformance/bound.ts';
import type { Difference, Law } from '../conformance/law.ts';
import { legalOf } from '../conformance/legal.ts';
import { chooseSeat, type Policy, pickUniformly } from './choose.ts';
import { LawBroken } from './law-broken.ts';
import { Tally, type WalkReport } from './report.ts';

/** What a walk is given. */
export interface WalkOptions<G extends GameTypes, A extends AnyAction> {
  readonly setup: MatchSetup<G>;
  /** Seeds who acts and what they do: the same setup and the same chooser give the same walk. Never the match's own chance. */
  readonly chooser: string;
  /** How an awaited seat chooses; uniformly among its legal actions unless told. */
  readonly pick?: Policy<G, A>;
  /** Stops after so many actions, without complaint. Without it, a match that goes on for far longer than its bound is a broken P13. */
  readonly maxSteps?: number;
  /** All laws unless told. */
  readonly laws?: readonly Law[];
}

/** A match under way on both paths, and how it is told. */
interface Walker<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly options: WalkOptions<G, A>;
  readonly laws: readonly Law[];
  /** Chooses who acts and what is done. */
  readonly chooser: Random;
  /** Samples for the laws. */
  readonly random: Random;
  readonly runner: Runner<G, A>;
  readonly tally: Tally;
  readonly entries: { readonly seat: Seat; readonly action: A }[];
  readonly matches: Match<G, A>[];
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
  const { match } = engine.create(options.setup);
  const walker: Walker<G, A> = {
    engine,
    options,
    laws: options.laws ?? ALL_LAWS,
    chooser: openRandom(seedRandom(`chooser ${options.chooser}`, 'xoroshiro128plus')),
    random: openRandom(seedRandom(`sample ${options.chooser}`, 'xoroshiro128plus')),
    runner: createRunner(engine, match, { listen: true }),
    tally: new Tally(),
    entries: [],
    matches: [match],
  };
  const most = options.maxSteps ?? patience(engine, match);
  check(walker, (law) => law.position?.({ engine, match, random: walker.random }));
  while (!walker.runner.isOver() && walker.entries.length < most) stepOnce(walker);
  if (!walker.runner.isOver() && options.maxSteps === undefined) throw broken(walker, LIVENESS, `no end after ${most} actions`);
  check(walker, (law) => law.played?.({ engine, record: recordOf(walker), matches: walker.matches }));
  return reportOf(walker);
}

/** The name of the law that a match which does not come to an end has broken. */
const LIVENESS = { name: 'comes-to-an-end', promise: 'P13' } as const;

/** How many actions a walk waits for the end: commits and changes of mind are no steps, so more than the bound. */
export function patience<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>): number {
  return (boundOf(engine, match) ?? 100_000) * match.options.seats * 4 + 100;
}

function stepOnce<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>): void {
  const { engine, runner, random, tally } = walker;
  const before = walker.matches.at(-1) as Match<G, A>;
  const clone = runner.match();
  const { seat, action } = choose(walker, before);
  const accepted = guarded(walker, () => engine.apply(before, seat, action));
  if (!accepted.ok)
    throw broken(
      walker,
      { name: 'choices-are-checks', promise: 'P6' },
      `seat ${seat} may not ${JSON.stringify(action)}: ${accepted.rejection.code}`,
    );
  walker.entries.push({ seat, action });
  walker.matches.push(accepted.match);
  tally.action(action.type, before.phase);
  tally.heard(accepted.events);
  tally.knew(accepted.learnt);
  check(walker, (law) => law.transition?.({ engine, random, before, seat, action, accepted }));
  guarded(walker, () => runner.step(seat, engine.game.numbering.encode(action)));
  const step = { engine, runner, clone, action: accepted.action, events: runner.events(), accepted };
  check(walker, (law) => law.inPlace?.(step));
  check(walker, (law) => law.position?.({ engine, match: accepted.match, random }));
}

function choose<G extends GameTypes, A extends AnyAction>(
  walker: Walker<G, A>,
  match: Match<G, A>,
): { readonly seat: Seat; readonly action: A } {
  const { engine, options, runner, chooser } = walker;
  const seat = chooseSeat(runner, chooser);
  const legal = guarded(walker, () => legalOf({ engine, match }, seat).actions);
  const pick = options.pick ?? pickUniformly;
  return { seat, action: pick(runner.view(seat), legal, chooser) };
}

function check<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>, look: (law: Law) => Difference): void {
  for (const law of walker.laws) {
    const difference = guarded(walker, () => look(law), law);
    if (difference !== undefined) throw broken(walker, law, difference);
  }
}

/** What a game or the engine throws is a broken promise as well: P1, unless a law was looking. */
function guarded<G extends GameTypes, A extends AnyAction, T>(
  walker: Walker<G, A>,
  run: () => T,
  law: Named = { name: 'totality', promise: 'P1' },
): T {
  try {
    return run();
  } catch (error) {
    throw broken(walker, law, `it throws ${String(error)}`, error);
  }
}

type Named = { readonly name: string; readonly promise: string };

function broken<G extends GameTypes, A extends AnyAction>(
  walker: Walker<G, A>,
  law: Named,
  difference: string,
  cause?: unknown,
): LawBroken {
  const match = walker.matches.at(-1) as Match<G, A>;
  const record = recordOf(walker);
  return new LawBroken(
    { game: match.game, law: law.name, promise: law.promise, step: match.step, difference, record: record as never },
    cause,
  );
}

function recordOf<G extends GameTypes, A extends AnyAction>({ options, entries }: Walker<G, A>) {
  return { setup: options.setup, entries: [...entries] };
}

function reportOf<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>): WalkReport<G, A> {
  const { engine, runner, tally } = walker;
  const match = walker.matches.at(-1) as Match<G, A>;
  const outcome = engine.outcome(match);
  const { actions, events, phases, learnt } = tally;
  const record = recordOf(walker);
  return {
    finished: runner.isOver(),
    steps: match.step,
    actions,
    events,
    phases,
    learnt,
    reasons: outcome?.reasons ?? [],
    decidedBy: outcome?.decidedBy ?? null,
    outcome,
    match,
    record,
  };
}
