import type { Game } from '../game/game.ts';
import type { View } from '../game/match.ts';
import type { ObservationHints } from '../game/observation.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import { viewPart } from './engine-parts.ts';
import type { ObservationField } from './field.ts';
import { hintFlaw, openHints } from './hint-book.ts';
import { badHint, badManner, badSeats, strangeView, unencodable, unreadHints, wrongLength } from './observe-faults.ts';
import { beneath, type Frame, type Scale } from './part.ts';
import type { Build } from './part-of.ts';
import type { SeatOrder } from './seat-parts.ts';

const SEAT_ORDERS: readonly SeatOrder[] = ['by-seat', 'own-first'];
const SCALES: readonly Scale[] = ['unit', 'raw'];

/** How views are encoded. */
export interface ObserverOptions {
  /** The number of seats of the matches that are observed. */
  readonly seats: number;
  /**
   * `by-seat` (unless told) writes what belongs to seats as they are numbered; `own-first` clockwise from the viewer's own. Turns arrays that the game declares as `bySeat`,
   * integers that it declares as `seats`, and what the engine itself knows of seats; nothing else.
   */
  readonly seatOrder?: SeatOrder;
  /** `unit` (unless told) scales every number to 0 … 1; `raw` leaves it as it is, within its bounds. */
  readonly scale?: Scale;
  /** More hints than the game itself gives; a saturation replaces the game's. */
  readonly observation?: ObservationHints;
}

/** What stands where in an observation, as plain data to be kept beside what was recorded. */
export interface ObservationLayout {
  /** The id of the game. */
  readonly game: string;
  /** The rules version, on whose schemas the layout depends. */
  readonly rules: string;
  /** The number of seats of the matches that are observed. */
  readonly seats: number;
  /** What the places of seats in the fields stand for. */
  readonly seatOrder: SeatOrder;
  /** Whether numbers are scaled to 0 … 1. */
  readonly scale: Scale;
  /** How many numbers an observation has. */
  readonly size: number;
  /** In order, without gaps. */
  readonly fields: readonly ObservationField[];
}

/** Encodes what a seat may know as numbers. */
export interface Observer<G extends GameTypes> extends ObservationLayout {
  /**
   * The view of a seat as `size` numbers. Reads nothing but the view, and makes nothing if it is told where to write. Refuses, by fault, the view of a spectator, of another game
   * or with another number of seats (`strange-view`), and an array of another length (`wrong-observation`).
   */
  observe(view: View<G>, into?: Float32Array): Float32Array;
}

/**
 * Makes an encoder of views for networks, from the schemas of the game: words become one number each, of which one is 1; numbers are scaled to 0 … 1 between their bounds; a
 * list is its length and so many slots; what may be null has a flag. In the order of the view and of its schemas, so the layout depends on the game, its rules
 * version, the number of seats and these options, and on nothing else.
 *
 * What has no bound needs a hint, from the game (`observation` of `kit.game`) or from the caller, or the observer is refused by a fault that names every such path
 * (`unbounded-observation`). Left out are the outcome, which is what a network is to foretell, and what names game, rules and content; `step` unless a hint says where it
 * saturates. Refuses, by fault, hints that lead nowhere (`unknown-observation-path`), options that there are not (`bad-observer`), and a number of seats that the game does not
 * have (`bad-seats`).
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { createObserver } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const observer = createObserver(connectFour, { seats: 2 });
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * const numbers = observer.observe(engine.view(match, 0));
 *
 * console.log(numbers.length, observer.fields[1]?.name, observer.fields[1]?.values); // 157 table.columns.0.0 [ 'empty', 'first', 'second' ]
 * ```
 */
export function createObserver<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  { seats, seatOrder = 'by-seat', scale = 'unit', observation = {} }: ObserverOptions,
): Observer<G> {
  const { id, rules, seats: allowed } = game.meta;
  if (!Number.isInteger(seats) || seats < allowed.min || seats > allowed.max) throw badSeats(id, seats, allowed);
  if (!SEAT_ORDERS.includes(seatOrder)) throw badManner(id, 'seatOrder', SEAT_ORDERS, seatOrder);
  if (!SCALES.includes(scale)) throw badManner(id, 'scale', SCALES, scale);
  const wrong = hintFlaw(observation);
  if (wrong !== undefined) throw badHint(id, wrong);
  const hints = openHints(game.observation ?? {}, observation);
  const build: Build = { seating: { seats, order: seatOrder }, scale, hints, problems: [] };
  const whole = viewPart(game, build);
  if (build.problems.length > 0) throw unencodable(id, build.problems);
  if (hints.unread().length > 0) throw unreadHints(id, hints.unread());

  const { size } = whole;
  // Names are paths: the dot before the first key goes.
  const fields = beneath('', 0, whole).map((field) => ({ ...field, name: field.name.slice(1) }));
  const frame: Frame = { into: new Float32Array(0), viewer: 0 };

  return Object.freeze({
    ...deepFreeze({ game: id, rules, seats, seatOrder, scale, size, fields }),
    observe(view: View<G>, into = new Float32Array(size)) {
      if (view.seat === null || view.game !== id || view.rules !== rules || view.options.seats !== seats)
        throw strangeView(id, rules, seats, view);
      if (into.length !== size) throw wrongLength(size, into.length);
      into.fill(0);
      frame.into = into;
      frame.viewer = view.seat satisfies Seat;
      whole.write(view, frame, 0);
      return into;
    },
  });
}
