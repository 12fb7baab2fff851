import { CENTRAL_PORT } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { endTurn, execute, move, placeMarker, swap, unload } from '../support/actions.ts';
import { attempt, column, eventsOf, markersOn, openQuays, seatOf, turn } from '../support/play.ts';
import { ADAM, ANNA, CAROLINE, type PositionSpec, position, token } from '../support/position.ts';

/** Anna on quay 12 with an order that she can execute, which asks for two grain and two fuels. */
const READY: PositionSpec = {
  dice: 'R R R',
  orders: { 12: 'T02', 10: 'T05' },
  anna: { at: 12, workers: 4, cargo: { grain: 2, fuels: 2 } },
};

test('GD.V18: two players, the sixth order draws the last two port cards and uncovers Central Port, which is not drawn', () => {
  const start = position({ ...READY, seats: 2, deck: [3, 4], cardsLeft: 2 });
  expect(start.state.table.seats.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(11);
  const { match, events } = turn(start, ANNA, execute(12));
  expect(eventsOf(events, 'order-revealed').map(({ quay }) => quay)).toEqual([3, 4]);
  expect(events.at(-1)?.type).toBe('central-port-opened');
  expect(openQuays(match)).toEqual([3, 4, 10]);
});

test('GD.V19: an order before the dice actions brings Central Port out, and the same turn unloads there', () => {
  const start = position({
    dice: 'L2 M1 L1',
    orders: { 2: 'T02', 10: 'T05' },
    cardsLeft: 1,
    anna: { at: 2, workers: 1, cargo: { grain: 3, fuels: 2 } },
  });
  assertRejected(attempt(start, ANNA, move(CENTRAL_PORT), unload('grain')), 'not-at-central-port', 'GD.J1');
  const { match } = turn(start, ANNA, execute(2), move(CENTRAL_PORT), unload('grain'));
  expect(seatOf(match, ANNA).score).toBe(6 + 2);
});

test('GD.V20: the eighth marker by the HR panel, then an order: points, card and token, no marker', () => {
  const start = position({ ...READY, anna: { ...READY.anna, markers: [1, 2, 3, 4, 5, 6, 7] }, adam: { markers: [20] } });
  const { match, events } = turn(start, ANNA, placeMarker(20), execute(12));
  expect(seatOf(match, ANNA)).toMatchObject({ stock: 0, score: 6 });
  expect(seatOf(match, ANNA).cards).toContain(12);
  expect(seatOf(match, ANNA).orders).toContain(token('T02'));
  expect(markersOn(match, 12)).toEqual([]);
  expect(eventsOf(events, 'marker-placed').map(({ by }) => by)).toEqual(['hr']);
});

test('GD.V21: influence lifts a waiting player to sixty, and the end has latched', () => {
  const start = position({ ...READY, caroline: { score: 58, markers: [13] } });
  const { match, events } = turn(start, ANNA, execute(12));
  expect(seatOf(match, CAROLINE).score).toBe(60);
  expect(match.ending).toEqual({ reasons: ['score-reached'], finish: 'round' });
  expect(eventsOf(events, 'end-triggered').map(({ reason }) => reason)).toEqual(['score-reached']);
});

test('GD.V22: the last player of the round reaches sixty, and the match is over after that turn', () => {
  const start = position({
    ...READY,
    whose: CAROLINE,
    anna: {},
    caroline: { ...READY.anna, score: 54 },
  });
  const { match } = turn(start, CAROLINE, execute(12));
  expect(match.phase).toBe('acting');
  expect(turn(match, CAROLINE, endTurn).match.phase).toBe('over');
});

describe('two markers of one seat on a quay', () => {
  test('GD.V23: are not brought about by a swap, on either side', () => {
    const start = position({ dice: 'R R R', anna: { workers: 2, markers: [6, 1, 8] }, caroline: { markers: [1, 8, 3] } });
    assertRejected(attempt(start, ANNA, swap(6, CAROLINE, 1)), 'two-on-a-quay', 'GD.R40');
    assertRejected(attempt(start, ANNA, swap(8, CAROLINE, 3)), 'two-on-a-quay', 'GD.R40');
    expect(turn(start, ANNA, swap(6, CAROLINE, 3)).match.phase).toBe('acting');
  });
});

test('GD.V24: the HR panel on executed quay 9, while 14 beside it holds an order', () => {
  const start = position({ dice: 'R R R', orders: { 14: 'T02' }, anna: { workers: 3 }, adam: { markers: [9] } });
  const { match } = turn(start, ANNA, placeMarker(9));
  expect(markersOn(match, 9)).toEqual([ADAM, ANNA]);
});

test.each([
  [9, [0, 2, 0]],
  [14, [0, 0, 2]],
])('GD.V25: on the double location an order on %d pays the markers of its own colour alone', (quay, influence) => {
  const start = position({
    dice: 'R R R',
    orders: { [quay]: 'T02', 1: 'T05' },
    anna: { at: 9, workers: 1, cargo: { grain: 2, fuels: 2 } },
    adam: { markers: [6] },
    caroline: { markers: [12] },
  });
  const { match } = turn(start, ANNA, execute(quay));
  expect(column(match, 'score')).toEqual([6, ...influence.slice(1)]);
});

test('GD.V26: two coal bonuses pay for two coal', () => {
  const start = position({
    dice: 'R R R',
    orders: { 12: 'T03', 10: 'T02' },
    anna: { at: 12, workers: 1, orders: ['T01', 'T07'], cargo: { cargo: 1 } },
  });
  const { match } = turn(start, ANNA, execute(12));
  expect(seatOf(match, ANNA).score).toBe(5);
});
