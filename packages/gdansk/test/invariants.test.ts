import { CENTRAL_PORT } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { endTurn, load, recruit, unload } from './support/actions.ts';
import { engine, type GdanskMatch } from './support/engine.ts';
import { turn } from './support/play.ts';
import { ANNA, CAROLINE, position } from './support/position.ts';

/** Anna has begun to load. */
const START = turn(
  position({
    dice: 'L2 M1 R',
    orders: { 12: 'T03', 10: 'T02' },
    anna: { workers: 3, cargo: { coal: 3 }, orders: ['T01'], markers: [1], ships: ['S01'] },
    adam: { markers: [20] },
  }),
  ANNA,
  load('grain'),
).match;

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type State = Mutable<GdanskMatch['state']>;
const nth = <T>(list: readonly T[], index: number): T => list[index] as T;

/** What cannot come about, the invariant that it breaks, and how it is made. */
const BROKEN: readonly [string, string, (state: State) => void][] = [
  ['a cube too many', 'every cube is in the zone or in a hold', ({ table }) => Object.assign(table.zone, { grain: 12 })],
  [
    'twelve coal in one hold',
    'no hold is overfull',
    ({ table }) => {
      table.zone.coal = 0;
      nth(table.seats, 0).cargo.coal = 12;
    },
  ],
  ['a token twice', 'every order token is in one place', ({ table }) => nth(table.seats, 1).orders.push(0)],
  ['a port card twice', 'every port card is in one place', ({ table }) => nth(table.seats, 1).cards.push(1)],
  ['a ship twice', 'every cruise ship is in one place, and sizes are as the table says', ({ hands }) => nth(hands, 1).ships.push(0)],
  [
    'a marker from nowhere',
    'every marker is in stock or on a quay, one of a seat at most',
    ({ table }) => nth(table.quays, 1).markers.push(0),
  ],
  [
    'two markers of one seat',
    'every marker is in stock or on a quay, one of a seat at most',
    ({ table }) => nth(table.quays, 0).markers.push(0),
  ],
  [
    'an order under a marker',
    'no quay has an order and markers',
    ({ table }) => {
      nth(table.quays, 11).markers.push(0);
      nth(table.seats, 0).stock = 6;
    },
  ],
  ['a shorter stack', 'the stacks are as long as the table says', ({ table }) => Object.assign(table, { cardsLeft: 3 })],
  ['an early Central Port', 'the stacks are as long as the table says', ({ table }) => Object.assign(table, { centralPort: true })],
  [
    'a removed token of three players',
    'the stacks are as long as the table says',
    ({ table, hidden }) => {
      table.removedTokens = hidden.tokens.splice(0, 1);
      table.tokensLeft -= 1;
    },
  ],
  [
    'a meeple on the second quay of a location',
    'meeples stand on locations',
    ({ table }) => Object.assign(nth(table.seats, 0), { location: 14 }),
  ],
  [
    'a bonus that is not there',
    'no more bonuses are put aside than there are',
    ({ table }) => Object.assign(table.turn.aside, { roro: 1 }),
  ],
  ['a first seat that nobody plays', 'the seats are those of the match', ({ table }) => Object.assign(table, { firstSeat: 3 })],
];

/** Turns whose parts contradict each other. */
const TURNS: readonly [string, object][] = [
  ['more symbols than the dice show', { left: 2 }],
  ['symbols of no action', { open: null, left: 1 }],
  ['an action that has not begun', { used: [] }],
  ['one action twice', { used: ['load', 'load'] }],
  ['loading and unloading', { used: ['unload', 'load'] }],
  ['another action under way', { open: 'move' }],
  ['a stage too early', { stage: 'before' }],
  ['a stage too late', { stage: 'after', open: null, left: 0 }],
  ['dice that can still be rolled', { fixed: false }],
  ['two dice', { dice: [1, 2] }],
  ['no roll', { rolls: 0 }],
];
const ODD_TURNS = TURNS.map(
  ([name, change]) => [name, 'the turn is one that can come about', ({ table }: State) => Object.assign(table.turn, change)] as const,
);

test.each([...BROKEN, ...ODD_TURNS])('%s is refused: "%s"', (_, invariant, spoil) => {
  const raw = JSON.parse(JSON.stringify(START)) as { state: State };
  expect(engine.load(raw)).toMatchObject({ ok: true });
  spoil(raw.state);
  const data = { path: ['state'], problem: `breaks the invariant "${invariant}"` };
  expect(engine.load(raw)).toMatchObject({ ok: false, rejection: { code: 'bad-match', data } });
});

