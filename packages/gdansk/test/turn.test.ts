import { CENTRAL_PORT } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { endTurn, execute, load, move, placeMarker, putAside, recruit, reroll, roll, serve, swap, unload } from './support/actions.ts';
import { faces } from './support/dice.ts';
import { engine } from './support/engine.ts';
import { attempt, eventsOf, legalTypes, play, seatOf, turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, type PositionSpec, position } from './support/position.ts';
import { assertAllDealt, scripted } from './support/scripted.ts';

/** Anna can do every additional action. */
const ALL: PositionSpec = {
  orders: { 12: 'T02', 10: 'T05' },
  anna: { at: 12, workers: 20, cargo: { grain: 2, fuels: 2 }, markers: [1] },
  adam: { markers: [20] },
  caroline: { markers: [6] },
};

describe('whose turn it is', () => {
  test('GD.B1: the first seat begins, and play is clockwise', () => {
    const seats = [CAROLINE, ANNA, ADAM, CAROLINE];
    let match = position({ first: CAROLINE, whose: CAROLINE });
    for (const seat of seats) {
      expect(engine.awaited(match)).toEqual([seat]);
      match = turn(match, seat, roll, endTurn).match;
    }
  });

  test('GD.B1: nobody else acts meanwhile', () => {
    const start = position();
    assertRejected(engine.apply(start, ADAM, roll), 'not-awaited', 'GD.B1');
    const rolled = turn(start, ANNA, roll).match;
    assertRejected(engine.apply(rolled, ADAM, endTurn), 'not-awaited', 'GD.B1');
  });

  test('GD.B1: a round is over when the first seat is next, and turns are announced', () => {
    const { match, events } = play(position({ first: ADAM, whose: ANNA }), [ANNA, roll], [ANNA, endTurn]);
    expect(match.state.table.round).toBe(2);
    expect(eventsOf(events, 'turn-began')).toEqual([{ type: 'turn-began', seat: ADAM, round: 2 }]);
  });
});

describe('rolling', () => {
  test('GD.B2 GD.R7: the turn begins with a roll, which is owed', () => {
    const start = position();
    expect(legalTypes(start, ANNA)).toEqual(['roll']);
    assertRejected(engine.apply(start, ANNA, endTurn), 'not-now', 'GD.R7');
    const { match, events } = turn(start, ANNA, roll);
    expect(match.state.table.turn.dice).toHaveLength(3);
    expect(eventsOf(events, 'rolled')).toEqual([{ type: 'rolled', seat: ANNA, dice: match.state.table.turn.dice, rerolled: [] }]);
    expect(turn(match, ANNA, endTurn).match.state.table.current).toBe(ADAM);
  });

  test('GD.B3 GD.B4 GD.R6: a die that was kept after the first roll is rolled in the last', () => {
    const start = scripted({ rolls: 'M1 M1 L1 R L2 M2' });
    const { match, events } = turn(start, ANNA, roll, reroll(0, 1), reroll(2));
    expect(match.state.table.turn.dice).toEqual(faces('R L2 M2'));
    expect(eventsOf(events, 'rolled').map(({ rerolled }) => rerolled)).toEqual([[], [0, 1], [2]]);
    assertAllDealt(match);
  });

  test('GD.B3: three rolls are the most', () => {
    const start = position({ dice: 'R R R', turn: { rolls: 2 } });
    assertRejected(attempt(start, ANNA, reroll(0), reroll(1)), 'no-rolls-left', 'GD.B3');
    expect(legalTypes(turn(start, ANNA, reroll(0)).match, ANNA)).not.toContain('reroll');
  });

  test('GD.B5: one may stop after any roll', () => {
    for (const rolls of [1, 2, 3]) {
      const start = position({ dice: 'R R R', turn: { rolls } });
      expect(seatOf(turn(start, ANNA, recruit).match, ANNA).workers).toBe(3);
    }
  });

  test('GD.R5: any dice are rolled again, all of them too, but never none', () => {
    const start = scripted({ rolls: 'M1 M1 L1 R L2 M2' });
    expect(turn(start, ANNA, roll, reroll(0, 1, 2)).match.state.table.turn.dice).toEqual(faces('R L2 M2'));
    assertRejected(attempt(start, ANNA, roll, reroll()), 'bad-action', 'GD.B3');
    const rolled = turn(start, ANNA, roll).match;
    expect(engine.legal(engine.view(rolled, ANNA)).filter(({ type }) => type === 'reroll')).toHaveLength(7);
  });

  test('GD.R1: no additional action comes before the roll', () => {
    const start = position(ALL);
    for (const action of [execute(12), swap(1, CAROLINE, 6), placeMarker(20), serve('small')]) {
      assertRejected(engine.apply(start, ANNA, action), 'not-now', 'GD.R1');
    }
  });

  test('GD.R2: none between rerolls either: it fixes the roll', () => {
    const start = position({ ...ALL, dice: 'R M1 L1' });
    for (const action of [execute(12), swap(1, CAROLINE, 6), placeMarker(20), serve('small')]) {
      assertRejected(attempt(start, ANNA, action, reroll(0)), 'roll-fixed', 'GD.R2');
    }
  });

  test('GD.R2: a dice action fixes the roll as well', () => {
    const start = position({ ...ALL, dice: 'R M1 L1' });
    for (const action of [recruit, move(9), load('grain')]) {
      const { match } = turn(start, ANNA, action);
      expect(match.state.table.turn.fixed).toBe(true);
      assertRejected(engine.apply(match, ANNA, reroll(1)), 'roll-fixed', 'GD.R2');
    }
  });
});

