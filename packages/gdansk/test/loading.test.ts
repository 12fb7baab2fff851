import { CENTRAL_PORT, GOODS, reconstructed } from '@quayside/gdansk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { endTurn, execute, load, move } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { attempt, eventsOf, legalTypes, seatOf, turn } from './support/play.ts';
import { ANNA, CAROLINE, position } from './support/position.ts';

const loads = (match: ReturnType<typeof position>) => engine.legal(engine.view(match, ANNA)).filter(({ type }) => type === 'load');

describe('weight', () => {
  test('GD.C1: the loading symbols of all dice add up to the most that is taken', () => {
    const { match } = turn(position({ dice: 'L2 L2 L2' }), ANNA, load('roro'), load('roro'));
    expect(seatOf(match, ANNA).cargo.roro).toBe(2);
    assertRejected(engine.apply(match, ANNA, load('grain')), 'too-heavy', 'GD.C1');
    assertRejected(attempt(position({ dice: 'L2 M1 R' }), ANNA, load('roro')), 'too-heavy', 'GD.C1');
    assertRejected(attempt(position({ dice: 'L1 M1 R' }), ANNA, load('containers')), 'too-heavy', 'GD.C1');
  });

  test('GD.C2: one, one, one, two, two, three', () => {
    expect(reconstructed.goods.map(({ weight }) => weight)).toEqual([1, 1, 1, 2, 2, 3]);
    for (const [index, good] of GOODS.entries()) {
      const { match } = turn(position({ dice: 'L2 L2 M1' }), ANNA, load(good));
      expect(match.state.table.turn.left).toBe(4 - (reconstructed.goods[index]?.weight ?? 0));
    }
  });

  test('GD.C3: any mix of goods, in any order', () => {
    const { match, events } = turn(position({ dice: 'L2 L2 L1' }), ANNA, load('coal'), load('cargo'), load('coal'), load('fuels'));
    expect(seatOf(match, ANNA).cargo).toEqual({ grain: 0, fuels: 1, coal: 2, containers: 0, cargo: 1, roro: 0 });
    expect(match.state.table.zone).toMatchObject({ fuels: 11, coal: 10, cargo: 9 });
    expect(eventsOf(events, 'loaded')).toHaveLength(4);
  });

  test('GD.R13: weight that is left over is lost', () => {
    const { match } = turn(position({ dice: 'L2 L2 M1' }), ANNA, load('roro'), move(18));
    expect(match.state.table.turn.left).toBe(0);
    assertRejected(engine.apply(match, ANNA, load('grain')), 'action-used', 'GD.B9');
  });

  test('GD.R15: without a cube there is no loading: to leave it out is to end the turn', () => {
    const start = position({ dice: 'L2 M1 R' });
    assertRejected(engine.apply(start, ANNA, { type: 'load' }), 'bad-action', 'GD.C1');
    expect(start.state.table.turn.used).toEqual([]);
    expect(turn(start, ANNA, endTurn).match.state.table.round).toBe(1);
  });
});