test('a turn before all meeples are placed is refused', () => {
  const raw = JSON.parse(JSON.stringify(START)) as { state: State };
  nth(raw.state.table.seats, 2).location = null;
  expect(engine.load(raw)).toMatchObject({ ok: false, rejection: { code: 'bad-match' } });
});

describe('phase, table and ending', () => {
  const json = <T>(value: T): Mutable<T> => JSON.parse(JSON.stringify(value)) as Mutable<T>;
  const fresh = engine.create({ seats: 2, seed: 'any' }).match;
  const problemOf = (match: unknown): unknown => {
    const loaded = engine.load(match);
    return loaded.ok ? undefined : loaded.rejection.data.problem;
  };
  const OVER = position({ over: true });
  const reached = { reasons: ['score-reached'], finish: 'round' };

  test.each<[string, unknown, string]>([
    ['GD.K2: over before it has begun', { ...fresh, phase: 'over', ending: reached }, 'meeples are placed clockwise'],
    ['GD.K1: ending before it has begun', { ...fresh, ending: reached }, 'meeples are placed clockwise'],
    ['GD.K1: ending for points that nobody has', { ...START, ending: reached }, 'what the match ends for holds'],
    [
      'GD.K1: ending for markers that lie in stock',
      { ...START, ending: { ...reached, reasons: ['markers-placed'] } },
      'what the match ends for holds',
    ],
    [
      'GD.K1: ending for want of orders that lie there',
      { ...START, ending: { ...reached, reasons: ['orders-gone'] } },
      'what the match ends for holds',
    ],
    [
      'GD.R67: ending by a cap that there is not',
      { ...START, ending: { ...reached, reasons: ['round-cap'] } },
      'what the match ends for holds',
    ],
    [
      'GD.K2: over in the middle of a turn',
      { ...position({ dice: 'R R R', anna: { score: 60 }, ending: ['score-reached'] }), phase: 'over' },
      'the match is over with the last turn of a round',
    ],
    [
      'GD.K2: over in the middle of a round',
      { ...OVER, state: { ...OVER.state, table: { ...OVER.state.table, current: ANNA } } },
      'what the match ends for holds',
    ],
    [
      'GD.R67: beyond the last round',
      { ...START, options: { ...START.options, roundCap: 1 }, state: { ...START.state, table: { ...START.state.table, round: 2 } } },
      'no round comes after the last one',
    ],
    ['GD.B2: acting without a roll', { ...position({}), phase: 'acting' }, 'a seat acts once it has rolled'],
    ['GD.B2: rolling again', { ...START, phase: 'rolling' }, 'a seat acts once it has rolled'],
  ])('%s', (_, match, problem) => {
    expect(problemOf(match)).toContain(problem);
  });

  test.each<[string, (state: State) => void]>([
    ['a meeple out of turn', ({ table }) => Object.assign(nth(table.seats, 1 - table.firstSeat), { location: 0 })],
    ['a worker', ({ table }) => Object.assign(nth(table.seats, 0), { workers: 1 })],
    ['points', ({ table }) => Object.assign(nth(table.seats, 0), { score: 1 })],
    ['a second round', ({ table }) => Object.assign(table, { round: 2 })],
  ])('GD.A8: before the meeples are placed nobody has %s', (_, spoil) => {
    const raw = json(fresh);
    spoil(raw.state as State);
    expect(problemOf(raw)).toContain('meeples are placed clockwise');
  });

  test('GD.A2 GD.R62 GD.R67: what is counted stays where a match still loads', () => {
    const most = 1_000_000_000;
    const start = position({
      whose: CAROLINE,
      dice: 'R R L1',
      round: most,
      centralPort: true,
      ending: ['score-reached'],
      caroline: { at: CENTRAL_PORT, workers: most, score: most, cargo: { grain: 1 } },
    });
    const { match } = turn(start, CAROLINE, recruit, unload('grain'));
    expect(match.state.table.seats[CAROLINE]).toMatchObject({ workers: most, score: most });
    expect(problemOf(match)).toBeUndefined();
    const late = turn(position({ whose: CAROLINE, dice: 'R R L1', round: most }), CAROLINE, recruit, endTurn).match;
    expect([late.state.table.round, problemOf(late)]).toEqual([most, undefined]);
  });
});
