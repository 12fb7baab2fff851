import { test } from 'vitest';
import { endTurn, execute, load, move, recruit, reroll, roll } from '../support/actions.ts';
import { faces } from '../support/dice.ts';
import { example } from '../support/example.ts';
import { ADAM, CAROLINE } from '../support/position.ts';

test('GD.V1: Caroline keeps one die, rolls two again, and is content with the second roll', () => {
  example({ whose: CAROLINE, first: CAROLINE })
    .rolls('movement', 'recruitment', 'loading')
    .when('caroline')
    .does(roll)
    .then((expect, at) => expect.event({ type: 'rolled', seat: at.caroline, dice: faces('M1 R L1') }).learnt('chance'))
    .rolls('loading 2', 'recruitment')
    .when('caroline')
    .does(reroll(0, 1))
    .then((expect) => expect.changes('table.turn.dice', faces('M1 R L1'), faces('L2 R L1')).learnt('chance'))
    .when('caroline')
    .does(recruit)
    .then((expect) => expect.state('table.turn.rolls', 2).state('table.turn.fixed', true).workers('caroline', +1).learnt(null))
    .run();
});

test('GD.V2: three movement and two loading symbols, one step, loading, and no second walk', () => {
  example({ dice: 'M1 M2 L2', anna: { at: 20 } })
    .when('anna')
    .does(move(18), load('grain'))
    .then((expect) => expect.rejects('anna', move(17), 'action-used', 'GD.B9'))
    .run();
});

test.each([
  [['grain', 'fuels', 'fuels', 'coal']],
  [['containers', 'cargo']],
  [['fuels', 'fuels', 'containers']],
  [['grain', 'roro']],
  [['grain', 'coal', 'cargo']],
] as const)('GD.V3: four loading symbols take %j', ([first, ...rest]) => {
  example({ dice: 'L1 L1 L2' })
    .when('anna')
    .does(load(first), ...rest.map((good) => load(good)))
    .then((expect) => expect.state('table.turn.left', 0))
    .run();
});

test('GD.V3: a lighter load is fine, weight five is not', () => {
  const loaded = example({ dice: 'L1 L1 L2' }).when('anna').does(load('roro'));
  loaded
    .then((expect) => expect.rejects('anna', load('containers'), 'too-heavy', 'GD.C1', { good: 'containers', left: 1 }))
    .when('anna')
    .does(endTurn)
    .then((expect) => expect.awaits('adam'))
    .run();
});

test('GD.V4 GD.X1: Adam loads weight three, moves one place of two, and stops', () => {
  example({ whose: ADAM, dice: 'L1 L2 M2', adam: { at: 20 } })
    .when('adam')
    .does(load('grain'), load('cargo'), move(18))
    .then((expect) =>
      expect
        .location('adam', { is: 18 })
        .cargo('adam', { is: { grain: 1, fuels: 0, coal: 0, containers: 0, cargo: 1, roro: 0 } })
        .state('table.turn.left', 1),
    )
    .when('adam')
    .does(endTurn)
    .then((expect) => expect.state('table.turn.left', 0))
    .run();
});

test('GD.V4 GD.X1: with the roll as printed weight three is too much, and three steps are not', () => {
  const start = example({ whose: ADAM, dice: 'M1 L1 M2', adam: { at: 20 } });
  start
    .then((expect) => expect.rejects('adam', load('roro'), 'too-heavy', 'GD.C1'))
    .when('adam')
    .does(load('grain'))
    .then((expect) => expect.rejects('adam', load('cargo'), 'too-heavy', 'GD.C1'))
    .run();
  start
    .when('adam')
    .does(move(18), move(9), move(12))
    .then((expect) => expect.location('adam', { is: 12 }))
    .run();
});

test('GD.V5 GD.X2: another use of the same roll, from the same quay: two arrows lead to the double location, one does not', () => {
  example({ whose: ADAM, dice: 'L1 L2 M2', adam: { at: 20 } })
    .when('adam')
    .does(move(18), move(9))
    .then((expect) => expect.location('adam', { is: 9 }).rejects('adam', move(18), 'no-steps-left', 'GD.D1'))
    .run();
  example({ whose: ADAM, dice: 'L1 L2 M1', adam: { at: 20 } })
    .then((expect) => expect.rejects('adam', move(9), 'not-connected', 'GD.D3'))
    .when('adam')
    .does(move(18))
    .then((expect) => expect.rejects('adam', move(9), 'no-steps-left', 'GD.D1'))
    .run();
});

test('GD.V6: on the double location both quays are at hand, without any movement', () => {
  example({
    dice: 'R R R',
    orders: { 9: 'T02', 14: 'T05' },
    anna: { at: 14, workers: 1, cargo: { grain: 2, fuels: 2, roro: 1 } },
  })
    .then((expect) => expect.location('anna', { is: 9 }).legal('anna', execute(9), execute(14)))
    .run();
});

test('GD.V7: one movement and two recruitment symbols, two workers, no step', () => {
  example({ whose: CAROLINE, dice: 'M1 R R', caroline: { at: 1, workers: 1 } })
    .when('caroline')
    .does(recruit, endTurn)
    .then((expect) => expect.workers('caroline', +2).workers('caroline', { is: 3 }).location('caroline', { is: 1 }))
    .run();
});
