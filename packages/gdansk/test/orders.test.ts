import { reconstructed } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { execute, load, move, putAside, recruit, unload } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { attempt, column, eventsOf, legalTypes, markersOn, openQuays, seatOf, turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, type PositionSpec, position, quaysOf, token } from './support/position.ts';

/** Anna on quay 12 with an order of two grain and two fuels, worth six, without a bonus. */
const READY: PositionSpec = {
  dice: 'R M1 L1',
  orders: { 12: 'T02', 10: 'T05', 1: 'T01' },
  anna: { at: 12, workers: 1, cargo: { grain: 2, fuels: 2 } },
};
const ready = (anna: PositionSpec['anna'] = {}, rest: PositionSpec = {}) =>
  position({ ...READY, ...rest, anna: { ...READY.anna, ...anna } });
const executable = (match: ReturnType<typeof position>) =>
  engine.legal(engine.view(match, ANNA)).flatMap((action) => (action.type === 'execute-order' ? [action.quay] : []));

describe('what an order takes', () => {
  test('GD.F1: the meeple there, all the goods, a worker', () => {
    expect(executable(ready())).toEqual([12]);
    assertRejected(attempt(ready(), ANNA, execute(11)), 'no-order', 'GD.F1');
    assertRejected(attempt(ready({ at: 4 }), ANNA, execute(12)), 'not-there', 'GD.F1');
    assertRejected(attempt(ready({ workers: 0 }), ANNA, execute(12)), 'no-worker', 'GD.F1');
    assertRejected(attempt(ready({ cargo: { grain: 2, fuels: 1 } }), ANNA, execute(12)), 'goods-missing', 'GD.F1');
  });

  test('GD.F1 GD.F8: bonuses count for goods', () => {
    expect(executable(ready({ cargo: { grain: 2, fuels: 1 }, orders: ['T04'] }))).toEqual([12]);
    expect(executable(ready({ cargo: { grain: 2, fuels: 1 }, orders: ['T03'] }))).toEqual([]);
  });

  test('GD.F2: its goods go to the zone, and a worker to the pile', () => {
    const { match } = turn(ready({ cargo: { grain: 3, fuels: 2, roro: 1 }, workers: 2 }), ANNA, execute(12));
    expect(seatOf(match, ANNA)).toMatchObject({ workers: 1, cargo: { grain: 1, fuels: 0, roro: 1 } });
    expect(match.state.table.zone).toMatchObject({ grain: 11, fuels: 12, roro: 7 });
  });

  test('GD.F3 GD.F13 GD.F14: its points are scored on the track at once', () => {
    const { match } = turn(ready({ score: 7 }), ANNA, execute(12));
    expect(seatOf(match, ANNA).score).toBe(13);
    expect(Math.min(...reconstructed.orderTokens.map(({ vp }) => vp))).toBeGreaterThan(0);
    expect(reconstructed.orderTokens.filter(({ bonus }) => bonus !== null)).toHaveLength(12);
  });

  test('GD.R23 GD.X4: one worker, and a card that prints one', () => {
    expect(new Set(reconstructed.quays.map(({ workersPrinted }) => workersPrinted))).toEqual(new Set([1]));
    expect(reconstructed.orderWorkers.value).toBe(1);
    expect(seatOf(turn(ready({ workers: 5 }), ANNA, execute(12)).match, ANNA).workers).toBe(4);
  });

  test('GD.R20: before moving where one stands, or after it where one arrives, with what this turn has brought', () => {
    expect(seatOf(turn(ready(), ANNA, execute(12), move(4), recruit, load('grain')).match, ANNA).score).toBe(6);
    const late = ready({ at: 4, workers: 0, cargo: { grain: 1, fuels: 2 } });
    expect(seatOf(turn(late, ANNA, recruit, load('grain'), move(12), execute(12)).match, ANNA).score).toBe(6);
  });

  test('GD.F4: one in a turn, on a double location too', () => {
    const two = ready({ at: 9, workers: 2, cargo: { grain: 3, fuels: 4, roro: 1 } }, { orders: { 9: 'T02', 14: 'T05', 10: 'T08' } });
    expect(executable(two)).toEqual([9, 14]);
    const { match } = turn(two, ANNA, execute(9));
    assertRejected(engine.apply(match, ANNA, execute(14)), 'order-done', 'GD.F4');
    assertRejected(attempt(match, ANNA, recruit, execute(14)), 'order-done', 'GD.F4');
  });
});

