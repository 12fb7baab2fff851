import { move, track } from '@quayside/core/sdk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { endTurn, load, recruit, reroll, roll } from '../../packages/gdansk/test/support/actions.ts';
import { engine } from '../../packages/gdansk/test/support/engine.ts';
import { column, turn } from '../../packages/gdansk/test/support/play.ts';
import { ANNA, position } from '../../packages/gdansk/test/support/position.ts';
import { playedOut } from '../support/done.ts';

describe('a pool of two dice, three less, two more', () => {
  test('case 32: is one die where the rule adds up first', () => {
    expect(move(track({ from: 0 }), 2, -3 + 2)).toEqual({ from: 2, to: 1, lost: 0 });
  });

  test('case 32: is two where the rule says that there are never fewer than none, and says what was lost', () => {
    const less = move(track({ from: 0 }), 2, -3);
    expect(less).toEqual({ from: 2, to: 0, lost: -1 });
    expect(move(track({ from: 0 }), less.to, 2).to).toBe(2);
  });
});

describe('the dice of Port Gdańsk', () => {
  const rolled = position({ dice: 'L1 R R' });

  test('case 32: none is named twice in one choice', () => {
    for (const dice of [[0, 0], [1, 0, 1], [2, 1, 0], []]) {
      const rejection = assertRejected(engine.apply(rolled, ANNA, { type: 'reroll', dice }), 'bad-action', 'GD.B3');
      expect(rejection.data).toMatchObject({ path: expect.arrayContaining(['dice']) });
    }
  });

  test('case 32: they are rolled again twice, not a third time, and not once they are used', () => {
    const { match } = turn(rolled, ANNA, reroll(0), reroll(0, 1));
    assertRejected(engine.apply(match, ANNA, reroll(0)), 'no-rolls-left', 'GD.B3');
    assertRejected(engine.apply(turn(rolled, ANNA, load('grain')).match, ANNA, reroll(0)), 'roll-fixed', 'GD.R2');
  });

  test('case 32: what they show counts once', () => {
    const { match } = turn(rolled, ANNA, recruit);
    expect(column(match, 'workers')[ANNA]).toBe(2);
    assertRejected(engine.apply(match, ANNA, recruit), 'action-used', 'GD.B9');
  });

  test('case 32: every face comes on every die', () => {
    const seen = new Set<string>();
    let match = position({ options: { roundCap: 40 } });
    for (let turns = 0; turns < 100; turns += 1) {
      const [seat = 0] = engine.awaited(match);
      match = turn(match, seat, roll).match;
      for (const [die, face] of match.state.table.turn.dice.entries()) seen.add(`${die} ${face}`);
      match = playedOut(engine, turn(match, seat, endTurn).match, ({ phase }) => phase === 'rolling');
    }
    expect(seen.size).toBe(3 * 6);
  });
});
