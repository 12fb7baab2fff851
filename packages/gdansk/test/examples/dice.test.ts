import { assertRejected } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { endTurn, load, move, recruit, reroll, roll } from '../support/actions.ts';
import { faces } from '../support/dice.ts';
import { engine } from '../support/engine.ts';
import { attempt, play, seatOf, turn } from '../support/play.ts';
import { ADAM, ANNA, CAROLINE, position } from '../support/position.ts';
import { assertAllDealt, scripted } from '../support/scripted.ts';

test('GD.V1: Caroline keeps one die, rolls two again, and is content with the second roll', () => {
  const start = scripted({ firstSeat: CAROLINE, rolls: 'M1 R L1 L2 R' });
  const { match } = turn(start, CAROLINE, roll, reroll(0, 1));
  expect(match.state.table.turn.dice).toEqual(faces('L2 R L1'));
  const recruited = turn(match, CAROLINE, recruit).match;
  expect(recruited.state.table.turn).toMatchObject({ rolls: 2, fixed: true });
  expect(seatOf(recruited, CAROLINE).workers).toBe(1);
  assertAllDealt(recruited);
});

test('GD.V2: three movement and two loading symbols, one step, loading, and no second walk', () => {
  const start = position({ dice: 'M1 M2 L2', anna: { at: 20 } });
  const result = attempt(start, ANNA, move(18), load('grain'), move(17));
  assertRejected(result, 'action-used', 'GD.B9');
});

test.each([
  [['grain', 'fuels', 'fuels', 'coal']],
  [['containers', 'cargo']],
  [['fuels', 'fuels', 'containers']],
  [['grain', 'roro']],
  [['grain', 'coal', 'cargo']],
] as const)('GD.V3: four loading symbols take %j', (goods) => {
  const { match } = turn(position({ dice: 'L1 L1 L2' }), ANNA, ...goods.map((good) => load(good)));
  expect(match.state.table.turn.left).toBe(0);
});

test('GD.V3: a lighter load is fine, weight five is not', () => {
  const start = position({ dice: 'L1 L1 L2' });
  expect(turn(start, ANNA, load('roro'), endTurn).match.state.table.current).toBe(ADAM);
  const refused = assertRejected(attempt(start, ANNA, load('roro'), load('containers')), 'too-heavy', 'GD.C1');
  expect(refused.data).toEqual({ good: 'containers', left: 1 });
});

test('GD.V4 GD.X1: Adam loads weight three, moves one place of two, and stops', () => {
  const start = position({ whose: ADAM, dice: 'L1 L2 M2', adam: { at: 20 } });
  const { match } = turn(start, ADAM, load('grain'), load('cargo'), move(18));
  expect(seatOf(match, ADAM)).toMatchObject({ location: 18, cargo: { grain: 1, cargo: 1 } });
  expect(match.state.table.turn.left).toBe(1);
  expect(turn(match, ADAM, endTurn).match.state.table.turn.left).toBe(0);
});

test('GD.V4 GD.X1: with the roll as printed weight three is too much, and three steps are not', () => {
  const start = position({ whose: ADAM, dice: 'M1 L1 M2', adam: { at: 20 } });
  assertRejected(attempt(start, ADAM, load('roro')), 'too-heavy', 'GD.C1');
  assertRejected(attempt(start, ADAM, load('grain'), load('cargo')), 'too-heavy', 'GD.C1');
  expect(seatOf(turn(start, ADAM, move(18), move(9), move(12)).match, ADAM).location).toBe(12);
});

test('GD.V5 GD.X2: another use of the same roll, from the same quay: two arrows lead to the double location, one does not', () => {
  const start = position({ whose: ADAM, dice: 'L1 L2 M2', adam: { at: 20 } });
  const { match } = turn(start, ADAM, move(18), move(9));
  expect(seatOf(match, ADAM).location).toBe(9);
  assertRejected(attempt(match, ADAM, move(18)), 'no-steps-left', 'GD.D1');
  const short = position({ whose: ADAM, dice: 'L1 L2 M1', adam: { at: 20 } });
  assertRejected(attempt(short, ADAM, move(18), move(9)), 'no-steps-left', 'GD.D1');
  assertRejected(attempt(short, ADAM, move(9)), 'not-connected', 'GD.D3');
});

test('GD.V6: on the double location both quays are at hand, without any movement', () => {
  const start = position({
    dice: 'R R R',
    orders: { 9: 'T02', 14: 'T05' },
    anna: { at: 14, workers: 1, cargo: { grain: 2, fuels: 2, roro: 1 } },
  });
  for (const quay of [9, 14]) {
    expect(engine.explain(engine.view(start, ANNA), { type: 'execute-order', quay })).toBeNull();
  }
  expect(seatOf(start, ANNA).location).toBe(9);
});

test('GD.V7: one movement and two recruitment symbols, two workers, no step', () => {
  const start = position({ whose: CAROLINE, dice: 'M1 R R', caroline: { at: 1, workers: 1 } });
  const { match } = play(start, [CAROLINE, recruit], [CAROLINE, endTurn]);
  expect(seatOf(match, CAROLINE)).toMatchObject({ workers: 3, location: 1 });
});
