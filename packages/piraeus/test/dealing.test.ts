import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { bid, foreignPlace, offer, pass, place, plan, stay } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { eventsOf, play } from './support/play.ts';
import { type PositionSpec, position } from './support/position.ts';

/** Round 1: seats 0 to 2 buy, seat 3 (Indians) sells Food and Spices; the Greeks offer Furs, Furs, Jewelry. */
const dealing = (spec: PositionSpec = {}) =>
  position({ phase: 'placing', plans: 'bbbs', row: ['furs', 'furs', 'jewelry'], foreign: { 3: ['food', 'spices'] }, ...spec });

describe('the rounds', () => {
  test('PI.E1 PI.E9: three rounds, so up to three cards for each buyer and day', () => {
    const start = dealing({ plans: 'bsss', money: [30, 0, 0, 0], prices: { furs: 4, food: 6 } });
    const { match, events } = play(start, [0, place(0)], [0, place(1)], [0, place(foreignPlace(3))]);
    expect(eventsOf(events, 'round-began').map(({ round }) => round)).toEqual([2, 3]);
    expect(match.state.table.seats[0]).toMatchObject({ money: 16, plan: null });
    expect(match.state.table.seats[0]?.bought).toEqual([
      { good: 'furs', origin: 'greeks' },
      { good: 'furs', origin: 'greeks' },
      { good: 'food', origin: 'indians' },
    ]);
    expect(match.state.table.day).toBe(2);
  });

  test('PI.E1: sellers have no part in it', () => {
    assertRejected(engine.apply(dealing(), 3, place(0)), 'not-awaited', 'PI.E1');
    assertRejected(engine.apply(dealing(), 3, pass), 'not-awaited', 'PI.E1');
  });

  test('PI.Q31: all pass, and the next rounds still come; who can only pass is asked too', () => {
    const start = dealing({ money: [0, 0, 0, 10] });
    let match = start;
    for (const round of [1, 2, 3]) {
      expect(match.state.table.round).toBe(round);
      expect(engine.awaited(match)).toEqual([0, 1, 2]);
      expect(engine.legal(engine.view(match, 1))).toEqual([pass]);
      match = play(match, [0, pass], [1, pass], [2, pass]).match;
    }
    expect(match.phase).toBe('planning');
  });

  test('PI.E9: a buyer may buy nothing all day', () => {
    const passes = [1, 2, 3].flatMap(() => [0, 1, 2].map((seat) => [seat, pass] as const));
    const { match } = play(dealing(), ...passes);
    expect(match.state.table.seats.map(({ bought }) => bought.length)).toEqual([0, 0, 0, 0]);
  });

  test('PI.Q30: a pass is final for the round, not for the day', () => {
    const passed = play(dealing(), [0, pass]).match;
    assertRejected(engine.apply(passed, 0, place(0)), 'not-awaited', 'PI.Q30');
    assertRejected(engine.apply(passed, 0, pass), 'not-awaited', 'PI.Q30');
    const next = play(passed, [1, pass], [2, pass]).match;
    expect(play(next, [0, place(0)]).match.state.table.market[0]?.tokens).toEqual([0]);
  });
});

describe('placing', () => {
  test('PI.E2: a token goes on a card of either row, or is kept', () => {
    const { match, events } = play(dealing(), [1, place(2)], [0, place(foreignPlace(3, 1))]);
    expect(match.state.table.market[2]?.tokens).toEqual([1]);
    expect(match.state.table.market[foreignPlace(3, 1)]?.tokens).toEqual([0]);
    expect(eventsOf(events, 'token-placed').map(({ card }) => card)).toEqual([
      { good: 'jewelry', origin: 'greeks' },
      { good: 'spices', origin: 'indians' },
    ]);
    expect(play(match, [2, pass]).events[0]).toEqual({ type: 'round-passed', seat: 2 });
  });

  test('PI.E2: not where no card lies', () => {
    assertRejected(engine.apply(dealing(), 0, place(foreignPlace(2))), 'no-card', 'PI.E2');
    assertRejected(engine.apply(dealing({ row: [] }), 0, place(0)), 'no-card', 'PI.E2');
    assertRejected(engine.apply(dealing(), 0, place(15)), 'bad-action', 'PI.E2');
  });

  test('PI.E3: not on a card that one cannot pay', () => {
    const start = dealing({ money: [5, 10, 10, 10], prices: { furs: 6, jewelry: 5 } });
    assertRejected(engine.apply(start, 0, place(0)), 'cannot-pay', 'PI.E3');
    expect(engine.apply(start, 0, place(2)).ok).toBe(true);
  });

  test('PI.E3 PI.Q32: what counts is the money at the moment of placing', () => {
    const start = dealing({ money: [9, 10, 10, 10], prices: { furs: 5 } });
    const poorer = play(start, [0, place(0)], [1, pass], [2, pass]).match;
    expect(poorer.state.table.seats[0]?.money).toBe(4);
    assertRejected(engine.apply(poorer, 0, place(1)), 'cannot-pay', 'PI.E3');
  });

  test('PI.E4: an occupied card may be chosen as well', () => {
    const { match } = play(dealing(), [0, place(0)], [1, place(0)], [0, stay]);
    expect(match.state.table.market[0]?.tokens).toEqual([0, 1]);
  });

  test('PI.E5: a token that lies does not move, nor is it taken back', () => {
    const placed = play(dealing(), [0, place(0)]).match;
    assertRejected(engine.apply(placed, 0, place(1)), 'not-awaited', 'PI.E5');
    assertRejected(engine.apply(placed, 0, { type: 'move', place: 1 }), 'not-awaited', 'PI.E5');
    assertRejected(engine.apply(placed, 0, pass), 'not-awaited', 'PI.E5');
  });

  test('PI.Q22: what was put up stays up', () => {
    assertRejected(engine.apply(dealing(), 3, offer('food')), 'not-awaited', 'PI.Q22');
    assertRejected(engine.apply(dealing(), 0, offer('furs')), 'not-now', 'PI.D1');
  });

  test('PI.C1: nor is a plan changed', () => {
    assertRejected(engine.apply(dealing(), 0, plan('seller')), 'not-now', 'PI.C1');
  });

  test('PI.Q39: money changes hands for cards only: there is no action to lend, give or promise it', () => {
    const types = engine.game.actions.map(({ type }) => type);
    expect(types).toEqual(['plan', 'offer', 'place', 'pass', 'move', 'stay', 'bid']);
    assertRejected(engine.apply(dealing(), 0, { type: 'give', seat: 1, amount: 3 }), 'bad-action', null);
    const placed = play(dealing(), [0, place(0)], [1, place(2)]).match;
    expect(placed.state.table.seats.map(({ money }) => money)).toEqual([10, 10, 10, 10]);
  });
});

