import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { bid, move, place, stay } from '../support/actions.ts';
import { engine } from '../support/engine.ts';
import { eventsOf, play } from '../support/play.ts';
import { position } from '../support/position.ts';

const [X, Y, Z] = [0, 1, 2];
const [A, B, C] = [0, 1, 2];

/** A, B and C buy, the fourth seat sells; X, Y and Z are Greek cards at 5. */
const deals = (money: readonly number[] = [20, 20, 20, 20]) =>
  position({ phase: 'placing', plans: 'bbbs', row: ['furs', 'food', 'spices'], money });

test('PI.W7: the printed layout shows four seats, each with its cards, its token and its money', () => {
  const { match } = engine.create({ seats: 4, seed: 'diagram' });
  expect(match.state.table.seats.map(({ handSize, money }) => ({ handSize, money }))).toEqual(
    Array.from({ length: 4 }, () => ({ handSize: 8, money: 10 })),
  );
});

describe('bids', () => {
  const contested = () => position({ phase: 'bidding', plans: 'bbbs', row: ['furs'], tokens: { [X]: [A, B, C] }, money: [20, 20, 20, 20] });

  test('PI.W10: 7, 7, 5 sells nothing and the card stays; 8, 5, 5 sells for 8', () => {
    const tied = play(contested(), [A, bid(7)], [B, bid(7)], [C, bid(5)]);
    expect(tied.match.state.table.seats.map(({ money }) => money)).toEqual([20, 20, 20, 20]);
    expect(tied.match.state.table.market[X]).toEqual({ good: 'furs', origin: 'greeks', tokens: [] });
    const sold = play(contested(), [A, bid(8)], [B, bid(5)], [C, bid(5)]);
    expect(sold.match.state.table.seats.map(({ money }) => money)).toEqual([12, 20, 20, 20]);
    expect(sold.match.state.table.market[X]).toBeNull();
  });
});

describe('tokens', () => {
  test('PI.W11: A on X, B lands on X, A moves to Y, and both pay the marked price', () => {
    const start = position({ phase: 'placing', plans: 'bbss', row: ['furs', 'food'], prices: { furs: 6, food: 3 } });
    const { match, events } = play(start, [A, place(X)], [B, place(X)], [A, move(Y)]);
    expect(eventsOf(events, 'card-bought').map(({ seat, price }) => [seat, price])).toEqual([
      [B, 6],
      [A, 3],
    ]);
    expect(match.state.table.seats.map(({ money }) => money)).toEqual([7, 4, 10, 10]);
  });

  test('PI.W12: A on X, B lands and A stays, C lands and A moves, so B and C bid for X', () => {
    const { match } = play(deals(), [A, place(X)], [B, place(X)], [A, stay], [C, place(X)], [A, move(Y)]);
    expect(match.phase).toBe('bidding');
    expect(engine.awaited(match)).toEqual([B, C]);
    expect(match.state.table.market[X]?.tokens).toEqual([B, C]);
    expect(match.state.table.seats[A]).toMatchObject({ money: 15, bought: [{ good: 'food', origin: 'greeks' }] });
  });

  test('PI.W13: a chain of moves between two cards, which ends since no token goes back', () => {
    const landed = play(deals(), [C, place(Y)], [A, place(X)], [B, place(X)]);
    expect(engine.awaited(landed.match)).toEqual([A]);
    // A moves from X to Y, where C is first: C may move.
    const first = play(landed.match, [A, move(Y)]).match;
    expect(engine.awaited(first)).toEqual([C]);
    // C goes to X. There B is first and may move, also to Y, since it has left no card.
    const second = play(first, [C, move(X)]).match;
    expect(engine.awaited(second)).toEqual([B]);
    expect(engine.legal(engine.view(second, B))).toEqual([move(Y), move(Z), stay]);
    // B goes to Y. A is first there and may move, but not back to X.
    const third = play(second, [B, move(Y)]).match;
    expect(engine.awaited(third)).toEqual([A]);
    assertRejected(engine.apply(third, A, move(X)), 'already-left', 'PI.Q26');
    expect(engine.legal(engine.view(third, A))).toEqual([move(Z), stay]);
    expect(play(third, [A, stay]).match.phase).toBe('bidding');
  });

  test('PI.W16: with four drachmas there is no placing on a card for five', () => {
    assertRejected(engine.apply(deals([4, 20, 20, 20]), A, place(X)), 'cannot-pay', 'PI.E3');
  });
});
