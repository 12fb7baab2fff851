import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { bid, foreignPlace, pass, place, stay } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { eventsOf, play } from './support/play.ts';
import { type PositionSpec, position } from './support/position.ts';

/** Seats 0, 1 and 2 have their tokens on the Furs of seat 4 (Chinese); seat 3 buys as well and has passed. */
const FURS = foreignPlace(4);
const bidding = (spec: PositionSpec = {}) =>
  position({
    seats: 5,
    phase: 'bidding',
    plans: 'bbbbs',
    row: ['food', 'food', 'spices'],
    foreign: { 4: ['furs'] },
    tokens: { [FURS]: [1, 0, 2] },
    passed: [3],
    money: [20, 20, 20, 20, 20],
    ...spec,
  });
const money = ({ state }: ReturnType<typeof bidding>) => state.table.seats.map((seat) => seat.money);

describe('bids', () => {
  test('PI.E7: the highest bid is paid to the owner; the others keep theirs', () => {
    const { match, events } = play(bidding(), [0, bid(6)], [1, bid(8)], [2, bid(7)]);
    expect(money(match)).toEqual([20, 12, 20, 20, 28]);
    expect(match.state.table.seats[1]?.bought).toEqual([{ good: 'furs', origin: 'chinese' }]);
    expect(match.state.table.market[FURS]).toBeNull();
    expect(eventsOf(events, 'bids-revealed')).toMatchObject([
      {
        bids: [
          { seat: 0, amount: 6 },
          { seat: 1, amount: 8 },
          { seat: 2, amount: 7 },
        ],
      },
    ]);
    expect(eventsOf(events, 'card-bought')).toMatchObject([{ seat: 1, price: 8, owner: 4 }]);
  });

  test('PI.E7: for a Greek card the reserve is paid', () => {
    const { match } = play(bidding({ tokens: { 0: [0, 1] } }), [0, bid(9)], [1, bid(6)]);
    expect(money(match)).toEqual([11, 20, 20, 20, 20]);
  });

  test('PI.E7: bids are secret until the last is in; only those who compete bid', () => {
    const start = bidding();
    expect(engine.awaited(start)).toEqual([0, 1, 2]);
    assertRejected(engine.apply(start, 3, bid(5)), 'not-awaited', 'PI.E7');
    assertRejected(engine.apply(start, 4, bid(5)), 'not-awaited', 'PI.E7');
    assertRejected(engine.apply(start, 0, pass), 'not-now', 'PI.E2');
    const early = play(start, [2, bid(20)], [0, bid(5)]);
    expect(early.events).toEqual([]);
    expect(early.match.state).toEqual(start.state);
  });

  test('PI.Q33: from the marked price to all that one has, also above 9', () => {
    const start = bidding({ money: [20, 12, 5, 20, 20] });
    assertRejected(engine.apply(start, 0, bid(4)), 'bid-too-low', 'PI.Q33');
    assertRejected(engine.apply(start, 1, bid(13)), 'bid-too-high', 'PI.Q33');
    assertRejected(engine.apply(start, 0, bid(0)), 'bad-action', 'PI.E7');
    assertRejected(engine.apply(start, 0, bid(5.5)), 'bad-action', 'PI.E7');
    expect(engine.legal(engine.view(start, 1)).map((action) => (action.type === 'bid' ? action.amount : 0))).toEqual([
      5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(engine.legal(engine.view(start, 2))).toEqual([bid(5)]);
    const { match } = play(start, [0, bid(11)], [1, bid(12)], [2, bid(5)]);
    expect(money(match)).toEqual([20, 0, 5, 20, 32]);
  });

  test('PI.E8 PI.Q34 PI.Q36: equal highest bids leave the card, and nobody pays; the round is spent', () => {
    const { match, events } = play(bidding(), [0, bid(7)], [1, bid(7)], [2, bid(5)]);
    expect(money(match)).toEqual([20, 20, 20, 20, 20]);
    expect(eventsOf(events, 'card-bought')).toEqual([]);
    expect(eventsOf(events, 'card-unsold')).toMatchObject([{ place: FURS, amount: 7 }]);
    expect(match.state.table.market[FURS]).toEqual({ good: 'furs', origin: 'chinese', tokens: [] });
    expect(match.state.table.round).toBe(2);
    expect(engine.awaited(match)).toEqual([0, 1, 2, 3]);
  });

  test('PI.Q36: a card that was not sold can be bought in a later round of the day', () => {
    const { match } = play(bidding(), [0, bid(7)], [1, bid(7)], [2, bid(5)], [0, pass], [1, pass], [2, pass], [3, place(FURS)]);
    expect(match.state.table.seats[3]?.bought).toEqual([{ good: 'furs', origin: 'chinese' }]);
    expect(money(match)).toEqual([20, 20, 20, 15, 25]);
  });

  test('PI.Q36: after a tie in the last round the card is sold to the locals', () => {
    const { match, events } = play(bidding({ round: 3 }), [0, bid(7)], [1, bid(7)], [2, bid(5)]);
    expect(eventsOf(events, 'sold-to-locals')).toMatchObject([{ seat: 4, price: 5 }]);
    expect(match.state.table.day).toBe(2);
  });

  test('PI.Q35: a tie below the highest bid does not matter', () => {
    const { match } = play(bidding(), [0, bid(5)], [1, bid(8)], [2, bid(5)]);
    expect(money(match)).toEqual([20, 12, 20, 20, 28]);
  });
});

describe('several cards at once', () => {
  const twice = () => bidding({ tokens: { [FURS]: [0, 1], 2: [3, 2] }, passed: [], money: [20, 20, 20, 20, 0] });

  test('PI.Q32: all contested cards are bid for at once, each by those whose tokens lie there', () => {
    const start = twice();
    expect(engine.awaited(start)).toEqual([0, 1, 2, 3]);
    const { match, events } = play(start, [3, bid(6)], [1, bid(9)], [2, bid(11)], [0, bid(10)]);
    expect(eventsOf(events, 'bids-revealed').map(({ place: at, bids }) => [at, bids.map(({ seat }) => seat)])).toEqual([
      [2, [2, 3]],
      [FURS, [0, 1]],
    ]);
    expect(money(match)).toEqual([10, 20, 9, 20, 10]);
    expect(match.state.table.seats.map(({ bought }) => bought.length)).toEqual([1, 0, 1, 0, 0]);
  });

  test('PI.E8: a tie for one card does not touch the other', () => {
    const { match, events } = play(twice(), [0, bid(7)], [1, bid(7)], [2, bid(7)], [3, bid(8)]);
    expect(eventsOf(events, 'card-unsold').map(({ place: at }) => at)).toEqual([FURS]);
    expect(eventsOf(events, 'card-bought').map(({ seat }) => seat)).toEqual([3]);
    expect(match.state.table.market[2]).toBeNull();
  });

  test('PI.E1: where no card is contested there are no bids', () => {
    const start = position({ seats: 3, phase: 'placing', plans: 'bbs', row: ['food', 'food', 'food'] });
    const { match, events } = play(start, [0, place(0)], [1, place(0)], [0, stay]);
    expect(match.phase).toBe('bidding');
    expect(eventsOf(events, 'card-bought')).toEqual([]);
    expect(play(start, [0, place(0)], [1, place(1)]).match.phase).toBe('placing');
  });
});
