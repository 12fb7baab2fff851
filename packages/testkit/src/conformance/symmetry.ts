import { type AnyAction, type GameTypes, type Match, type MatchOptions, OVER, type Seat } from '@quayside/core';
import type { State } from '@quayside/core/sdk';
import { first } from './first.ts';
import { differs, overTheWire, textOf } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { legalOf } from './legal.ts';
import { seatsOf } from './sample.ts';

/** All seats moved on by so many places. */
export interface Rotation {
  /** How many seats the match has. */
  readonly seats: number;
  /** By how many places, from 1 up to `seats - 1`: seat `s` becomes seat `(s + by) % seats`. */
  readonly by: number;
  /** What a seat is called afterwards. */
  seat(seat: Seat): Seat;
  /** A list that has an entry per seat, afterwards. */
  list<T>(bySeat: readonly T[]): T[];
}

/**
 * How a game whose seats are all alike is told with its seats renamed. Only the game knows where seats are named in its options, state and actions; whoever
 * writes these functions declares the game symmetric.
 */
export interface Symmetry<G extends GameTypes, A extends AnyAction> {
  /** A state with all seats renamed; the one that it is given is a copy, and may be changed. */
  state(state: State<G>, rotation: Rotation): State<G>;
  /** An action that names seats; left out where none does. */
  action?(action: A, rotation: Rotation): A;
  /** Options that name seats; left out where none do. `null` where the seats are not alike with these options: such matches are not looked at. */
  options?(options: MatchOptions<G>, rotation: Rotation): MatchOptions<G> | null;
  /**
   * Chance goes round the table, e.g. each seat is dealt a card in turn: then the seats are alike only on the average, and what follows a draw is not
   * compared.
   */
  readonly drawsBySeat?: boolean;
}

/** The name of the law that seats are alike. */
export const SEATS_ALIKE = 'seats-are-alike';

/** So many ways to go on are tried per position; more where all seats commit, since what is decided there is decided between them. */
const TRIES = 2;
const TRIES_OF_COMMITS = 4;

/**
 * A law for walks, of games whose seats are all alike; `conformance` takes it as its option `symmetric`. No seat is better than another: a position with all seats renamed awaits
 * the renamed seats, offers them the renamed actions, leads to the renamed position by the renamed actions, and comes out with the ranks renamed. It is tried from every position
 * that was reached, so whoever was drawn to begin does not matter.
 */
export function seatsAreAlike<H extends GameTypes, B extends AnyAction>(symmetry: Symmetry<H, B>): Law {
  return {
    name: SEATS_ALIKE,
    promise: 'game',
    position(position) {
      try {
        return lookAlike(position as never, symmetry);
      } catch {
        // It looks ahead; a game that throws there is told of by the law that meets it on the way.
        return undefined;
      }
    },
  };
}

function lookAlike<G extends GameTypes, A extends AnyAction>(position: Position<G, A>, symmetry: Symmetry<G, A>): Difference {
  const { engine, match, random } = position;
  const { seats } = match.options;
  if (seats === 1 || match.phase === OVER) return undefined;
  const rotation = rotationOf(seats, 1 + random.int('seats', seats - 1));
  const renaming = renamingOf(match, symmetry, rotation);
  if (renaming === null) return undefined;
  const { rename } = renaming;
  const loaded = engine.load(renamed(match, renaming));
  if (!loaded.ok) return `with seats renamed, the position is refused: ${textOf(loaded.rejection.data)}`;
  const twin = loaded.match;
  const awaited = rotateSeats(engine.awaited(match), rotation);
  const found =
    differs('the awaited seats, with seats renamed,', engine.awaited(twin), awaited) ??
    first(engine.awaited(match), (seat) => {
      const mine = legalOf(position, seat).actions.map((action) => textOf(rename(action)));
      const theirs = legalOf({ engine, match: twin }, rotation.seat(seat)).actions.map(textOf);
      return differs('the legal actions, with seats renamed,', theirs.sort(), mine.sort());
    });
  if (found !== undefined) return found;
  const tries = engine.game.phases[match.phase]?.kind === 'simultaneous' ? TRIES_OF_COMMITS : TRIES;
  return first(Array.from({ length: tries }), () => goOnAlike(position, twin, renaming));
}

