import { expect, test } from 'vitest';
import { execute, move, recruit } from '../support/actions.ts';
import { column, eventsOf, markersOn, seatOf, turn } from '../support/play.ts';
import { ADAM, CAROLINE, type PositionSpec, position, token } from '../support/position.ts';

/** Caroline on WOC I Quay with all that the order there asks for. */
const ORDER: PositionSpec = {
  whose: CAROLINE,
  dice: 'M1 R R',
  orders: { 1: 'T01', 10: 'T02' },
  deck: [4, 7],
  tokens: ['T03', 'T04'],
  caroline: { at: 1, cargo: { grain: 3, fuels: 2, coal: 1, containers: 1, cargo: 1 } },
};

test('GD.V8 GD.X3: twelve points, cubes and a worker back, token and card taken, a marker on the quay', () => {
  const { match } = turn(position(ORDER), CAROLINE, recruit, execute(1));
  expect(seatOf(match, CAROLINE)).toMatchObject({ score: 12, workers: 1, cards: [1], orders: [token('T01')], stock: 7, location: 1 });
  expect(Object.values(seatOf(match, CAROLINE).cargo)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(match.state.table.zone).toEqual({ grain: 12, fuels: 12, coal: 12, containers: 10, cargo: 10, roro: 8 });
  expect(markersOn(match, 1)).toEqual([CAROLINE]);
});

test('GD.V8 GD.X3: the picture has her move there first, which comes to the same', () => {
  const start = position({ ...ORDER, caroline: { ...ORDER.caroline, at: 2 } });
  const moved = turn(start, CAROLINE, move(1), recruit, execute(1)).match;
  const stood = turn(position(ORDER), CAROLINE, recruit, execute(1)).match;
  expect(moved.state.table.seats).toEqual(stood.state.table.seats);
  expect(moved.state.table.quays).toEqual(stood.state.table.quays);
});

test('GD.V9: Adam scores four for two markers in the sector, Caroline nothing for her own', () => {
  const start = position({
    ...ORDER,
    adam: { markers: [3, 5] },
    caroline: { ...ORDER.caroline, markers: [2] },
  });
  const { match, events } = turn(start, CAROLINE, recruit, execute(1));
  expect(column(match, 'score')).toEqual([0, 4, 12]);
  expect(eventsOf(events, 'influence-scored')).toEqual([{ type: 'influence-scored', seat: ADAM, markers: 2, points: 4 }]);
});

test('GD.V10: the bonus stands for a coal in a later order, each time, and is no cube', () => {
  const later = (orders: readonly string[]) =>
    position({
      whose: CAROLINE,
      dice: 'R R R',
      orders: { 1: 'T03', 10: 'T02' },
      caroline: { at: 1, workers: 1, orders, cargo: { coal: 1, cargo: 1, roro: 7 } },
    });
  for (const orders of [['T01'], ['T01', 'T13']]) {
    const { match, events } = turn(later(orders), CAROLINE, execute(1));
    expect(eventsOf(events, 'order-executed')[0]).toMatchObject({ paid: { coal: 1, cargo: 1 }, bonuses: { coal: 1, cargo: 0 } });
    expect(seatOf(match, CAROLINE).cargo).toMatchObject({ coal: 0, cargo: 0, roro: 7 });
    expect(seatOf(match, CAROLINE).orders).toContain(token('T01'));
  }
});

test('GD.V11: the next two port cards get the next two tokens, in this order', () => {
  const { match, events } = turn(position(ORDER), CAROLINE, recruit, execute(1));
  expect(eventsOf(events, 'order-revealed')).toEqual([
    { type: 'order-revealed', quay: 4, token: token('T03') },
    { type: 'order-revealed', quay: 7, token: token('T04') },
  ]);
  expect(match.state.table.quays[3]?.order).toBe(token('T03'));
  expect(match.state.table.quays[6]?.order).toBe(token('T04'));
});