describe('dice actions', () => {
  const start = position({ ...ALL, dice: 'R M1 L1' });
  const actions = [recruit, move(9), load('coal')];

  test('GD.B6: are done in any order, and any may be left out', () => {
    for (const one of actions) {
      for (const two of actions.filter((action) => action !== one)) {
        const rest = actions.filter((action) => action !== one && action !== two);
        const { match } = turn(start, ANNA, one, two, ...rest);
        expect(seatOf(match, ANNA)).toMatchObject({ workers: 21, location: 9, cargo: { coal: 1 } });
        expect(turn(start, ANNA, one, two, endTurn).match.state.table.current).toBe(ADAM);
      }
    }
    expect(turn(start, ANNA, endTurn).match.state.table.current).toBe(ADAM);
  });

  test('GD.B7: need a symbol', () => {
    assertRejected(attempt(position({ dice: 'M1 L1 L1' }), ANNA, recruit), 'no-symbol', 'GD.B7');
    assertRejected(attempt(position({ dice: 'R L1 L1' }), ANNA, move(18)), 'no-symbol', 'GD.B7');
    assertRejected(attempt(position({ dice: 'R M1 M1' }), ANNA, load('grain')), 'no-symbol', 'GD.B7');
    const port = position({ dice: 'R M1 M1', centralPort: true, anna: { at: CENTRAL_PORT, cargo: { grain: 1 } } });
    assertRejected(attempt(port, ANNA, unload('grain')), 'no-symbol', 'GD.B7');
  });

  test('GD.B8 GD.R9: another one closes what was under way, and the symbols that it had left lapse', () => {
    const rich = position({ dice: 'R M2 L2' });
    const { match } = turn(rich, ANNA, load('grain'), move(18));
    expect(match.state.table.turn).toMatchObject({ open: 'move', left: 1, used: ['load', 'move'] });
    assertRejected(engine.apply(match, ANNA, load('grain')), 'action-used', 'GD.B9');
    assertRejected(attempt(match, ANNA, recruit, move(17)), 'action-used', 'GD.B9');
  });

  test('GD.B9: are done once a turn, with other dice neither', () => {
    assertRejected(attempt(position({ dice: 'R R M1' }), ANNA, recruit, recruit), 'action-used', 'GD.B9');
    assertRejected(attempt(position({ dice: 'L1 L1 M1' }), ANNA, load('grain'), move(18), load('grain')), 'action-used', 'GD.B9');
    assertRejected(attempt(position({ dice: 'M1 M1 R' }), ANNA, move(18), recruit, move(20)), 'action-used', 'GD.B9');
  });

  test('GD.E1: one worker for each recruitment symbol, all of them at once', () => {
    for (const [dice, workers] of [
      ['R M1 L1', 1],
      ['R R L1', 2],
      ['R R R', 3],
    ] as const) {
      const { match, events } = turn(position({ dice }), ANNA, recruit);
      expect(seatOf(match, ANNA).workers).toBe(workers);
      expect(eventsOf(events, 'recruited')).toEqual([{ type: 'recruited', seat: ANNA, workers }]);
    }
  });

  test('GD.A2 GD.E2: there is no limit to workers, not of forty either', () => {
    const many = position({ dice: 'R R R', anna: { workers: 39 }, adam: { workers: 140 } });
    expect(seatOf(turn(many, ANNA, recruit).match, ANNA).workers).toBe(42);
  });

  test('GD.R8: both faces of recruitment show one symbol', () => {
    const start = position({ dice: 'R M1 L1' });
    const other = engine.load(JSON.parse(JSON.stringify(start).replace('"dice":[4,2,0]', '"dice":[5,2,0]')));
    if (!other.ok) throw new Error('no match');
    expect(other.match.state.table.turn.dice).toEqual([5, 2, 0]);
    expect(seatOf(turn(other.match, ANNA, recruit).match, ANNA).workers).toBe(1);
  });
});