describe('influence', () => {
  const start = ready(
    { markers: [11, 13, 1] },
    { adam: { markers: [14, 15, 2] }, caroline: { markers: [3, 20] }, orders: { 12: 'T02', 10: 'T05' } },
  );
  const shared = ready({}, { adam: { markers: [13, 15] }, caroline: { markers: [13] } });

  test('GD.F5: each other player scores two for each marker in the sector', () => {
    const { match, events } = turn(start, ANNA, execute(12));
    expect(column(match, 'score')).toEqual([6, 4, 0]);
    expect(eventsOf(events, 'influence-scored')).toEqual([{ type: 'influence-scored', seat: ADAM, markers: 2, points: 4 }]);
    expect(column(turn(shared, ANNA, execute(12)).match, 'score')).toEqual([6, 4, 2]);
  });

  test('GD.F6: the one who executes scores nothing for own markers', () => {
    expect(seatOf(turn(start, ANNA, execute(12)).match, ANNA).score).toBe(6);
  });

  test('GD.F15 GD.R27 GD.R19: a sector is the quays of one colour, of double locations too, and never Central Port', () => {
    for (const color of ['blue', 'purple', 'green', 'brown'] as const) expect(quaysOf(color)).toHaveLength(5);
    const double = (quay: number) =>
      ready({ at: 9 }, { orders: { [quay]: 'T02', 20: 'T05' }, adam: { markers: [8] }, caroline: { markers: [11] } });
    expect(column(turn(double(9), ANNA, execute(9)).match, 'score')).toEqual([6, 2, 0]);
    expect(column(turn(double(14), ANNA, execute(14)).match, 'score')).toEqual([6, 0, 2]);
  });
});

