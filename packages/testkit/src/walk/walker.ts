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
import { createSimulator, type Simulator } from '@quayside/core/bots';
import { invariantsHold } from '../conformance/invariants.ts';
import type { Difference, Law, MatchRecord } from '../conformance/law.ts';
import { lawBroken } from './break-law.ts';
import type { LawBroken } from './law-broken.ts';
import { reportOf, Tally, type WalkReport } from './report.ts';

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
  readonly chooser: string;
  /** Samples for the laws. */
  readonly random: Random;
  readonly simulator: Simulator<G, A>;
  readonly tally: Tally;
  readonly entries: { readonly seat: Seat; readonly action: A }[];
  readonly matches: Match<G, A>[];
}

/** A law by the names that a broken one is told with. */
export type NamedLaw = Pick<Law, 'name' | 'promise'>;

/** What a game or the engine throws is a broken promise as well: this one, unless a law was looking. */
export const TOTALITY: NamedLaw = { name: 'totality', promise: 'P1' };

/** The law that a legal action is accepted. */
const LEGALITY: NamedLaw = { name: 'choices-are-checks', promise: 'P6' };

/** Where a position breaks an invariant, it can be neither loaded nor replayed, and most laws are broken with that one: it is tried first, and named. */
const leads = (law: Law): boolean => law === invariantsHold;

/** Creates the match and tries every law at its first position. Throws the engine's own fault for a setup that the game does not take. */
export function openWalker<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { setup, laws, chooser }: WalkerOptions<G>,
): Walker<G, A> {
  const beginning = created(engine, { setup, laws, chooser });
  const { match, events } = beginning;
  const walker: Walker<G, A> = {
    engine,
    setup,
    laws: [...laws.filter(leads), ...laws.filter((law) => !leads(law))],
    chooser,
    random: openRandom(seedRandom(`sample ${chooser}`, 'xoroshiro128plus')),
    simulator: createSimulator(engine, match, { listen: true }),
    tally: new Tally(),
    entries: [],
    matches: [match],
  };
  walker.tally.heard(events);
  check(walker, (law) => (leads(law) ? law.position?.({ engine, match, random: walker.random }) : undefined));
  check(walker, (law) => law.created?.({ engine, setup, created: beginning }));
  check(walker, (law) => law.position?.({ engine, match, random: walker.random }));
  return walker;
}

/** Creates the match; if that throws for a setup that the game takes, a law is broken. */
export function created<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, { setup, ...looked }: WalkerOptions<G>) {
  try {
    return engine.create(setup);
  } catch (error) {
    if (engine.checkSetup(setup) !== null) throw error;
    const record = { setup, entries: [] } as never;
    const difference = `the match cannot be created: ${String(error)}`;
    throw lawBroken(engine, { law: TOTALITY.name, promise: TOTALITY.promise, step: 0, difference, record }, looked, error);
  }
}

/** The match as it stands on the host path. */
export function standing<G extends GameTypes, A extends AnyAction>({ matches }: Walker<G, A>): Match<G, A> {
  return matches.at(-1) as Match<G, A>;
}

/** Does one action on both paths and tries every law across it and behind it; the rejection if the host path refuses it, and then nothing else. */
export function actOnce<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>, seat: Seat, action: A): Rejection | undefined {
  const { engine, simulator, random, tally } = walker;
  const before = standing(walker);
  const clone = simulator.match();
  // First, so that the record of what throws holds it.
  walker.entries.push({ seat, action });
  const accepted = guarded(walker, () => engine.apply(before, seat, action));
  if (!accepted.ok) {
    walker.entries.pop();
    return accepted.rejection;
  }
  walker.matches.push(accepted.match);
  tally.action(action.type, before.phase);
  tally.heard(accepted.events);
  tally.knew(accepted.learnt);
  check(walker, (law) => (leads(law) ? law.position?.({ engine, match: accepted.match, random }) : undefined));
  check(walker, (law) => law.transition?.({ engine, random, before, seat, action, accepted }));
  guarded(walker, () => simulator.step(seat, engine.game.numbering.encode(action)));
  const step = { engine, simulator, clone, action: accepted.action, events: simulator.events(), accepted };
  check(walker, (law) => law.inPlace?.(step));
  check(walker, (law) => law.position?.({ engine, match: accepted.match, random }));
  return undefined;
}

/** Tries what the laws say of the whole match, and tells how it went. */
export function closeWalker<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>): WalkReport<G, A> {
  const { engine, matches, tally } = walker;
  const record = recordOf(walker);
  check(walker, (law) => law.played?.({ engine, record, matches }));
  const match = standing(walker);
  return reportOf(tally, { match, outcome: engine.outcome(match), record });
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
  const record = recordOf(walker) as never;
  return lawBroken(walker.engine, { law: law.name, promise: law.promise, step: standing(walker).step, difference, record }, walker, cause);
}

/** That a seat is refused what it was offered: the record ends with that. */
export function refusedOffer<G extends GameTypes, A extends AnyAction>(
  walker: Walker<G, A>,
  seat: Seat,
  action: A,
  { code }: Rejection,
): LawBroken {
  walker.entries.push({ seat, action });
  return broken(walker, LEGALITY, `seat ${seat} may not ${JSON.stringify(action)}: ${code}`);
}

function recordOf<G extends GameTypes, A extends AnyAction>({ setup, entries }: Walker<G, A>): MatchRecord<G, A> {
  return { setup, entries: [...entries] };
}
