import { scenario } from '@quayside/testkit';
import { describe, test } from 'vitest';
import { bid, move, place, stay } from '../support/actions.ts';
import { engine } from '../support/engine.ts';
import { example, NAMES, PROJECTIONS } from '../support/example.ts';

const [X, Y, Z] = [0, 1, 2];

/** A, B and C buy, D sells; X, Y and Z are Greek cards at 5. */
const deals = (money: readonly number[] = [20, 20, 20, 20]) =>
  example({ phase: 'placing', plans: 'bbbs', row: ['furs', 'food', 'spices'], money });

test('PI.W7: the printed layout shows four seats, each with its cards, its token and its money', () => {
  const seats = NAMES.slice(0, 4);
  scenario(engine, { seats, seed: 'diagram', projections: PROJECTIONS })
    .then((expect) => {
      for (const seat of seats) expect.money(seat, { is: 10 }).handSize(seat, { is: 8 });
    })
    .run();
});

describe('bids', () => {
  const contested = example({ phase: 'bidding', plans: 'bbbs', row: ['furs'], tokens: { [X]: [0, 1, 2] }, money: [20, 20, 20, 20] });

  test('PI.W10: 7, 7, 5 sells nothing and the card stays; 8, 5, 5 sells for 8', () => {
    contested
      .when('A')
      .does(bid(7))
      .when('B')
      .does(bid(7))
      .when('C')
      .does(bid(5))
      .then((expect) => {
        for (const seat of ['A', 'B', 'C', 'D'] as const) expect.money(seat, 0);
        expect.state('table.market.0', { good: 'furs', origin: 'greeks', tokens: [] }).event({ type: 'card-unsold', amount: 7 });
      })
      .run();
    contested
      .when('A')
      .does(bid(8))
      .when('B')
      .does(bid(5))
      .when('C')
      .does(bid(5))
      .then((expect) => expect.money('A', -8).money('B', 0).money('C', 0).money('D', 0).state('table.market.0', null))
      .run();
  });
});

describe('tokens', () => {
  test('PI.W11: A on X, B lands on X, A moves to Y, and both pay the marked price', () => {
    example({ phase: 'placing', plans: 'bbss', row: ['furs', 'food'], prices: { furs: 6, food: 3 } })
      .when('A')
      .does(place(X))
      .when('B')
      .does(place(X))
      .then((expect) => expect.awaits('A'))
      .when('A')
      .does(move(Y))
      .then((expect, at) =>
        expect
          .event({ type: 'card-bought', seat: at.B, price: 6 }, { type: 'card-bought', seat: at.A, price: 3 })
          .money('A', -3)
          .money('B', -6)
          .money('C', 0)
          .money('D', 0),
      )
      .run();
  });

  test('PI.W12: A on X, B lands and A stays, C lands and A moves, so B and C bid for X', () => {
    deals()
      .when('A')
      .does(place(X))
      .when('B')
      .does(place(X))
      .when('A')
      .does(stay)
      .when('C')
      .does(place(X))
      .when('A')
      .does(move(Y))
      .then((expect, at) =>
        expect
          .phase('bidding')
          .awaits('B', 'C')
          .state('table.market.0.tokens', [at.B, at.C])
          .money('A', -5)
          .bought('A', { is: [{ good: 'food', origin: 'greeks' }] }),
      )
      .run();
  });

  test('PI.W13: a chain of moves between two cards, which ends since no token goes back', () => {
    deals()
      .when('C')
      .does(place(Y))
      .when('A')
      .does(place(X))
      .when('B')
      .does(place(X))
      .then((expect) => expect.awaits('A'))
      // A moves from X to Y, where C is first: C may move.
      .when('A')
      .does(move(Y))
      .then((expect) => expect.awaits('C'))
      // C goes to X. There B is first and may move, also to Y, since it has left no card.
      .when('C')
      .does(move(X))
      .then((expect) => expect.awaits('B').onlyLegal('B', move(Y), move(Z), stay))
      // B goes to Y. A is first there and may move, but not back to X.
      .when('B')
      .does(move(Y))
      .then((expect) => expect.awaits('A').onlyLegal('A', move(Z), stay).rejects('A', move(X), 'already-left', 'PI.Q26'))
      .when('A')
      .does(stay)
      .then((expect) => expect.phase('bidding'))
      .run();
  });

  test('PI.W16: with four drachmas there is no placing on a card for five', () => {
    deals([4, 20, 20, 20])
      .then((expect) => expect.rejects('A', place(X), 'cannot-pay', 'PI.E3'))
      .run();
  });
});
