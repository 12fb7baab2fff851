import {
  type AnyAction,
  type Engine,
  type GameTypes,
  type Match,
  type MatchSetup,
  openRandom,
  type Random,
  type Rejection,
  type Seat,
  seedRandom,
} from '@quayside/core';
import { createRunner, type Runner } from '@quayside/core/bots';
import type { Difference, Law, MatchRecord } from '../conformance/law.ts';
import { LawBroken } from './law-broken.ts';
import { Tally, type WalkReport } from './report.ts';

/** What a match is walked with. */
export interface WalkerOptions<G extends GameTypes> {
  readonly setup: MatchSetup<G>;
  readonly laws: readonly Law[];
  /** Seeds the samples of the laws. */
  readonly chooser: string;
}

/** A match under way on both paths, and how it is told. */
export interface Walker<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly setup: MatchSetup<G>;
  readonly laws: readonly Law[];
  /** Samples for the laws. */
  readonly random: Random;
  readonly runner: Runner<G, A>;
  readonly tally: Tally;
  readonly entries: { readonly seat: Seat; readonly action: A }[];
  readonly matches: Match<G, A>[];
}

/** A law by the names that a broken one is told with. */
export type NamedLaw = Pick<Law, 'name' | 'promise'>;

/** What a game or the engine throws is a broken promise as well: this one, unless a law was looking. */
export const TOTALITY: NamedLaw = { name: 'totality', promise: 'P1' };

/** The law that a legal action is accepted. */
export const LEGALITY: NamedLaw = { name: 'choices-are-checks', promise: 'P6' };

/** Creates the match and tries every law at its first position. Throws the engine's own fault for a setup that the game does not take. */
export function openWalker<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { setup, laws, chooser }: WalkerOptions<G>,
): Walker<G, A> {
  const { match, events } = created(engine, setup);
  const walker: Walker<G, A> = {
    engine,
    setup,
    laws,
    random: openRandom(seedRandom(`sample ${chooser}`, 'xoroshiro128plus')),
    runner: createRunner(engine, match, { listen: true }),
    tally: new Tally(),
    entries: [],
    matches: [match],
  };
  walker.tally.heard(events);
  check(walker, (law) => law.position?.({ engine, match, random: walker.random }));
  return walker;
}

function created<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, setup: MatchSetup<G>) {
  try {
    return engine.create(setup);
  } catch (error) {
    if (engine.checkSetup(setup) !== null) throw error;
    const record = { setup, entries: [] } as never;
    const difference = `the match cannot be created: ${String(error)}`;
    throw new LawBroken(
      { game: engine.game.meta.id, law: TOTALITY.name, promise: TOTALITY.promise, step: 0, difference, record },
      { cause: error },
    );
  }
}

/** The match as it stands on the host path. */
export function standing<G extends GameTypes, A extends AnyAction>({ matches }: Walker<G, A>): Match<G, A> {
  return matches.at(-1) as Match<G, A>;
}

/** Does one action on both paths and tries every law across it and behind it; the rejection if the host path refuses it, and then nothing else. */
export function actOnce<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>, seat: Seat, action: A): Rejection | undefined {
  const { engine, runner, random, tally } = walker;
  const before = standing(walker);
  const clone = runner.match();
  const accepted = guarded(walker, () => engine.apply(before, seat, action));
  if (!accepted.ok) return accepted.rejection;
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
  return undefined;
}

/** Tries what the laws say of the whole match, and tells how it went. */
export function closeWalker<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>): WalkReport<G, A> {
  check(walker, (law) => law.played?.({ engine: walker.engine, record: recordOf(walker), matches: walker.matches }));
  return reportOf(walker);
}

function check<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>, look: (law: Law) => Difference): void {
  for (const law of walker.laws) {
    const difference = guarded(walker, () => look(law), law);
    if (difference !== undefined) throw broken(walker, law, difference);
  }
}

/** Runs something that must not throw; what it throws all the same is a law broken. */
export function guarded<G extends GameTypes, A extends AnyAction, T>(walker: Walker<G, A>, run: () => T, law = TOTALITY): T {
  try {
    return run();
  } catch (error) {
    throw broken(walker, law, `it throws ${String(error)}`, error);
  }
}

/** That a law is broken where the walker stands. */
export function broken<G extends GameTypes, A extends AnyAction>(
  walker: Walker<G, A>,
  law: NamedLaw,
  difference: string,
  cause?: unknown,
): LawBroken {
  const match = standing(walker);
  const record = recordOf(walker) as never;
  return new LawBroken({ game: match.game, law: law.name, promise: law.promise, step: match.step, difference, record }, { cause });
}

function recordOf<G extends GameTypes, A extends AnyAction>({ setup, entries }: Walker<G, A>): MatchRecord<G, A> {
  return { setup, entries: [...entries] };
}

function reportOf<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>): WalkReport<G, A> {
  const { engine, runner, tally } = walker;
  const match = standing(walker);
  const outcome = engine.outcome(match);
  const { actions, events, phases, learnt } = tally;
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
    record: recordOf(walker),
  };
}
