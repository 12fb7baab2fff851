import { CENTRAL_PORT } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { endTurn, execute, load, move, recruit, serve, swap, unload } from '../support/actions.ts';
import { engine } from '../support/engine.ts';
import { attempt, eventsOf, markersOn, openQuays, seatOf, turn } from '../support/play.ts';
import { ADAM, ANNA, CAROLINE, position, ship } from '../support/position.ts';

test('GD.V12: Anna recruits three workers and pays two to change places with Caroline', () => {
  const start = position({ dice: 'R R R', anna: { markers: [6] }, caroline: { markers: [1] } });
  const { match } = turn(start, ANNA, recruit, swap(6, CAROLINE, 1));
  expect([markersOn(match, 1), markersOn(match, 6)]).toEqual([[ANNA], [CAROLINE]]);
  expect(seatOf(match, ANNA).workers).toBe(1);
});

test('GD.V13: Anna recruits to nine, pays eight for a large ship, and it counts at the end', () => {
  const start = position({ dice: 'R R R', anna: { workers: 6 }, ships: { large: ['S17'] } });
  const recruited = turn(start, ANNA, recruit).match;
  expect(seatOf(recruited, ANNA).workers).toBe(9);
  const { match } = turn(recruited, ANNA, serve('large'));
  expect(seatOf(match, ANNA)).toMatchObject({ workers: 1, score: 0, ships: { small: 0, medium: 0, large: 1 } });
  expect(match.state.hands[ANNA]).toEqual({ ships: [ship('S17')] });
  const over = engine.outcome(position({ over: true, anna: { ships: ['S17'] } }));
  expect(over?.scores[ANNA]?.parts).toMatchObject({ ships: 12 });
});

test('GD.V14: with the ninth order comes the last port card, then Central Port, which gets no token', () => {
  const start = position({
    whose: ADAM,
    dice: 'R R R',
    orders: { 4: 'T02', 10: 'T05', 15: 'T08' },
    deck: [7],
    tokens: ['T04'],
    cardsLeft: 1,
    adam: { at: 4, workers: 1, cargo: { grain: 2, fuels: 2 } },
  });
  const executed = start.state.table.seats.reduce((sum, { orders }) => sum + orders.length, 0);
  expect(executed).toBe(16);
  const { match, events } = turn(start, ADAM, execute(4));
  expect(events.map(({ type }) => type).slice(-2)).toEqual(['order-revealed', 'central-port-opened']);
  expect(openQuays(match)).toEqual([7, 10, 15]);
  expect(match.state.table).toMatchObject({ centralPort: true, cardsLeft: 0, tokensLeft: 0 });
});

test('GD.V15: Anna moves in and unloads Ro-Ro and grain, weight four, six points', () => {
  const start = position({ dice: 'L2 L2 M1', centralPort: true, anna: { at: 2, cargo: { roro: 1, grain: 1, coal: 1 } } });
  const { match, events } = turn(start, ANNA, move(CENTRAL_PORT), unload('roro'), unload('grain'));
  expect(seatOf(match, ANNA)).toMatchObject({ score: 6, cargo: { roro: 0, grain: 0, coal: 1 } });
  expect(match.state.table.zone).toMatchObject({ roro: 8, grain: 12, coal: 11 });
  expect(eventsOf(events, 'unloaded').map(({ points }) => points)).toEqual([4, 2]);
  assertRejected(attempt(match, ANNA, unload('coal')), 'too-heavy-to-unload', 'GD.J2');
  assertRejected(attempt(match, ANNA, load('grain')), 'dice-used', 'GD.R33');
  assertRejected(attempt(start, ANNA, move(CENTRAL_PORT), load('grain')), 'no-loading-here', 'GD.C7');
  expect(turn(match, ANNA, endTurn).match.state.table.current).toBe(ADAM);
});
