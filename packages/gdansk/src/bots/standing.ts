import type { Seat, State } from '@quayside/core/sdk';
import type { GdanskTypes } from '../kit.ts';
import { aimsOf, colorCounts } from './aims.ts';
import { type Charts, chartsOf } from './charts.ts';
import { prospect } from './prospect.ts';
import { type Scene, weigh } from './scene.ts';
import { nearness, type Situation, situationOf } from './situation.ts';
import { NO_SYMBOLS } from './symbols.ts';
import { bestShip, openOrders } from './worth.ts';

/** What a seat has, measured by the things that decide matches. */
interface Holdings {
  readonly score: number;
  /** Points of ships and of sets of port cards, which count at the end. */
  readonly ships: number;
  readonly sets: number;
  /** The best order, if it must come soon; the best and the second best aim, if there is time. */
  readonly soon: number;
  readonly first: number;
  readonly second: number;
  readonly workers: number;
  /** The best ship that the workers could serve now. */
  readonly ship: number;
  /** Points of influence, if all orders are executed that lie in its sectors, and all that are to come there. */
  readonly influence: number;
  readonly influenceLater: number;
  /** The weight of the cubes that bonuses save, and of those in the hold. */
  readonly bonuses: number;
  readonly cargo: number;
  /** 1 if its turn of this round is still to come. */
  readonly turn: number;
}

/**
 * What a unit of each is worth in points at the end of a match, and how much more at its beginning: fitted by least squares to how far ahead seats were in the end, in 1,400
 * matches of greedy captains with some whims, two and four of them.
 */
const WORTH: Readonly<Record<keyof Holdings, readonly [atTheEnd: number, moreAtFirst: number]>> = {
  score: [0.99, 0.27],
  ships: [0.97, 0.17],
  sets: [0.81, 0],
  soon: [1.01, 0],
  first: [0, 0.09],
  second: [0, 0.51],
  workers: [0.5, 0.88],
  ship: [0.16, 0],
  influence: [0.28, 0.54],
  influenceLater: [0.34, 0.6],
  bonuses: [0, 3.63],
  cargo: [0.22, 1.12],
  turn: [4.08, 2.18],
};

/** The points that a seat is expected to have at the end, but for what all seats have in common. For positions between turns. */
export function expectedPoints(scene: Scene, state: State<GdanskTypes>, seat: Seat): number {
  const near = nearness(scene);
  const holdings = holdingsOf(scene, state, seat, near);
  let points = 0;
  for (const key of KEYS) {
    const [atTheEnd, moreAtFirst] = WORTH[key];
    points += holdings[key] * (atTheEnd + moreAtFirst * (1 - near));
  }
  return points;
}

const KEYS = Object.keys(WORTH) as (keyof Holdings)[];

function holdingsOf(scene: Scene, state: State<GdanskTypes>, seat: Seat, near: number): Holdings {
  const charts = chartsOf(scene);
  const { table, content } = scene;
  const turn = isToCome(scene, seat);
  const goesOn = scene.ending === null || turn;
  const situation = { ...situationOf(scene, charts, seat), orderDone: false };
  const workers = goesOn ? situation.workers : 0;
  return {
    score: table.seats[seat]?.score ?? 0,
    ships: (state.hands[seat]?.ships ?? []).reduce((sum, ship) => sum + (content.cruiseShips[ship]?.vp ?? 0), 0),
    sets: charts.setsOf(colorCounts(scene, charts, seat)),
    ...(goesOn ? aimsAhead(scene, charts, seat, situation, near) : { soon: 0, first: 0, second: 0 }),
    workers,
    ship: bestShip(table, charts, workers),
    ...influenceAhead(scene, charts, seat),
    bonuses: weigh(situation.bonuses, charts.weights),
    cargo: weigh(situation.cargo, charts.weights),
    turn: turn ? 1 : 0,
  };
}

/** Symbols that a turn brings, and what points are worth that come a turn later, where the end is near. */
const PER_TURN = 3.2;
const HURRY = 0.6;

function aimsAhead(
  scene: Scene,
  charts: Charts,
  seat: Seat,
  situation: Situation,
  near: number,
): Pick<Holdings, 'soon' | 'first' | 'second'> {
  const hopes = { charts, situation, near, last: false };
  let [soon, first, second] = [0, 0, 0];
  for (const aim of aimsOf(scene, charts, seat, situation, near)) {
    const value = prospect(hopes, aim, NO_SYMBOLS);
    if (value > first) [first, second] = [value, first];
    else if (value > second) second = value;
    if (aim.quay === null || aim.blocked > 0) continue;
    const symbols = aim.weight + aim.distance + (situation.workers > 0 ? 0 : 1);
    soon = Math.max(soon, aim.value * HURRY ** Math.max(1, symbols / PER_TURN));
  }
  return { soon, first, second };
}

/** Whether a seat's turn of this round is still to come, or under way. */
function isToCome({ table }: Scene, seat: Seat): boolean {
  const seats = table.seats.length;
  const place = (of: Seat): number => (of - table.firstSeat + seats) % seats;
  return place(seat) > place(table.current) || (seat === table.current && !table.turn.over);
}

/** What the markers of a seat bring if the others execute their share of the orders in each sector. */
function influenceAhead(scene: Scene, { colors }: Charts, seat: Seat): Pick<Holdings, 'influence' | 'influenceLater'> {
  const { table, content } = scene;
  const { open, later } = openOrders(scene);
  const share = (content.influenceVp.value * (table.seats.length - 1)) / table.seats.length;
  let [influence, influenceLater] = [0, 0];
  for (const [index, { markers }] of table.quays.entries()) {
    if (!markers.includes(seat)) continue;
    const color = colors[index + 1] ?? 0;
    influence += share * (open[color] ?? 0);
    influenceLater += share * (later[color] ?? 0);
  }
  return { influence, influenceLater };
}
