import { CENTRAL_PORT } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { endTurn, execute, load, move, recruit, roll, unload } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { attempt, eventsOf, legalTypes, openQuays, play, seatOf, turn } from './support/play.ts';
import { ADAM, ANNA, type PositionSpec, position } from './support/position.ts';

const PORT: PositionSpec = { dice: 'L2 L1 M1', centralPort: true, anna: { at: CENTRAL_PORT, cargo: { grain: 2, cargo: 1, roro: 1 } } };
const port = (anna: PositionSpec['anna'] = {}, rest: PositionSpec = {}) => position({ ...PORT, ...rest, anna: { ...PORT.anna, ...anna } });

test('GD.J1: only there, and only once the card is out', () => {
  assertRejected(attempt(port({ at: 2 }), ANNA, unload('grain')), 'not-at-central-port', 'GD.J1');
  assertRejected(attempt(port({}, { centralPort: false }), ANNA, unload('grain')), 'not-at-central-port', 'GD.J1');
  expect(turn(port(), ANNA, unload('grain')).match.phase).toBe('acting');
});

test('GD.J2: the loading symbols are the most weight', () => {
  const { match } = turn(port(), ANNA, unload('cargo'), unload('grain'));
  assertRejected(engine.apply(match, ANNA, unload('grain')), 'too-heavy-to-unload', 'GD.J2');
  assertRejected(attempt(port({}, { dice: 'L2 R M1' }), ANNA, unload('roro')), 'too-heavy-to-unload', 'GD.J2');
});

test('GD.J3: cubes go back to the zone, and score two, three or four at once', () => {
  for (const [good, points] of [
    ['grain', 2],
    ['fuels', 2],
    ['coal', 2],
    ['containers', 3],
    ['cargo', 3],
    ['roro', 4],
  ] as const) {
    const start = port({ cargo: { [good]: 1 } });
    const { match, events } = turn(start, ANNA, unload(good));
    expect(seatOf(match, ANNA)).toMatchObject({ score: points, cargo: { [good]: 0 } });
    expect(match.state.table.zone[good]).toBe(start.state.table.zone[good] + 1);
    expect(eventsOf(events, 'unloaded')).toEqual([{ type: 'unloaded', seat: ANNA, good, points }]);
  }
  assertRejected(attempt(port(), ANNA, unload('coal')), 'nothing-to-unload', 'GD.J3');
});

test('GD.J4: there is no loading there', () => {
  assertRejected(attempt(port(), ANNA, load('coal')), 'no-loading-here', 'GD.C7');
  expect(legalTypes(port(), ANNA)).not.toContain('load');
});

test('GD.R33: loading or unloading, not both: they use the same dice', () => {
  const near = port({ at: 2 }, { dice: 'L2 L2 M1' });
  assertRejected(attempt(near, ANNA, load('coal'), move(CENTRAL_PORT), unload('grain')), 'dice-used', 'GD.R33');
  assertRejected(attempt(port(), ANNA, unload('grain'), move(2), load('coal')), 'dice-used', 'GD.R33');
  assertRejected(attempt(port(), ANNA, unload('grain'), move(2), unload('grain')), 'not-at-central-port', 'GD.J1');
});

test('GD.R34: unloading is a dice action: before or after the others, and once', () => {
  expect(seatOf(turn(port(), ANNA, unload('grain'), move(2)).match, ANNA)).toMatchObject({ location: 2, score: 2 });
  const near = port({ at: 2 }, { dice: 'L2 R M1' });
  const { match } = turn(near, ANNA, recruit, move(CENTRAL_PORT), unload('grain'));
  expect(match.state.table.turn).toMatchObject({ stage: 'dice', used: ['recruit', 'move', 'unload'] });
  const both = port({}, { dice: 'L2 R M1' });
  assertRejected(attempt(both, ANNA, unload('grain'), recruit, unload('grain')), 'action-used', 'GD.B9');
});

test('GD.R35: an order before the dice actions that brings the card out allows unloading in the same turn', () => {
  const start = position({
    dice: 'L1 M1 R',
    orders: { 7: 'T02', 10: 'T05' },
    cardsLeft: 1,
    anna: { at: 7, workers: 1, cargo: { grain: 2, fuels: 2, coal: 1 } },
  });
  expect(seatOf(turn(start, ANNA, execute(7), move(CENTRAL_PORT), unload('coal')).match, ANNA).score).toBe(6 + 2);
});

test('GD.R36: whoever stands there when the card comes out loads no more, but unloads, or moves away and loads', () => {
  const start = position({
    whose: ADAM,
    first: ADAM,
    dice: 'R R R',
    orders: { 12: 'T02', 10: 'T05' },
    cardsLeft: 1,
    anna: { at: CENTRAL_PORT, cargo: { grain: 1 } },
    adam: { at: 12, workers: 1, cargo: { grain: 2, fuels: 2 } },
    seats: 2,
  });
  let { match } = play(start, [ADAM, execute(12)], [ADAM, endTurn], [ANNA, roll]);
  const loaded = engine.load({
    ...match,
    state: { ...match.state, table: { ...match.state.table, turn: { ...match.state.table.turn, dice: [1, 2, 4] } } },
  });
  if (!loaded.ok) throw new Error('no match');
  ({ match } = loaded);
  assertRejected(engine.apply(match, ANNA, load('coal')), 'no-loading-here', 'GD.C7');
  expect(seatOf(turn(match, ANNA, unload('grain')).match, ANNA).score).toBe(2);
  expect(seatOf(turn(match, ANNA, move(2), load('coal')).match, ANNA).cargo).toMatchObject({ grain: 1, coal: 1 });
});

test('GD.R37: its points are on the track, and count towards the end', () => {
  const { match } = turn(port({ score: 57 }), ANNA, unload('cargo'));
  expect(seatOf(match, ANNA).score).toBe(60);
  expect(match.ending?.reasons).toEqual(['score-reached']);
});

test('GD.R38: of two players the last port card uncovers it, of more it has to be drawn', () => {
  const spec: PositionSpec = {
    dice: 'R R R',
    orders: { 12: 'T02', 10: 'T05' },
    cardsLeft: 2,
    anna: { at: 12, workers: 1, cargo: { grain: 2, fuels: 2 } },
  };
  expect(turn(position({ ...spec, seats: 2 }), ANNA, execute(12)).match.state.table.centralPort).toBe(true);
  expect(turn(position({ ...spec, seats: 3 }), ANNA, execute(12)).match.state.table.centralPort).toBe(false);
  const { match } = turn(position({ ...spec, seats: 2, cardsLeft: 3 }), ANNA, execute(12));
  expect(match.state.table).toMatchObject({ centralPort: false, cardsLeft: 1 });
  expect(openQuays(match)).toHaveLength(3);
});