describe('additional actions', () => {
  const start = position({ ...ALL, dice: 'R M1 L1' });
  const additional = [execute(12), swap(1, CAROLINE, 6), serve('small')];

  test('GD.B11: one of each in a turn, in any order, before or after the dice actions', () => {
    for (const early of [[], [0], [1], [2], [0, 1], [2, 0], [1, 2], [0, 1, 2], [2, 1, 0]]) {
      const before = additional.filter((_, index) => early.includes(index));
      const after = additional.filter((_, index) => !early.includes(index));
      const { match } = turn(start, ANNA, ...before, load('coal'), recruit, ...after);
      expect(match.state.table.turn).toMatchObject({ order: true, hr: true, ship: true });
    }
  });

  test('GD.R3: an additional action among the dice actions forfeits the dice that are left', () => {
    for (const action of additional) {
      const { match } = turn(start, ANNA, recruit, action);
      expect(match.state.table.turn).toMatchObject({ stage: 'after', open: null, left: 0 });
      for (const late of [load('coal'), move(9)]) assertRejected(engine.apply(match, ANNA, late), 'dice-over', 'GD.B10');
    }
  });

  test('GD.R3: before any dice action it forfeits nothing', () => {
    const { match } = turn(start, ANNA, ...additional);
    expect(match.state.table.turn.stage).toBe('before');
    expect(legalTypes(match, ANNA)).toEqual(['recruit', 'load', 'move', 'end-turn']);
  });

  test('GD.B10: never between two dice actions, nor in the middle of one', () => {
    assertRejected(attempt(start, ANNA, recruit, serve('small'), move(9)), 'dice-over', 'GD.B10');
    const rich = position({ ...ALL, dice: 'L2 M2 L1' });
    assertRejected(attempt(rich, ANNA, load('coal'), execute(12), move(9)), 'dice-over', 'GD.B10');
    assertRejected(attempt(rich, ANNA, move(9), placeMarker(20), load('coal')), 'dice-over', 'GD.B10');
  });

  test('GD.B9: an action that was done is refused as such, also once the dice actions are over', () => {
    assertRejected(attempt(start, ANNA, recruit, serve('small'), recruit), 'action-used', 'GD.B9');
    const rich = position({ ...ALL, dice: 'L2 M2 L1' });
    assertRejected(attempt(rich, ANNA, load('coal'), execute(12), load('coal')), 'action-used', 'GD.B9');
    assertRejected(attempt(rich, ANNA, move(9), placeMarker(20), move(12)), 'action-used', 'GD.B9');
  });

  test('GD.R4: what was done before is not done again after', () => {
    const again = position({
      ...ALL,
      dice: 'R M1 L1',
      orders: { 12: 'T02', 9: 'T03' },
      anna: { ...ALL.anna, cargo: { grain: 2, fuels: 2, coal: 2, cargo: 1 } },
    });
    assertRejected(attempt(again, ANNA, execute(12), move(9), execute(9)), 'order-done', 'GD.F4');
    assertRejected(attempt(again, ANNA, serve('small'), move(9), serve('medium')), 'ship-done', 'GD.I3');
    assertRejected(attempt(again, ANNA, placeMarker(20), move(9), swap(1, CAROLINE, 6)), 'hr-done', 'GD.H1');
  });

  test('GD.I4: each takes workers: one, two or three, three or more', () => {
    const paid = (action: typeof roll) => 20 - seatOf(turn(start, ANNA, action).match, ANNA).workers;
    expect([execute(12), swap(1, CAROLINE, 6), placeMarker(20)].map(paid)).toEqual([1, 2, 3]);
    expect((['small', 'medium', 'large'] as const).map((size) => paid(serve(size)))).toEqual([3, 5, 8]);
    const poor = position({ ...ALL, dice: 'R M1 L1', anna: { ...ALL.anna, workers: 0 } });
    expect(legalTypes(poor, ANNA)).toEqual(['reroll', 'recruit', 'load', 'move', 'end-turn']);
  });

  test('GD.R22: putting a bonus aside is none of them: it fixes no dice and closes nothing', () => {
    const bonus = position({
      dice: 'L2 M1 R',
      orders: { 12: 'T03', 10: 'T02' },
      anna: { at: 12, workers: 1, orders: ['T01'], cargo: { coal: 2, cargo: 1 } },
    });
    const early = turn(bonus, ANNA, putAside('coal')).match;
    expect(early.state.table.turn).toMatchObject({ fixed: false, stage: 'before' });
    expect(turn(early, ANNA, reroll(0)).match.state.table.turn.rolls).toBe(2);
    const { match } = turn(bonus, ANNA, load('grain'), putAside('coal'), load('grain'), recruit, execute(12));
    expect(seatOf(match, ANNA).cargo).toMatchObject({ grain: 2, coal: 0, cargo: 0 });
  });
});
