import { describe, expect, test } from 'vitest';
import type { Card, SeatTable, Table } from '../state.ts';
import { PLACES, type Plan } from '../vocabulary.ts';
import {
  contestedPlaces,
  land,
  leave,
  lonePlaces,
  moveTargets,
  placingSeats,
  returnTokens,
  tokenPlace,
  undecidedBuyers,
} from './tokens.ts';

const nothing = { furs: 0, tableware: 0, food: 0, jewelry: 0, spices: 0, fabrics: 0 };

function seat(plan: Plan, money = 10): SeatTable {
  return { nation: 'romans', money, handSize: 8, putUp: { ...nothing }, bought: [], plan, passed: false, left: [] };
}

/** A table with Furs at 5, Tableware at 3 and Food at 9 in the Greek row, and the tokens that lie there by place. */
function tableWith(seats: SeatTable[], tokens: readonly (readonly number[])[] = []): Table {
  const row: Card[] = (['furs', 'tableware', 'food'] as const).map((good) => ({ good, origin: 'greeks' }));
  return {
    day: 1,
    round: 1,
    prices: { furs: 5, tableware: 3, food: 9, jewelry: 5, spices: 5, fabrics: 5 },
    deckSize: 15,
    knownBottom: [],
    market: Array.from({ length: PLACES }, (_, place) => {
      const card = row[place];
      return card === undefined ? null : { ...card, tokens: [...(tokens[place] ?? [])] };
    }),
    bids: [],
    mover: null,
    seats,
  };
}

const buyers = (...money: number[]) => money.map((amount) => seat('buyer', amount));

describe('where tokens lie', () => {
  const table = tableWith(buyers(10, 10, 10), [[2], [], [1, 0]]);

  test('PI.E6 PI.E7: a card with one token is sold as marked, one with several is bid for, one with none is neither', () => {
    expect(lonePlaces(table)).toEqual([0]);
    expect(contestedPlaces(table)).toEqual([2]);
  });

  test('the place of a token, if it is down', () => {
    expect([0, 1, 2, 3].map((at) => tokenPlace(table, at))).toEqual([2, 2, 0, undefined]);
  });
});

describe('who places next', () => {
  test('PI.E2 PI.Q30: undecided are the buyers who have neither placed nor passed', () => {
    const table = tableWith([...buyers(10, 10, 10), seat('seller')], [[1]]);
    expect(undecidedBuyers(table)).toEqual([0, 2]);
    table.seats.forEach((line, at) => {
      line.passed = at === 0;
    });
    expect(undecidedBuyers(table)).toEqual([2]);
  });

  test.each([
    [1, 1, 0],
    [1, 2, 1],
    [1, 3, 2],
    [2, 1, 1],
    [4, 3, 1],
    [8, 3, 1],
  ])('PI.Q24: rotating, day %d round %d of four seats starts at seat %d', (day, round, start) => {
    const table = { ...tableWith(buyers(10, 10, 10, 10)), day, round };
    expect(placingSeats(table, { seats: 4, placementOrder: 'rotating' } as never)).toEqual([start]);
  });

  test('PI.Q24: rotating, the start seat itself comes first, then clockwise, round the table', () => {
    const table = { ...tableWith([seat('seller'), seat('buyer'), seat('seller'), seat('buyer')], []), day: 3, round: 1 };
    const options = { seats: 4, placementOrder: 'rotating' } as never;
    expect(placingSeats(table, options)).toEqual([3]);
    land(table, 3, 0);
    expect(placingSeats(table, options)).toEqual([1]);
    land(table, 1, 1);
    expect(placingSeats(table, options)).toEqual([]);
  });

  test('PI.Q24: any order, all undecided buyers at once', () => {
    const table = tableWith([seat('buyer'), seat('seller'), seat('buyer')]);
    expect(placingSeats(table, { seats: 3, placementOrder: 'any' } as never)).toEqual([0, 2]);
  });
});

describe('the right to move', () => {
  test('PI.Q28 PI.Q26: targets can be paid, lie elsewhere and have not been left', () => {
    const table = tableWith(buyers(9, 4), [[0], [], []]);
    expect(moveTargets(table, 0)).toEqual([1, 2]);
    expect(moveTargets(table, 1)).toEqual([1]);
    leave(table, 0);
    land(table, 0, 1);
    expect(moveTargets(table, 0)).toEqual([2]);
  });

  test('PI.E4 PI.Q25: alone there is no right; the second token gives it to the first, and so does the third', () => {
    const table = tableWith(buyers(10, 10, 10));
    land(table, 1, 0);
    expect(table.mover).toBeNull();
    land(table, 0, 0);
    expect(table.mover).toBe(1);
    table.mover = null;
    land(table, 2, 0);
    expect(table.mover).toBe(1);
  });

  test('PI.Q25: once the first has left, the next landing gives the right to the earliest that is still there', () => {
    const table = tableWith(buyers(10, 10, 10, 10), [[0, 1, 2]]);
    leave(table, 0);
    land(table, 3, 0);
    expect(table.mover).toBe(1);
  });

  test('PI.Q28: who has no target has no right, and nobody else gets it', () => {
    const table = tableWith(buyers(2, 10, 10), [[], [0, 1]]);
    land(table, 2, 1);
    expect(table.mover).toBeNull();
  });
});

test('PI.E1 PI.Q26 PI.Q30: a new round gives back tokens, passes and cards left', () => {
  const table = tableWith(buyers(10, 10), [[0, 1]]);
  leave(table, 0);
  land(table, 0, 1);
  table.mover = 1;
  table.seats.forEach((line) => {
    line.passed = true;
  });
  returnTokens(table);
  expect(table.market.flatMap((card) => card?.tokens ?? [])).toEqual([]);
  expect(table.seats.map(({ passed, left }) => ({ passed, left }))).toEqual([
    { passed: false, left: [] },
    { passed: false, left: [] },
  ]);
  expect(table.mover).toBeNull();
});
