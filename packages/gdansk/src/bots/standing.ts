import type { Seat, State } from '@quayside/core/sdk';
import type { GdanskTypes } from '../kit.ts';
import { GOODS } from '../vocabulary.ts';
import { aimsOf, colorCounts } from './aims.ts';
import { type Charts, chartsOf } from './charts.ts';
import { captainOf, SEASONED_HABITS } from './habits.ts';
import type { Hopes } from './hopes.ts';
import { openOrders } from './orders-to-come.ts';
import { prospect } from './prospect.ts';
import { beyond, type Cubes, type Scene, weigh } from './scene.ts';
import { nearness, situationOf } from './situation.ts';
import { NO_SYMBOLS } from './symbols.ts';
import { bestShip } from './worth.ts';

/** What a seat has, measured by the things that decide matches. */
interface Holdings {
  readonly score: number;
  /** Points of ships and of sets of port cards, which count at the end. */
  readonly ships: number;
  readonly sets: number;
  /** The best and the second best aim, and the best order if there is hardly any time. */
  readonly first: number;
  readonly second: number;
  readonly hurried: number;
  readonly workers: number;
  /** The best ship that the workers could serve now. */
  readonly ship: number;
  /** Points of influence, if all orders are executed that lie in its sectors, and all that are to come there. */
  readonly influence: number;
  readonly influenceLater: number;
  /** The weight of the cubes that bonuses save, of those in the hold that some order asks for, and of the others there. */
  readonly bonuses: number;
  readonly useful: number;
  readonly idle: number;
  /** 1 if its turn of this round is still to come. */
  readonly turn: number;
}

/**
 * What a unit of each is worth in points at the end of a match, and how much more at its beginning: fitted by least squares to how far ahead seats were in the end, in 1,000
 * matches of seasoned captains with some whims, two and four of them.
 */
const WORTH: Readonly<Record<keyof Holdings, readonly [atTheEnd: number, moreAtFirst: number]>> = {
  score: [1.05, 0.14],
  ships: [0.95, -0.1],
  sets: [0.66, 0],
  first: [0.37, -0.03],
  second: [0.37, -0.1],
  hurried: [0.28, 0],
  workers: [0.43, 0.77],
  ship: [0.12, 0],
  influence: [0.33, 0.54],
  influenceLater: [0.18, 1.11],
  bonuses: [0, 3.15],
  useful: [0.28, 0.75],
  idle: [0.06, 0.51],
  turn: [3.77, 4.06],
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
    ...(goesOn ? aimsAhead(scene, { captain: SEASONED, charts, situation, near, last: false }, seat) : NOTHING_AHEAD),
    workers,
    ship: bestShip(table, charts, workers),
    ...influenceAhead(scene, charts, seat),
    bonuses: weigh(situation.bonuses, charts.weights),
    turn: turn ? 1 : 0,
  };
}

/** What is to come of the aims of a seat, and of its hold. */
type Ahead = Pick<Holdings, 'first' | 'second' | 'hurried' | 'useful' | 'idle'>;

const NOTHING_AHEAD: Ahead = { first: 0, second: 0, hurried: 0, useful: 0, idle: 0 };

/** The weights were fitted to prospects as a seasoned captain sees them. */
const SEASONED = captainOf(SEASONED_HABITS);

/** Symbols that a turn brings, and what points are worth that come a turn later, where there is hardly any time. */
const PER_TURN = 3.2;
const HURRY = 0.35;

function aimsAhead(scene: Scene, hopes: Hopes, seat: Seat): Ahead {
  const { situation, charts } = hopes;
  const asked = GOODS.map(() => 0);
  let [first, second, hurried] = [0, 0, 0];
  for (const aim of aimsOf(scene, hopes, seat)) {
    const value = prospect(hopes, aim, NO_SYMBOLS);
    if (value > first) [first, second] = [value, first];
    else if (value > second) second = value;
    if (aim.quay === null) continue;
    raise(asked, aim.goods);
    if (aim.blocked > 0) continue;
    const symbols = aim.weight + aim.distance + (situation.workers > 0 ? 0 : 1);
    hurried = Math.max(hurried, aim.value * HURRY ** (symbols / PER_TURN));
  }
  const idle = weigh(beyond(situation.cargo, beyond(asked, situation.bonuses)), charts.weights);
  return { first, second, hurried, idle, useful: weigh(situation.cargo, charts.weights) - idle };
}

/** Raises counts to the larger of two, good by good. */
function raise(counts: number[], others: Cubes): void {
  for (const [good, count] of others.entries()) counts[good] = Math.max(counts[good] ?? 0, count);
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
