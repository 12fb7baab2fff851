import { expect, test } from 'vitest';
import { execute, move, recruit } from '../support/actions.ts';
import { example } from '../support/example.ts';
import { CAROLINE, type PositionSpec, token } from '../support/position.ts';

/** Caroline on WOC I Quay with all that the order there asks for. */
const ORDER: PositionSpec = {
  whose: CAROLINE,
  dice: 'M1 R R',
  orders: { 1: 'T01', 10: 'T02' },
  deck: [4, 7],
  tokens: ['T03', 'T04'],
  caroline: { at: 1, cargo: { grain: 3, fuels: 2, coal: 1, containers: 1, cargo: 1 } },
};

const NONE = { grain: 0, fuels: 0, coal: 0, containers: 0, cargo: 0, roro: 0 };

test('GD.V8 GD.X3: twelve points, cubes and a worker back, token and card taken, a marker on the quay', () => {
  example(ORDER)
    .when('caroline')
    .does(recruit, execute(1))
    .then((expect) =>
      expect
        .score('caroline', +12)
        .workers('caroline', { is: 1 })
        .cards('caroline', { is: [1] })
        .orders('caroline', { is: ['T01'] })
        .stock('caroline', { is: 7 })
        .location('caroline', { is: 1 })
        .cargo('caroline', { is: NONE })
        .state('table.zone', { grain: 12, fuels: 12, coal: 12, containers: 10, cargo: 10, roro: 8 })
        .markers('caroline', { is: [1] })
        .score('adam', 0)
        .score('anna', 0),
    )
    .run();
});

test('GD.V8 GD.X3: the picture has her move there first, which comes to the same', () => {
  const stood = example(ORDER).when('caroline').does(recruit, execute(1)).run().match.state.table;
  const start = example({ ...ORDER, caroline: { ...ORDER.caroline, at: 2 } });
  const moved = start
    .when('caroline')
    .does(move(1), recruit, execute(1))
    .then((expect) => expect.state('table.seats', stood.seats).state('table.quays', stood.quays))
    .run();
  expect(moved.match.phase).toBe('acting');
});

test('GD.V9: Adam scores four for two markers in the sector, Caroline nothing for her own', () => {
  example({ ...ORDER, adam: { markers: [3, 5] }, caroline: { ...ORDER.caroline, markers: [2] } })
    .when('caroline')
    .does(recruit, execute(1))
    .then((expect, at) =>
      expect
        .score('caroline', +12)
        .score('adam', +4)
        .score('anna', 0)
        .event({ type: 'influence-scored', seat: at.adam, markers: 2, points: 4 })
        .rejects('adam', execute(1), 'not-awaited', 'GD.B1'),
    )
    .run();
});

test.each([[['T01']], [['T01', 'T13']]])('GD.V10: the bonus stands for a coal in a later order, each time, and is no cube', (orders) => {
  example({
    whose: CAROLINE,
    dice: 'R R R',
    orders: { 1: 'T03', 10: 'T02' },
    caroline: { at: 1, workers: 1, orders, cargo: { coal: 1, cargo: 1, roro: 7 } },
  })
    .when('caroline')
    .does(execute(1))
    .then((expect) =>
      expect
        .event({ type: 'order-executed', paid: { coal: 1, cargo: 1 }, bonuses: { coal: 1, cargo: 0 } })
        .cargo('caroline', { is: { ...NONE, roro: 7 } })
        .orders('caroline', { is: [...orders, 'T03'] }),
    )
    .run();
});

test('GD.V11: the next two port cards get the next two tokens, in this order', () => {
  const { events } = example(ORDER)
    .when('caroline')
    .does(recruit, execute(1))
    .then((expect) =>
      expect
        .event({ type: 'order-revealed', quay: 4, token: token('T03') }, { type: 'order-revealed', quay: 7, token: token('T04') })
        .state('table.quays.3.order', token('T03'))
        .state('table.quays.6.order', token('T04'))
        .learnt('info'),
    )
    .run();
  expect(events.filter(({ event }) => event.type === 'order-revealed')).toHaveLength(2);
});