/** What it takes to rename seats. */
interface Renaming<G extends GameTypes, A extends AnyAction> {
  readonly rotation: Rotation;
  readonly symmetry: Symmetry<G, A>;
  /** The options, with seats renamed. */
  readonly options: MatchOptions<G>;
  rename(action: A): A;
}

/** How seats are renamed in a match; `null` where they are not alike. */
function renamingOf<G extends GameTypes, A extends AnyAction>(
  match: Match<G, A>,
  symmetry: Symmetry<G, A>,
  rotation: Rotation,
): Renaming<G, A> | null {
  const options = symmetry.options === undefined ? match.options : symmetry.options(match.options, rotation);
  if (options === null) return null;
  return { rotation, symmetry, options, rename: (of) => symmetry.action?.(overTheWire(of), rotation) ?? of };
}

function goOnAlike<G extends GameTypes, A extends AnyAction>(
  position: Position<G, A>,
  twin: Match<G, A>,
  renaming: Renaming<G, A>,
): Difference {
  const { rotation, rename, symmetry } = renaming;
  const { engine, match, random } = position;
  let [mine, theirs] = [match, twin];
  for (const seat of actorsOf(position)) {
    const action = random.pick('seats', legalOf(position, seat).actions);
    const [one, other] = [engine.apply(mine, seat, action), engine.apply(theirs, rotation.seat(seat), rename(action))];
    if (!one.ok || !other.ok) return one.ok === other.ok ? undefined : 'with seats renamed, the action is refused, or no longer refused';
    [mine, theirs] = [one.match, other.match];
  }
  if (symmetry.drawsBySeat === true && textOf(mine.random) !== textOf(match.random)) return undefined;
  const ranks = engine.outcome(mine)?.ranks;
  return (
    differs('what follows, with seats renamed,', theirs, renamed(mine, renaming)) ??
    differs('the ranks, with seats renamed,', engine.outcome(theirs)?.ranks ?? null, ranks === undefined ? null : rotation.list(ranks))
  );
}

/** Who acts: one awaited seat, or all that have still to commit. */
function actorsOf<G extends GameTypes, A extends AnyAction>({ engine, match, random }: Position<G, A>): readonly Seat[] {
  const awaited = engine.awaited(match);
  return engine.game.phases[match.phase]?.kind === 'simultaneous' ? awaited : [random.pick('seats', awaited)];
}

function renamed<G extends GameTypes, A extends AnyAction>(
  match: Match<G, A>,
  { rotation, symmetry, options, rename }: Renaming<G, A>,
): Match<G, A> {
  const commits = rotation.list(match.commits.map((commit) => (commit === null ? null : rename(commit))));
  const state = symmetry.state(asMutable(overTheWire(match.state)), rotation) as unknown as Match<G, A>['state'];
  return { ...match, options, commits, presence: rotation.list(match.presence), state };
}

/** A copy is nobody else's. */
function asMutable<G extends GameTypes>(copy: unknown): State<G> {
  return copy as State<G>;
}

function rotationOf(seats: number, by: number): Rotation {
  const seat = (old: Seat): Seat => (old + by) % seats;
  return {
    seats,
    by,
    seat,
    list: <T>(bySeat: readonly T[]) =>
      seatsOf({ match: { options: { seats } } as Match }).map((place) => bySeat[(place - by + seats) % seats] as T),
  };
}

function rotateSeats(seats: readonly Seat[], { seat }: Rotation): Seat[] {
  return seats.map(seat).sort((a, b) => a - b);
}
