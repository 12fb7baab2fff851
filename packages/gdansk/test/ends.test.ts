import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { endTurn, execute, placeMarker, recruit, roll, unload } from './support/actions.ts';
import { engine, type GdanskMatch } from './support/engine.ts';
import { eventsOf, play, type Step, seatOf, turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, DAVID, type PositionSpec, position } from './support/position.ts';

/** Whoever is named can execute an order worth six on quay 12; another order lies far away. */
const ORDERS = { 12: 'T02', 10: 'T05' };
const WORKS = { at: 12, workers: 4, cargo: { grain: 2, fuels: 2 } } as const;

/** Everybody whose turn it is rolls and ends the turn until the match is over; gives who still had a turn. */
function playOn(match: GdanskMatch): { match: GdanskMatch; turns: number[] } {
  const turns: number[] = [];
  let now = match;
  while (now.phase !== 'over') {
    const [seat = -1] = engine.awaited(now);
    if (now.phase === 'rolling') turns.push(seat);
    now = play(now, [seat, now.phase === 'rolling' ? roll : endTurn]).match;
  }
  return { match: now, turns };
}

describe('what ends the match', () => {
  test('GD.K1: sixty points', () => {
    const { match, events } = turn(position({ dice: 'R R R', orders: ORDERS, anna: { ...WORKS, score: 54 } }), ANNA, execute(12));
    expect(match.ending).toEqual({ reasons: ['score-reached'], finish: 'round' });
    expect(eventsOf(events, 'end-triggered')).toEqual([{ type: 'end-triggered', reason: 'score-reached', finish: 'round' }]);
    expect(turn(position({ dice: 'R R R', orders: ORDERS, anna: { ...WORKS, score: 53 } }), ANNA, execute(12)).match.ending).toBeNull();
  });

  test('GD.K1: the eighth marker', () => {
    const spec: PositionSpec = { dice: 'R R R', orders: ORDERS, anna: { ...WORKS, markers: [1, 2, 3, 4, 5, 6, 7] } };
    expect(turn(position(spec), ANNA, execute(12)).match.ending?.reasons).toEqual(['markers-placed']);
    const six = position({ ...spec, anna: { ...WORKS, markers: [1, 2, 3, 4, 5, 6] } });
    expect(turn(six, ANNA, execute(12)).match.ending).toBeNull();
  });

  test('GD.K1: no order on the board', () => {
    const last = position({ dice: 'R R R', orders: { 12: 'T02' }, centralPort: true, anna: WORKS });
    expect(turn(last, ANNA, execute(12)).match.ending?.reasons).toEqual(['orders-gone']);
    const two = position({ dice: 'R R R', orders: ORDERS, centralPort: true, anna: WORKS });
    expect(turn(two, ANNA, execute(12)).match.ending).toBeNull();
  });

  test('GD.R60: it is asked after the whole action: a board that is empty before new orders come ends nothing', () => {
    const { match } = turn(position({ dice: 'R R R', orders: { 12: 'T02' }, anna: WORKS }), ANNA, execute(12));
    expect(match.ending).toBeNull();
  });

  test('GD.R60: conditions that come true together are kept in their order', () => {
    const all = position({
      dice: 'R R R',
      orders: { 12: 'T02' },
      centralPort: true,
      anna: { ...WORKS, score: 54, markers: [1, 2, 3, 4, 5, 6, 7] },
    });
    const { match, events } = turn(all, ANNA, execute(12));
    expect(match.ending?.reasons).toEqual(['score-reached', 'markers-placed', 'orders-gone']);
    expect(eventsOf(events, 'end-triggered').map(({ reason }) => reason)).toEqual(['score-reached', 'markers-placed', 'orders-gone']);
  });

  test('GD.R59 GD.R60: what has latched stays, and a later condition is appended', () => {
    const start = position({
      dice: 'R R R',
      orders: ORDERS,
      anna: { ...WORKS, markers: [1, 2, 3, 4, 5, 6, 7], score: 54 },
      adam: { markers: [20] },
    });
    const first = turn(start, ANNA, placeMarker(20)).match;
    expect(first.ending?.reasons).toEqual(['markers-placed']);
    const second = turn(first, ANNA, execute(12));
    expect(second.match.ending).toEqual({ reasons: ['markers-placed', 'score-reached'], finish: 'round' });
    expect(eventsOf(second.events, 'end-triggered').map(({ reason }) => reason)).toEqual(['score-reached']);
    expect(engine.outcome(playOn(second.match).match)?.reasons).toEqual(['markers-placed', 'score-reached']);
  });

  test('GD.R59: a board that is empty stays what the match ends for', () => {
    const latched = position({ dice: 'R R R', orders: {}, centralPort: true, ending: ['orders-gone'], whose: ADAM });
    expect(playOn(latched).match.ending?.reasons).toEqual(['orders-gone']);
  });

  test('GD.R31: points for influence end it too, on the turn of another', () => {
    const start = position({ dice: 'R R R', orders: ORDERS, anna: WORKS, adam: { score: 58, markers: [13] } });
    const { match } = turn(start, ANNA, execute(12));
    expect(match.ending?.reasons).toEqual(['score-reached']);
    expect(playOn(match).turns).toEqual([ADAM, CAROLINE]);
  });

  test('GD.R62: points go on beyond sixty', () => {
    const start = position({ dice: 'R R R', orders: ORDERS, anna: { ...WORKS, score: 118 }, ending: ['score-reached'] });
    expect(seatOf(turn(start, ANNA, execute(12)).match, ANNA).score).toBe(124);
  });

  test('GD.R63: ships that lie face down do not count', () => {
    const start = position({ dice: 'R R R', anna: { score: 50, workers: 8, ships: ['S20', 'S21'] } });
    expect(turn(start, ANNA, { type: 'serve', size: 'large' }).match.ending).toBeNull();
  });
});