describe('what an order brings', () => {
  test('GD.F7: the token leaves the quay, and a marker from the stock takes its place', () => {
    const { match, events } = turn(ready(), ANNA, execute(12));
    expect(openQuays(match)).not.toContain(12);
    expect(markersOn(match, 12)).toEqual([ANNA]);
    expect(seatOf(match, ANNA).stock).toBe(7);
    expect(eventsOf(events, 'marker-placed')).toEqual([{ type: 'marker-placed', seat: ANNA, quay: 12, by: 'order' }]);
  });

  test('GD.F8: the token lies with its owner, and its bonus is not used up nor counted among nine cubes', () => {
    const bonus = { cargo: { grain: 2, fuels: 1, roro: 6 }, orders: ['T04'] };
    const { match, events } = turn(ready(bonus), ANNA, execute(12));
    expect(seatOf(match, ANNA).orders).toEqual([token('T04'), token('T02')]);
    expect(eventsOf(events, 'order-executed')[0]).toMatchObject({ paid: { grain: 2, fuels: 1 }, bonuses: { grain: 0, fuels: 1 } });
    expect(seatOf(match, ANNA).cargo).toEqual({ grain: 0, fuels: 0, coal: 0, containers: 0, cargo: 0, roro: 6 });
  });

  test('GD.F9: the port card of the quay', () => {
    const { match, events } = turn(ready(), ANNA, execute(12));
    expect(seatOf(match, ANNA).cards).toEqual([12]);
    expect(eventsOf(events, 'card-taken')).toEqual([{ type: 'card-taken', seat: ANNA, quay: 12 }]);
  });

  test('GD.F10: two new port cards, each with the top token', () => {
    const { match, events } = turn(ready({}, { deck: [3, 17], tokens: ['T20', 'T19'] }), ANNA, execute(12));
    expect(openQuays(match)).toEqual([1, 3, 10, 17]);
    expect(match.state.table.quays[16]?.order).toBe(token('T19'));
    expect(eventsOf(events, 'order-revealed').map(({ quay }) => quay)).toEqual([3, 17]);
    expect(match.state.table).toMatchObject({ cardsLeft: 15, tokensLeft: 15 });
  });

  test('GD.F11: nothing is drawn when all is gone', () => {
    const { match, events } = turn(ready({}, { centralPort: true }), ANNA, execute(12));
    expect(openQuays(match)).toEqual([1, 10]);
    expect(events.map(({ type }) => type)).toEqual(['order-executed', 'marker-placed', 'card-taken']);
  });

  test('GD.F11 GD.F12: with one port card left that one and Central Port', () => {
    const { match, events } = turn(ready({}, { cardsLeft: 1 }), ANNA, execute(12));
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['order-revealed', 'central-port-opened']);
    expect(match.state.table).toMatchObject({ centralPort: true, cardsLeft: 0 });
  });

  test('GD.F12: with two left Central Port waits for the next order', () => {
    const { match } = turn(ready({ at: 12, workers: 2 }, { cardsLeft: 2 }), ANNA, execute(12));
    expect(match.state.table).toMatchObject({ centralPort: false, cardsLeft: 0 });
    const last = ready({}, { cardsLeft: 0 });
    const { events } = turn(last, ANNA, execute(12));
    expect(events.at(-1)?.type).toBe('central-port-opened');
    expect(eventsOf(events, 'central-port-opened')).toHaveLength(1);
  });

  test('GD.R26: pay and score, influence, token and marker, port card, two new orders, Central Port, the end', () => {
    const start = ready({ score: 54 }, { adam: { markers: [13] }, cardsLeft: 1 });
    const { events, match } = turn(start, ANNA, execute(12));
    expect(events.map(({ type }) => type)).toEqual([
      'order-executed',
      'influence-scored',
      'marker-placed',
      'card-taken',
      'order-revealed',
      'central-port-opened',
      'end-triggered',
    ]);
    expect(seatOf(match, ADAM).score).toBe(2);
  });

  test('GD.R28: two new cards on one double location, two orders there, one on each quay', () => {
    const { match } = turn(ready({}, { deck: [14, 9], tokens: ['T20', 'T19'] }), ANNA, execute(12));
    expect([match.state.table.quays[8]?.order, match.state.table.quays[13]?.order]).toEqual([token('T19'), token('T20')]);
  });

  test('GD.R30: without a marker in stock all else happens', () => {
    const spent = ready({ markers: [2, 3, 4, 5, 6, 7, 8, 9] }, { ending: ['markers-placed'] });
    const { match, events } = turn(spent, ANNA, execute(12));
    expect(eventsOf(events, 'marker-placed')).toEqual([]);
    expect(seatOf(match, ANNA)).toMatchObject({ stock: 0, score: 6 });
    expect(seatOf(match, ANNA).cards).toContain(12);
    expect(markersOn(match, 12)).toEqual([]);
  });

  test('GD.R32: no order comes to a quay again', () => {
    const { match } = turn(ready(), ANNA, execute(12));
    expect(match.state.hidden.cards).not.toContain(12);
    assertRejected(
      attempt(position({ ...READY, orders: { 10: 'T05' }, anna: { ...READY.anna, markers: [12] } }), ANNA, execute(12)),
      'no-order',
      'GD.F1',
    );
  });
});

