import { CENTRAL_PORT } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { endTurn, execute, move, placeMarker, swap, unload } from '../support/actions.ts';
import { example } from '../support/example.ts';
import { openQuays } from '../support/play.ts';
import { CAROLINE, type PositionSpec } from '../support/position.ts';

/** Anna on quay 12 with an order that she can execute, which asks for two grain and two fuels. */
const READY: PositionSpec = {
  dice: 'R R R',
  orders: { 12: 'T02', 10: 'T05' },
  anna: { at: 12, workers: 4, cargo: { grain: 2, fuels: 2 } },
};

test('GD.V18: two players, the sixth order draws the last two port cards and uncovers Central Port, which is not drawn', () => {
  const { match, events } = example({ ...READY, seats: 2, deck: [3, 4], cardsLeft: 2 })
    .then((expect) => expect.sees(null, ({ table }) => table.seats.reduce((sum, { cards }) => sum + cards.length, 0) === 11))
    .when('anna')
    .does(execute(12))
    .then((expect) =>
      expect.event({ type: 'order-revealed', quay: 3 }, { type: 'order-revealed', quay: 4 }, { type: 'central-port-opened' }),
    )
    .run();
  expect(events.at(-1)?.event.type).toBe('central-port-opened');
  expect(openQuays(match)).toEqual([3, 4, 10]);
});

test('GD.V19: an order before the dice actions brings Central Port out, and the same turn unloads there', () => {
  const start = example({
    dice: 'L2 M1 L1',
    orders: { 2: 'T02', 10: 'T05' },
    cardsLeft: 1,
    anna: { at: 2, workers: 1, cargo: { grain: 3, fuels: 2 } },
  });
  start
    .when('anna')
    .does(move(CENTRAL_PORT))
    .then((expect) => expect.rejects('anna', unload('grain'), 'not-at-central-port', 'GD.J1'))
    .run();
  start
    .when('anna')
    .does(execute(2), move(CENTRAL_PORT), unload('grain'))
    .then((expect) => expect.score('anna', 6 + 2))
    .run();
});

test('GD.V20: the eighth marker by the HR panel, then an order: points, card and token, no marker', () => {
  example({ ...READY, anna: { ...READY.anna, markers: [1, 2, 3, 4, 5, 6, 7] }, adam: { markers: [20] } })
    .when('anna')
    .does(placeMarker(20))
    .then((expect) => expect.stock('anna', { is: 0 }).event({ type: 'marker-placed', by: 'hr' }))
    .when('anna')
    .does(execute(12))
    .then((expect) =>
      expect
        .score('anna', { is: 6 })
        .cards('anna', { is: [1, 2, 3, 4, 5, 6, 7, 12] })
        .orders('anna', { is: ['T02'] })
        .markers('anna', { is: [1, 2, 3, 4, 5, 6, 7, 20] })
        .noEvent('marker-placed'),
    )
    .run();
});

test('GD.V21: influence lifts a waiting player to sixty, and the end has latched', () => {
  const { match } = example({ ...READY, caroline: { score: 58, markers: [13] } })
    .when('anna')
    .does(execute(12))
    .then((expect) => expect.score('caroline', +2).score('caroline', { is: 60 }).event({ type: 'end-triggered', reason: 'score-reached' }))
    .run();
  expect(match.ending).toEqual({ reasons: ['score-reached'], finish: 'round' });
});

test('GD.V22: the last player of the round reaches sixty, and the match is over after that turn', () => {
  example({ ...READY, whose: CAROLINE, anna: {}, caroline: { ...READY.anna, score: 54 } })
    .when('caroline')
    .does(execute(12))
    .then((expect) => expect.score('caroline', { is: 60 }).phase('acting'))
    .when('caroline')
    .does(endTurn)
    .then((expect) => expect.phase('over').outcome({ reasons: ['score-reached'] }))
    .run();
});

describe('two markers of one seat on a quay', () => {
  test('GD.V23: are not brought about by a swap, on either side', () => {
    example({ dice: 'R R R', anna: { workers: 2, markers: [6, 1, 8] }, caroline: { markers: [1, 8, 3] } })
      .then((expect) =>
        expect
          .rejects('anna', swap(6, CAROLINE, 1), 'two-on-a-quay', 'GD.R40')
          .rejects('anna', swap(8, CAROLINE, 3), 'two-on-a-quay', 'GD.R40'),
      )
      .when('anna')
      .does(swap(6, CAROLINE, 3))
      .then((expect) => expect.phase('acting'))
      .run();
  });
});

test('GD.V24: the HR panel on executed quay 9, while 14 beside it holds an order', () => {
  example({ dice: 'R R R', orders: { 14: 'T02' }, anna: { workers: 3 }, adam: { markers: [9] } })
    .when('anna')
    .does(placeMarker(9))
    .then((expect, at) => expect.state('table.quays.8.markers', [at.adam, at.anna]))
    .run();
});

test.each([
  [9, [0, 2, 0]],
  [14, [0, 0, 2]],
] as const)('GD.V25: on the double location an order on %d pays the markers of its own colour alone', (quay, [, adam, caroline]) => {
  example({
    dice: 'R R R',
    orders: { [quay]: 'T02', 1: 'T05' },
    anna: { at: 9, workers: 1, cargo: { grain: 2, fuels: 2 } },
    adam: { markers: [6] },
    caroline: { markers: [12] },
  })
    .when('anna')
    .does(execute(quay))
    .then((expect) => expect.score('anna', +6).score('adam', adam).score('caroline', caroline))
    .run();
});

test('GD.V26: two coal bonuses pay for two coal', () => {
  example({
    dice: 'R R R',
    orders: { 12: 'T03', 10: 'T02' },
    anna: { at: 12, workers: 1, orders: ['T01', 'T07'], cargo: { cargo: 1 } },
  })
    .when('anna')
    .does(execute(12))
    .then((expect) => expect.score('anna', +5))
    .run();
});
