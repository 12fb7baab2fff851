import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { placeMarker, swap } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { attempt, column, legalTypes, markersOn, seatOf, turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, DAVID, type PositionSpec, position } from './support/position.ts';

const BOARD: PositionSpec = {
  dice: 'R M1 L1',
  anna: { workers: 3, markers: [6, 1] },
  adam: { markers: [2, 20] },
  caroline: { markers: [3, 9] },
};
const board = (anna: PositionSpec['anna'] = {}, rest: PositionSpec = {}) =>
  position({ ...BOARD, ...rest, anna: { ...BOARD.anna, ...anna } });
const placeable = (match: ReturnType<typeof position>) =>
  engine.legal(engine.view(match, ANNA)).flatMap((action) => (action.type === 'place-marker' ? [action.quay] : []));

describe('the panel', () => {
  test('GD.H1: is used once a turn', () => {
    const { match } = turn(board({ workers: 9 }), ANNA, placeMarker(20));
    assertRejected(engine.apply(match, ANNA, placeMarker(2)), 'hr-done', 'GD.H1');
    assertRejected(engine.apply(match, ANNA, swap(6, CAROLINE, 3)), 'hr-done', 'GD.H1');
    expect(legalTypes(match, ANNA)).not.toEqual(expect.arrayContaining(['swap-markers']));
  });

  test('GD.R45: brings no points, card or bonus', () => {
    for (const action of [placeMarker(20), swap(6, CAROLINE, 3)]) {
      const start = board();
      const { match } = turn(start, ANNA, action);
      for (const name of ['score', 'cards', 'orders'] as const) expect(column(match, name)).toEqual(column(start, name));
    }
  });
});

describe('a swap', () => {
  test('GD.H2: two workers, and an own marker changes places with one of another player', () => {
    const { match } = turn(board(), ANNA, swap(6, ADAM, 20));
    expect([markersOn(match, 6), markersOn(match, 20)]).toEqual([[ADAM], [ANNA]]);
    expect(seatOf(match, ANNA)).toMatchObject({ workers: 1, stock: 6 });
    assertRejected(attempt(board({ workers: 1 }), ANNA, swap(6, ADAM, 20)), 'too-few-to-swap', 'GD.H2');
  });

  test('GD.H2: both markers must be there, and the other one be of another player that plays', () => {
    for (const action of [swap(7, ADAM, 20), swap(6, ADAM, 3), swap(6, ANNA, 1), swap(6, DAVID, 20)]) {
      assertRejected(attempt(board(), ANNA, action), 'no-marker-there', 'GD.H2');
    }
  });

  test('GD.R40: leaves nobody with two markers on a quay', () => {
    const start = board({ markers: [6, 20, 1] }, { adam: { markers: [2, 20, 6] } });
    assertRejected(attempt(start, ANNA, swap(1, ADAM, 20)), 'two-on-a-quay', 'GD.R40');
    assertRejected(attempt(start, ANNA, swap(6, ADAM, 2)), 'two-on-a-quay', 'GD.R40');
    assertRejected(attempt(start, ANNA, swap(20, ADAM, 20)), 'two-on-a-quay', 'GD.R40');
    const { match } = turn(start, ANNA, swap(1, ADAM, 2));
    expect([markersOn(match, 1), markersOn(match, 2)]).toEqual([[ADAM], [ANNA]]);
  });

  test('GD.R41: within one sector too', () => {
    expect(markersOn(turn(board(), ANNA, swap(1, CAROLINE, 3)).match, 3)).toEqual([ANNA]);
  });

  test('GD.R42: with any other player, who is not asked', () => {
    const start = board({}, { seats: 4, david: { markers: [17] } });
    for (const [other, theirs] of [
      [ADAM, 2],
      [CAROLINE, 3],
      [DAVID, 17],
    ] as const) {
      const { match } = turn(start, ANNA, swap(6, other, theirs));
      expect(markersOn(match, theirs)).toEqual([ANNA]);
      expect(engine.awaited(match)).toEqual([ANNA]);
    }
  });

  test('GD.R43: an order on the other quay of a double location does not matter, and none lies under a marker', () => {
    const start = board({}, { orders: { 14: 'T02', 10: 'T05' } });
    expect(markersOn(turn(start, ANNA, swap(6, CAROLINE, 9)).match, 9)).toEqual([ANNA]);
    const broken = JSON.parse(JSON.stringify(start)) as { state: { table: { quays: { order: number | null }[] }; hidden: object } };
    const [, , third] = broken.state.table.quays;
    if (third !== undefined) third.order = 5;
    expect(engine.load(broken)).toMatchObject({ ok: false, rejection: { code: 'bad-match' } });
  });

  test('what is offered is what is allowed, when a quay holds several markers', () => {
    const start = board({ markers: [6, 20] }, { caroline: { markers: [20, 3] } });
    const swaps = engine.legal(engine.view(start, ANNA)).filter(({ type }) => type === 'swap-markers');
    expect(swaps).toEqual([swap(6, ADAM, 2), swap(6, CAROLINE, 3)]);
  });
});