describe('bonuses', () => {
  /** Anna on quay 12 with an order of two coal and one cargo. */
  const coal = (anna: PositionSpec['anna']) => ready({ ...anna }, { orders: { 12: 'T03', 10: 'T02' } });

  test('GD.R21: of one good add up, each once an order', () => {
    expect(executable(coal({ orders: ['T01', 'T07'], cargo: { cargo: 1 } }))).toEqual([12]);
    assertRejected(attempt(coal({ orders: ['T01'], cargo: { cargo: 1 } }), ANNA, execute(12)), 'goods-missing', 'GD.F1');
  });

  test('GD.R24: the bonus of the order itself is for later ones', () => {
    const own = ready({ cargo: { coal: 1, fuels: 1, containers: 0 } }, { orders: { 12: 'T06', 10: 'T02' } });
    assertRejected(attempt(own, ANNA, execute(12)), 'goods-missing', 'GD.F1');
    assertRejected(
      attempt(ready({ cargo: { coal: 2, fuels: 1 } }, { orders: { 12: 'T06', 10: 'T02' } }), ANNA, execute(12)),
      'goods-missing',
      'GD.F1',
    );
  });

  test('GD.R25: no bonus is unloaded at Central Port', () => {
    const port = position({ dice: 'L2 L1 R', centralPort: true, anna: { at: 0, orders: ['T01'], cargo: { grain: 1 } } });
    assertRejected(attempt(port, ANNA, unload('coal')), 'nothing-to-unload', 'GD.J3');
    expect(engine.legal(engine.view(port, ANNA)).filter(({ type }) => type === 'unload')).toEqual([unload('grain')]);
  });

  test('GD.R22: count as far as they are needed, unless put aside one by one', () => {
    const start = coal({ orders: ['T01', 'T07'], cargo: { coal: 2, cargo: 1 } });
    const paid = (...aside: number[]) => {
      const { match } = turn(start, ANNA, ...aside.map(() => putAside('coal')), execute(12));
      return 2 - seatOf(match, ANNA).cargo.coal;
    };
    expect([paid(), paid(1), paid(1, 2)]).toEqual([0, 1, 2]);
    assertRejected(attempt(start, ANNA, putAside('coal'), putAside('coal'), putAside('coal')), 'bonus-needed', 'GD.R22');
  });

  test('GD.R22: not where the order could no longer be executed, nor where there is none', () => {
    const short = coal({ orders: ['T01', 'T07'], cargo: { coal: 1, cargo: 1 } });
    assertRejected(attempt(short, ANNA, putAside('coal'), putAside('coal')), 'bonus-needed', 'GD.R22');
    assertRejected(
      attempt(coal({ at: 4, orders: ['T01'], cargo: { coal: 2, cargo: 1 } }), ANNA, putAside('coal')),
      'bonus-needed',
      'GD.R22',
    );
    assertRejected(
      attempt(coal({ workers: 0, orders: ['T01'], cargo: { coal: 2, cargo: 1 } }), ANNA, putAside('coal')),
      'bonus-needed',
      'GD.R22',
    );
    assertRejected(attempt(coal({ orders: ['T01'], cargo: { coal: 2, cargo: 1 } }), ANNA, putAside('roro')), 'bonus-needed', 'GD.R22');
  });

  test('GD.R22: for the order of this turn alone', () => {
    const start = coal({ orders: ['T01'], cargo: { coal: 2, cargo: 1 } });
    const { match } = turn(start, ANNA, putAside('coal'), execute(12));
    assertRejected(engine.apply(match, ANNA, putAside('coal')), 'order-done', 'GD.F4');
    const next = turn(turn(start, ANNA, putAside('coal')).match, ANNA, { type: 'end-turn' }).match;
    expect(Object.values(next.state.table.turn.aside)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(legalTypes(next, ADAM)).toEqual(['roll']);
  });

  test('GD.R22: an order on either quay of a double location will do', () => {
    const start = ready({ at: 9, orders: ['T01'], cargo: { coal: 2, cargo: 1 } }, { orders: { 9: 'T19', 14: 'T03', 10: 'T02' } });
    const { match } = turn(start, ANNA, putAside('coal'), execute(14));
    expect(seatOf(match, ANNA).cargo.coal).toBe(0);
    expect(seatOf(match, CAROLINE).score).toBe(0);
  });
});