describe('the order of placement', () => {
  test('PI.Q24: any order, every undecided buyer may come first', () => {
    expect(engine.awaited(dealing())).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) {
      const { match } = play(dealing(), [seat, place(0)]);
      expect(engine.awaited(match)).toEqual([0, 1, 2].filter((other) => other !== seat));
    }
  });

  test('PI.Q24: rotating, one buyer at a time from the start seat of day and round', () => {
    const start = dealing({ day: 2, round: 1, plans: 'bsbb', foreign: {}, options: { placementOrder: 'rotating' } });
    expect(engine.awaited(start)).toEqual([2]);
    assertRejected(engine.apply(start, 0, place(0)), 'not-awaited', 'PI.E1');
    let match = play(start, [2, pass]).match;
    expect(engine.awaited(match)).toEqual([3]);
    match = play(match, [3, place(0)]).match;
    expect(engine.awaited(match)).toEqual([0]);
    match = play(match, [0, pass]).match;
    expect(match.state.table.round).toBe(2);
    expect(engine.awaited(match)).toEqual([2]);
    match = play(match, [2, pass], [3, pass], [0, pass]).match;
    expect(engine.awaited(match)).toEqual([3]);
  });

  test('PI.Q24 PI.Q25: rotating, the right to move comes before the next buyer', () => {
    const start = dealing({ options: { placementOrder: 'rotating' } });
    const { match } = play(start, [0, place(0)], [1, place(0)]);
    expect(engine.awaited(match)).toEqual([0]);
    expect(engine.awaited(play(match, [0, stay]).match)).toEqual([2]);
  });
});

describe('settling', () => {
  test('PI.E6: alone, one pays the marked price to the owner and takes card and token', () => {
    const { match, events } = play(dealing({ prices: { food: 7 } }), [0, place(foreignPlace(3))], [1, pass], [2, pass]);
    expect(match.state.table.seats.map(({ money }) => money)).toEqual([3, 10, 10, 17]);
    expect(match.state.table.seats[0]?.bought).toEqual([{ good: 'food', origin: 'indians' }]);
    expect(match.state.table.market[foreignPlace(3)]).toBeNull();
    expect(eventsOf(events, 'card-bought')).toMatchObject([{ seat: 0, price: 7, owner: 3 }]);
    expect(engine.awaited(match)).toContain(0);
  });

  test('PI.E6: for a Greek card the reserve is paid', () => {
    const { match, events } = play(dealing(), [0, place(0)], [1, pass], [2, pass]);
    expect(match.state.table.seats.map(({ money }) => money)).toEqual([5, 10, 10, 10]);
    expect(eventsOf(events, 'card-bought')).toMatchObject([{ card: { good: 'furs', origin: 'greeks' }, price: 5, owner: null }]);
  });

  test('PI.Q37: a sole buyer is not asked for a price', () => {
    const { match } = play(dealing(), [0, place(0)], [1, pass]);
    expect(engine.legal(engine.view(match, 0))).toEqual([]);
    assertRejected(engine.apply(match, 0, bid(1)), 'not-awaited', 'PI.E5');
  });

  test('PI.Q32: lone tokens are settled when the last is down, before the bids', () => {
    const placed = play(dealing(), [0, place(2)], [1, place(0)]);
    expect(placed.match.state.table.seats[0]?.money).toBe(10);
    const { match, events } = play(placed.match, [2, place(0)], [1, stay]);
    expect(match.phase).toBe('bidding');
    expect(eventsOf(events, 'card-bought').map(({ seat }) => seat)).toEqual([0]);
    expect(match.state.table.seats[0]?.money).toBe(5);
  });

  test('PI.Q38: money and coins are without limit, whatever the box holds', () => {
    const start = dealing({ plans: 'bsss', money: [150, 150, 150, 150], prices: { furs: 1 } });
    const { match } = play(start, [0, place(0)]);
    expect(match.state.table.seats.map(({ money }) => money)).toEqual([149, 150, 150, 150]);
    expect(engine.context(match).content.coins).toMatchObject({ total: 240, treatAsUnlimited: { value: true } });
  });
});
