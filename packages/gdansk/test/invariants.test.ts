import { expect, test } from 'vitest';
import { load } from './support/actions.ts';
import { engine, type GdanskMatch } from './support/engine.ts';
import { turn } from './support/play.ts';
import { ANNA, position } from './support/position.ts';

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
