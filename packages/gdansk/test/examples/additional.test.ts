import { CENTRAL_PORT } from '@quayside/gdansk';
import { expect, test } from 'vitest';
import { endTurn, execute, load, move, recruit, serve, swap, unload } from '../support/actions.ts';
import { example } from '../support/example.ts';
import { openQuays } from '../support/play.ts';
import { ADAM, CAROLINE, ship, token } from '../support/position.ts';

test('GD.V12: Anna recruits three workers and pays two to change places with Caroline', () => {
  example({ dice: 'R R R', anna: { markers: [6] }, caroline: { markers: [1] } })
    .when('anna')
    .does(recruit)
    .then((expect) => expect.workers('anna', +3))
    .when('anna')
    .does(swap(6, CAROLINE, 1))
    .then((expect) =>
      expect
        .workers('anna', -2)
        .workers('anna', { is: 1 })
        .markers('anna', { is: [1] })
        .markers('caroline', { is: [6] }),
    )
    .run();
});

test('GD.V13: Anna recruits to nine, pays eight for a large ship, and it counts at the end', () => {
  example({ dice: 'R R R', anna: { workers: 6 }, ships: { large: ['S17'] } })
    .when('anna')
    .does(recruit)
    .then((expect) => expect.workers('anna', { is: 9 }))
    .when('anna')
    .does(serve('large'))
    .then((expect, at) =>
      expect
        .workers('anna', -8)
        .score('anna', 0)
        .ships('anna', { is: ['S17'] })
        .state('table.seats.anna.ships', { small: 0, medium: 0, large: 1 })
        .sees('anna', 'hand.ships', [ship('S17')])
        .doesNotSee(null, 'hand')
        .hears('anna', { type: 'ship-seen', ship: ship('S17'), points: 12 })
        .hears('adam', { type: 'ship-served', seat: at.anna, size: 'large' })
        .doesNotHear('adam', { type: 'ship-seen' })
        .learnt('info'),
    )
    .run();
  example({ over: true, anna: { ships: ['S17'] } })
    .then((expect) => expect.parts('anna', { is: { track: 0, sets: 0, ships: 12 } }))
    .run();
});

test('GD.V14: with the ninth order comes the last port card, then Central Port, which gets no token', () => {
  const { match, events } = example({
    whose: ADAM,
    dice: 'R R R',
    orders: { 4: 'T02', 10: 'T05', 15: 'T08' },
    deck: [7],
    tokens: ['T04'],
    cardsLeft: 1,
    adam: { at: 4, workers: 1, cargo: { grain: 2, fuels: 2 } },
  })
    .then((expect) => expect.sees(null, ({ table }) => table.seats.reduce((sum, { orders }) => sum + orders.length, 0) === 16))
    .when('adam')
    .does(execute(4))
    .then((expect) =>
      expect
        .event({ type: 'order-revealed', quay: 7, token: token('T04') }, { type: 'central-port-opened' })
        .state('table.centralPort', true)
        .state('table.cardsLeft', 0)
        .state('table.tokensLeft', 0),
    )
    .run();
  expect(events.map(({ event }) => event.type).slice(-2)).toEqual(['order-revealed', 'central-port-opened']);
  expect(openQuays(match)).toEqual([7, 10, 15]);
});

test('GD.V15: Anna moves in and unloads Ro-Ro and grain, weight four, six points', () => {
  example({ dice: 'L2 L2 M1', centralPort: true, anna: { at: 2, cargo: { roro: 1, grain: 1, coal: 1 } } })
    .when('anna')
    .does(move(CENTRAL_PORT))
    .then((expect) => expect.rejects('anna', load('grain'), 'no-loading-here', 'GD.C7'))
    .when('anna')
    .does(unload('roro'), unload('grain'))
    .then((expect) =>
      expect
        .score('anna', +6)
        .event({ type: 'unloaded', good: 'roro', points: 4 }, { type: 'unloaded', good: 'grain', points: 2 })
        .changedOnly(
          'table.seats.anna.score',
          'table.seats.anna.cargo.roro',
          'table.seats.anna.cargo.grain',
          'table.zone.roro',
          'table.zone.grain',
          'table.turn',
        )
        .state('table.zone', { grain: 12, fuels: 12, coal: 11, containers: 10, cargo: 10, roro: 8 })
        .rejects('anna', unload('coal'), 'too-heavy-to-unload', 'GD.J2')
        .rejects('anna', load('grain'), 'dice-used', 'GD.R33'),
    )
    .when('anna')
    .does(endTurn)
    .then((expect) => expect.awaits('adam'))
    .run();
});