describe('equal turns', () => {
  test.each([
    [ANNA, ANNA, [ADAM, CAROLINE, DAVID]],
    [ANNA, CAROLINE, [DAVID]],
    [CAROLINE, CAROLINE, [DAVID, ANNA, ADAM]],
    [CAROLINE, ANNA, [ADAM]],
    [CAROLINE, ADAM, []],
    [ADAM, ANNA, []],
  ])('GD.K2: seat %d began, seat %d brings the end about, %j have a turn yet', (first, whose, later) => {
    const names = ['anna', 'adam', 'caroline', 'david'] as const;
    const start = position({ seats: 4, first, whose, dice: 'R R R', orders: ORDERS, [names[whose] ?? 'anna']: { ...WORKS, score: 54 } });
    const { match } = turn(start, whose, execute(12), recruit, endTurn);
    expect(playOn(match).turns).toEqual(later);
  });

  test('GD.K2: after the end nobody acts', () => {
    const over = position({ over: true, anna: { score: 60 }, ending: ['score-reached'] });
    assertRejected(engine.apply(over, ANNA, roll), 'match-over', 'GD.K2');
    expect(engine.awaited(over)).toEqual([]);
  });

  test('GD.R58: the last seat of the round ends the match with its turn', () => {
    const start = position({ whose: CAROLINE, dice: 'R R R', orders: ORDERS, caroline: { ...WORKS, score: 54 } });
    const { match, events } = turn(start, CAROLINE, execute(12), recruit, endTurn);
    expect(match.phase).toBe('over');
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['turn-ended', 'match-over']);
  });

  test('GD.R61: who brings the end about has no other turn, who is lifted to it while waiting has the one that is due', () => {
    const start = position({ dice: 'L1 R R', centralPort: true, orders: ORDERS, anna: { at: 0, cargo: { grain: 1 }, score: 58 } });
    const { match } = turn(start, ANNA, unload('grain'), endTurn);
    expect(playOn(match).turns).toEqual([ADAM, CAROLINE]);
    const lifted = position({ whose: ADAM, dice: 'R R R', orders: ORDERS, adam: WORKS, caroline: { score: 58, markers: [13] } });
    expect(playOn(turn(lifted, ADAM, execute(12)).match).turns).toEqual([CAROLINE]);
    const passed = position({ whose: ADAM, dice: 'R R R', orders: ORDERS, adam: WORKS, anna: { score: 58, markers: [13] } });
    expect(playOn(turn(passed, ADAM, execute(12)).match).turns).toEqual([CAROLINE]);
  });
});

describe('the cap on rounds', () => {
  const rounds = (seat: number): Step[] => [
    [seat, roll],
    [seat, endTurn],
  ];

  test('GD.R67: ends the match after that many whole rounds, and it is scored', () => {
    const start = position({ options: { roundCap: 2 }, first: ADAM, whose: ADAM });
    const order = [ADAM, CAROLINE, ANNA];
    const one = play(start, ...order.flatMap(rounds)).match;
    expect([one.phase, one.ending]).toEqual(['rolling', null]);
    const two = play(one, ...order.flatMap(rounds)).match;
    expect([two.phase, two.ending?.reasons]).toEqual(['over', ['round-cap']]);
    expect(engine.outcome(two)).toMatchObject({ winners: [ANNA, ADAM, CAROLINE], reasons: ['round-cap'] });
    assertRejected(engine.apply(two, ADAM, roll), 'match-over', 'GD.R67');
  });

  test('GD.R67: is appended to what has latched before', () => {
    const start = position({ options: { roundCap: 3 }, round: 3, dice: 'R R R', orders: ORDERS, anna: { ...WORKS, score: 54 } });
    const { match } = turn(start, ANNA, execute(12), endTurn);
    const over = playOn(match).match;
    expect(over.ending).toEqual({ reasons: ['score-reached', 'round-cap'], finish: 'round' });
    assertRejected(engine.apply(over, ANNA, roll), 'match-over', 'GD.K2');
  });
});