describe('the hold', () => {
  const full = position({ dice: 'L2 L2 L2', anna: { cargo: { grain: 6, coal: 3 } } });

  test('GD.C4: nine cubes are the most', () => {
    assertRejected(engine.apply(full, ANNA, load('fuels')), 'hold-full', 'GD.C4');
    const eight = position({ dice: 'L2 L2 L2', anna: { cargo: { grain: 6, coal: 2 } } });
    assertRejected(attempt(eight, ANNA, load('grain'), load('grain')), 'hold-full', 'GD.C4');
  });

  test('GD.C4: bonuses take no room', () => {
    const start = position({ dice: 'L2 L1 R', anna: { cargo: { grain: 8 }, orders: ['T01', 'T03', 'T04', 'T06'] } });
    expect(seatOf(turn(start, ANNA, load('coal')).match, ANNA).cargo).toMatchObject({ grain: 8, coal: 1 });
  });

  test('GD.C5: with a full hold a cube goes back to the zone and another comes in', () => {
    const { match, events } = turn(full, ANNA, load('roro', 'coal'));
    expect(seatOf(match, ANNA).cargo).toMatchObject({ grain: 6, coal: 2, roro: 1 });
    expect(match.state.table.zone).toMatchObject({ coal: 10, roro: 7 });
    expect(eventsOf(events, 'loaded')).toEqual([{ type: 'loaded', seat: ANNA, good: 'roro', discarded: 'coal' }]);
  });

  test('GD.C5: what is given up must be there', () => {
    assertRejected(engine.apply(full, ANNA, load('roro', 'cargo')), 'not-held', 'GD.C5');
  });

  test('GD.R10: nothing is given up while there is room, nor but for a new cube', () => {
    const roomy = position({ dice: 'L2 L2 L2', anna: { cargo: { grain: 6, coal: 2 } } });
    assertRejected(engine.apply(roomy, ANNA, load('roro', 'coal')), 'room-left', 'GD.R10');
    const idle = position({ dice: 'M1 M1 R', anna: { cargo: { grain: 6, coal: 3 } } });
    expect(legalTypes(idle, ANNA)).toEqual(['reroll', 'recruit', 'move', 'end-turn']);
  });

  test('GD.R11: a cube that is given up may be the very one that is loaded, the last of its kind too', () => {
    expect(seatOf(turn(full, ANNA, load('coal', 'coal')).match, ANNA).cargo).toEqual(seatOf(full, ANNA).cargo);
    const last = position({ dice: 'L1 M1 R', anna: { cargo: { roro: 8, grain: 1 } } });
    assertRejected(engine.apply(last, ANNA, load('roro', 'grain')), 'none-in-zone', 'GD.C6');
    const heavy = position({ dice: 'L1 L2 R', anna: { cargo: { roro: 8, grain: 1 } } });
    expect(seatOf(turn(heavy, ANNA, load('roro', 'roro')).match, ANNA).cargo.roro).toBe(8);
  });

  test('GD.R12: eight of nine and three new ones: exactly two go', () => {
    const start = position({ dice: 'L2 L2 L2', anna: { cargo: { grain: 8 } } });
    const { match } = turn(start, ANNA, load('cargo'), load('cargo', 'grain'), load('containers', 'grain'));
    expect(seatOf(match, ANNA).cargo).toMatchObject({ grain: 6, cargo: 2, containers: 1 });
  });
});

describe('the zone', () => {
  const empty = position({ dice: 'L2 L2 R', adam: { cargo: { grain: 9 } }, caroline: { cargo: { grain: 3 }, workers: 1 } });

  test('GD.C6: a good that is not there cannot be loaded', () => {
    assertRejected(engine.apply(empty, ANNA, load('grain')), 'none-in-zone', 'GD.C6');
    expect(loads(empty).map((action) => (action.type === 'load' ? action.good : ''))).not.toContain('grain');
  });

  test('GD.C6 GD.R16: until somebody brings it back; others may keep what one needs', () => {
    const held = position({
      whose: CAROLINE,
      dice: 'R L1 M1',
      orders: { 12: 'T02', 10: 'T05' },
      adam: { cargo: { grain: 9 } },
      caroline: { at: 12, cargo: { grain: 3, fuels: 2 }, workers: 1 },
    });
    expect(held.state.table.zone.grain).toBe(0);
    assertRejected(attempt(held, CAROLINE, load('grain')), 'none-in-zone', 'GD.C6');
    expect(seatOf(turn(held, CAROLINE, execute(12), load('grain')).match, CAROLINE).cargo.grain).toBe(2);
  });

  test('GD.C8 GD.R14: loading is done anywhere', () => {
    for (const at of engine.context(empty).derived.locations) {
      expect(loads(position({ dice: 'L1 M1 R', anna: { at } })).length).toBe(3);
    }
  });

  test('GD.C7 GD.J4: but on Central Port once its card is out', () => {
    const open = position({ dice: 'L2 M1 R', centralPort: true, anna: { at: CENTRAL_PORT, cargo: { grain: 1 } } });
    assertRejected(engine.apply(open, ANNA, load('grain')), 'no-loading-here', 'GD.C7');
    expect(seatOf(turn(open, ANNA, move(7), load('grain')).match, ANNA).cargo.grain).toBe(2);
  });
});