describe('placing', () => {
  test('GD.H3: three workers, and a marker goes from the stock to a quay with one of another player', () => {
    const { match } = turn(board(), ANNA, placeMarker(20));
    expect(markersOn(match, 20)).toEqual([ADAM, ANNA]);
    expect(seatOf(match, ANNA)).toMatchObject({ workers: 0, stock: 5 });
    assertRejected(attempt(board({ workers: 2 }), ANNA, placeMarker(20)), 'too-few-to-place', 'GD.H3');
  });

  test('GD.H3: not with an empty stock', () => {
    const spent = board({ markers: [1, 4, 5, 6, 7, 8, 11, 12] }, { ending: ['markers-placed'] });
    assertRejected(attempt(spent, ANNA, placeMarker(20)), 'no-marker-left', 'GD.H3');
  });

  test('GD.H4: one own marker on a quay, two on a double location', () => {
    const start = board({ markers: [20, 14] });
    assertRejected(attempt(start, ANNA, placeMarker(20)), 'marker-there', 'GD.H4');
    expect(markersOn(turn(start, ANNA, placeMarker(9)).match, 9)).toEqual([CAROLINE, ANNA]);
  });

  test('GD.R44: the other quay of a double location does not matter, the same one does', () => {
    const start = board({ markers: [14] }, { adam: { markers: [14, 9] }, caroline: {} });
    expect(placeable(start)).toEqual([9]);
    assertRejected(attempt(start, ANNA, placeMarker(14)), 'marker-there', 'GD.H4');
  });

  test('GD.H5: only where another player is', () => {
    const start = board();
    assertRejected(attempt(start, ANNA, placeMarker(18)), 'no-influence-there', 'GD.H5');
    assertRejected(attempt(start, ANNA, placeMarker(10)), 'no-influence-there', 'GD.H5');
    expect(placeable(start)).toEqual([2, 3, 9, 20]);
  });

  test('GD.R39: a location is a quay: the one beside an order is open, and the one beside a marker is not', () => {
    const beside = board({}, { orders: { 14: 'T02', 10: 'T05' } });
    expect(placeable(beside)).toContain(9);
    assertRejected(attempt(beside, ANNA, placeMarker(14)), 'no-influence-there', 'GD.H5');
  });

  test('GD.R47: one marker of each player on a quay, and all of them score', () => {
    const start = position({
      seats: 4,
      dice: 'R M1 L1',
      orders: { 17: 'T02', 10: 'T05' },
      whose: ANNA,
      anna: { at: 17, workers: 1, cargo: { grain: 2, fuels: 2 } },
      adam: { markers: [20] },
      caroline: { markers: [20] },
      david: { markers: [20, 16] },
    });
    expect(markersOn(start, 20)).toEqual([ADAM, CAROLINE, DAVID]);
    const { match } = turn(start, ANNA, { type: 'execute-order', quay: 17 });
    expect(column(match, 'score')).toEqual([6, 2, 2, 4]);
  });

  test('GD.R46: the eighth marker ends the match with the round', () => {
    const start = board({ markers: [1, 4, 5, 6, 7, 8, 11] });
    const { match } = turn(start, ANNA, placeMarker(20));
    expect(match.ending).toEqual({ reasons: ['markers-placed'], finish: 'round' });
  });
});
