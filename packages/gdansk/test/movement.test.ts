import { CENTRAL_PORT } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { endTurn, move, recruit } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { attempt, column, eventsOf, seatOf, turn } from './support/play.ts';
import { ADAM, ANNA, position } from './support/position.ts';

test('GD.D1: one connection for each arrow', () => {
  const start = position({ dice: 'M1 M2 R', anna: { at: 20 } });
  const { match, events } = turn(start, ANNA, move(18), move(9), move(12));
  expect(seatOf(match, ANNA).location).toBe(12);
  expect(eventsOf(events, 'moved').map(({ from, to }) => [from, to])).toEqual([
    [20, 18],
    [18, 9],
    [9, 12],
  ]);
  assertRejected(engine.apply(match, ANNA, move(4)), 'no-steps-left', 'GD.D1');
});

test('GD.D2: fewer steps are fine', () => {
  const { match } = turn(position({ dice: 'M1 M2 R', anna: { at: 20 } }), ANNA, move(18), endTurn);
  expect(seatOf(match, ANNA).location).toBe(18);
});

test('GD.D3: only along connections, in either direction', () => {
  const start = position({ dice: 'M1 M2 R', anna: { at: 20 } });
  const { neighbors, locations } = engine.context(start).derived;
  for (const from of locations) {
    for (const to of neighbors[from] ?? []) expect(neighbors[to]).toContain(from);
    const view = engine.view(position({ dice: 'M1 M2 R', anna: { at: from } }), ANNA);
    const reached = engine.legal(view).flatMap((action) => (action.type === 'move' ? [action.to] : []));
    expect(reached).toEqual(neighbors[from]);
    const far = locations.find((to) => !reached.includes(to));
    assertRejected(engine.explain(view, move(far ?? from)), 'not-connected', 'GD.D3');
  }
  assertRejected(engine.apply(start, ANNA, move(14)), 'not-connected', 'GD.D3');
});

test('GD.D4: meeples share locations', () => {
  const start = position({ dice: 'M1 R R', anna: { at: 20 }, adam: { at: 18 }, caroline: { at: 18 } });
  expect(column(turn(start, ANNA, move(18)).match, 'location')).toEqual([18, 18, 18]);
});

test('GD.D5: a double location is one place, under its lower number', () => {
  const { locationOf, quaysAt } = engine.context(position()).derived;
  expect([locationOf[9], locationOf[14], quaysAt[9], quaysAt[14]]).toEqual([9, 9, [9, 14], []]);
  assertRejected(attempt(position({ dice: 'M1 R R', anna: { at: 9 } }), ANNA, move(9)), 'not-connected', 'GD.D3');
});

test('GD.R17: Central Port is passed through and stopped at before its card is out', () => {
  const start = position({ dice: 'M2 R R', anna: { at: 2 } });
  expect(seatOf(turn(start, ANNA, move(CENTRAL_PORT), move(7)).match, ANNA).location).toBe(7);
  expect(seatOf(turn(start, ANNA, move(CENTRAL_PORT), recruit).match, ANNA).location).toBe(CENTRAL_PORT);
  expect(engine.context(start).derived.quaysAt[CENTRAL_PORT]).toEqual([]);
});

test('GD.R18: there and back is a walk, and uses the movement', () => {
  const { match } = turn(position({ dice: 'M2 M1 R', anna: { at: 20 } }), ANNA, move(18), move(20), recruit);
  expect(seatOf(match, ANNA).location).toBe(20);
  assertRejected(engine.apply(match, ANNA, move(18)), 'action-used', 'GD.B9');
});

test('GD.R57: quays of the removed colour are walked over, and the other quay of a double location works', () => {
  const start = position({
    seats: 2,
    dice: 'M2 R R',
    orders: { 13: 'T02', 10: 'T05' },
    anna: { at: 17, workers: 1, cargo: { grain: 2, fuels: 2 } },
  });
  expect(start.state.table.removedColor).toBe('brown');
  const { match } = turn(start, ANNA, move(20), move(17), recruit);
  expect(seatOf(match, ANNA).location).toBe(17);
  const executed = turn(start, ANNA, move(13), { type: 'execute-order', quay: 13 }).match;
  expect(seatOf(executed, ANNA).cards).toEqual([13]);
  expect(seatOf(executed, ADAM).score).toBe(0);
});
