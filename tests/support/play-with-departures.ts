import {
  type AnyAction,
  type Deed,
  type Engine,
  type GameTypes,
  type Match,
  type MatchSetup,
  openRandom,
  type Random,
  type Seat,
  type SeatChange,
  seedRandom,
} from '@quayside/core';
import type { RuleView } from '@quayside/core/sdk';
import { type Policy, pickUniformly } from '@quayside/testkit';

/** A match in which seats have left. */
export interface Departed<G extends GameTypes, A extends AnyAction> {
  readonly match: Match<G, A>;
  /** The same deeds, done again on a new match. */
  readonly again: Match<G, A>;
  /** The phases in which a seat has left. */
  readonly phases: readonly string[];
}

/** One in so many decisions is a departure, until two seats have left; half of those that leave come back some time. */
const DEPARTURES = 12;

/** Plays a match to its end in which one or two seats leave at random, some of them in turn, some out of turn, and some come back. */
export function playWithDepartures<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
  pick: Policy<G, A> = pickUniformly,
  seed: string,
): Departed<G, A> {
  const random = openRandom(seedRandom(seed, 'xoroshiro128plus'));
  const deeds: Deed<A>[] = [];
  const phases: string[] = [];
  let { match } = engine.create(setup);
  let leaving = setup.seats > 2 ? 1 + random.int('leave', 2) : 1;
  for (let awaited = engine.awaited(match); awaited.length > 0; awaited = engine.awaited(match)) {
    if (awaited.some((seat) => match.presence[seat] === 'away')) throw new Error('a seat that has left is awaited');
    const gone = leaving > 0 ? departure(match, awaited, random) : homecoming(match, random);
    if (gone?.change === 'leave') {
      leaving -= 1;
      phases.push(match.phase);
    }
    const deed = gone ?? choose(engine, match, awaited, pick, random);
    match = perform(engine, match, deed);
    deeds.push(deed);
  }
  const again = deeds.reduce((now, deed) => perform(engine, now, deed), engine.create(setup).match);
  return { match, again, phases };
}

function departure<G extends GameTypes>(
  { presence }: Match<G>,
  awaited: readonly Seat[],
  random: Random,
): { readonly seat: Seat; readonly change: SeatChange } | undefined {
  if (random.int('when', DEPARTURES) > 0) return undefined;
  const here = [...presence.keys()].filter((seat) => presence[seat] !== 'away');
  return here.length < 2 ? undefined : { seat: random.pick('who', random.int('turn', 2) === 0 ? awaited : here), change: 'leave' };
}

function homecoming<G extends GameTypes>(
  { presence }: Match<G>,
  random: Random,
): { readonly seat: Seat; readonly change: SeatChange } | undefined {
  const gone = [...presence.keys()].filter((seat) => presence[seat] === 'away');
  if (gone.length === 0 || random.int('back', 2 * DEPARTURES) > 0) return undefined;
  return { seat: random.pick('who', gone), change: random.pick('how', ['return', 'replace']) };
}

function choose<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  awaited: readonly Seat[],
  pick: Policy<G, A>,
  random: Random,
): Deed<A> {
  const seat = random.pick('seat', awaited);
  const view = engine.view(match, seat);
  const { content, derived } = engine.context(match);
  return { seat, action: pick({ ...view, content, derived } as unknown as RuleView<G>, engine.legal(view), random) };
}

function perform<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>, deed: Deed<A>): Match<G, A> {
  const done =
    'action' in deed
      ? engine.apply(match, deed.seat, deed.action)
      : 'change' in deed
        ? engine.changeSeat(match, deed.seat, deed.change)
        : null;
  if (done?.ok !== true) throw new Error(`refused: ${JSON.stringify(deed)} ${JSON.stringify(done?.rejection)}`);
  return done.match;
}
