import type { AnyAction, GameTypes, Match, Seat } from '@quayside/core';
import { first } from './first.ts';
import { differs } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { legalOf } from './legal.ts';
import { refusedWith } from './refused-with.ts';

/** All orders of so many seats are tried, with and without changes of mind; of more, {@link SAMPLED} orders, one or the other: a match has many phases. */
const FEW = 3;
const SAMPLED = 4;

/**
 * P7: in whatever order the same commits arrive, and whatever was committed before they were settled on, the same match and the same events come of it;
 * a commit that leaves others to wait for says nothing to anybody, and changes nothing in what they may commit. Looks at each simultaneous phase once, when nobody has committed yet.
 */
export const commitOrder: Law = {
  name: 'commit-order',
  promise: 'P7',
  position(position) {
    const { engine, match, random } = position;
    if (engine.game.phases[match.phase]?.kind !== 'simultaneous' || match.commits.some((commit) => commit !== null)) return undefined;
    const seats = engine.awaited(match);
    const plans = seats.map((seat) => planOf(position, seat));
    const orders = seats.length <= FEW ? permutations(seats) : Array.from({ length: SAMPLED }, () => random.shuffle('P7', [...seats]));
    const expected = inOrder(position, plans, seats, false);
    if (typeof expected === 'string') return expected;
    return first(orders, (order) =>
      first(seats.length <= FEW ? [false, true] : [random.int('P7', 2) === 1], (changing) => {
        const result = inOrder(position, plans, order, changing);
        return typeof result === 'string' ? result : differs(`orders of commits ${seats.join()} and ${order.join()}`, expected, result);
      }),
    );
  },
};

/** What a seat settles on, and what it commits before that. */
interface Plan<A> {
  readonly seat: Seat;
  readonly settled: A;
  readonly before: A;
}

function planOf<G extends GameTypes, A extends AnyAction>(position: Position<G, A>, seat: Seat): Plan<A> {
  const { actions } = legalOf(position, seat);
  return { seat, settled: position.random.pick('P7', actions), before: position.random.pick('P7', actions) };
}

/** Commits in an order; the last seat of it cannot change its mind, since the commits open with its first. */
function inOrder<G extends GameTypes, A extends AnyAction>(
  position: Position<G, A>,
  plans: readonly Plan<A>[],
  order: readonly Seat[],
  changing: boolean,
): Result<G, A> {
  const ordered = order.flatMap((seat) => plans.filter((plan) => plan.seat === seat));
  const early = changing ? ordered.slice(0, -1).map(({ seat, before }) => ({ seat, action: before })) : [];
  const commits = [...early, ...ordered.map(({ seat, settled }) => ({ seat, action: settled }))];
  return commitAll(position, commits);
}

/** Where it led, and what happened; or what went wrong on the way. */
type Result<G extends GameTypes, A extends AnyAction> = { readonly match: Match<G, A>; readonly events: readonly unknown[] } | string;

function commitAll<G extends GameTypes, A extends AnyAction>(
  { engine, match }: Position<G, A>,
  commits: readonly { readonly seat: Seat; readonly action: A }[],
): Result<G, A> {
  let now = match;
  for (const [index, { seat, action }] of commits.entries()) {
    const result = engine.apply(now, seat, action);
    if (!result.ok) return `seat ${seat} cannot commit: ${refusedWith(result.rejection)}`;
    if (index === commits.length - 1) return { match: result.match, events: result.events };
    if (result.events.length > 0 || result.match.step !== match.step) return `the commit of seat ${seat} is noticed before all are in`;
    now = result.match;
    const changed = legalChanged({ engine, match }, now, commits);
    if (changed !== undefined) return changed;
  }
  return 'nobody is awaited';
}

/** What a seat may commit does not depend on who was there before it, or the order of arrival would decide. */
function legalChanged<G extends GameTypes, A extends AnyAction>(
  { engine, match }: Pick<Position<G, A>, 'engine' | 'match'>,
  now: Match<G, A>,
  commits: readonly { readonly seat: Seat }[],
): Difference {
  const last = commits.at(-1)?.seat;
  if (last === undefined) return undefined;
  const [alone, later] = [match, now].map((at) => legalOf({ engine, match: at }, last).ids);
  return differs(`what seat ${last} may commit, before others have and after,`, alone, later);
}

function permutations(seats: readonly Seat[]): Seat[][] {
  if (seats.length <= 1) return [[...seats]];
  return seats.flatMap((seat) => permutations(seats.filter((other) => other !== seat)).map((rest) => [seat, ...rest]));
}
