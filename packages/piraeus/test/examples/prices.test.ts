import { describe, test } from 'vitest';
import { offer } from '../support/actions.ts';
import { example, planned } from '../support/example.ts';

describe('the first movement', () => {
  test('PI.W1: two sell and two buy, the Greeks have Fabrics, Furs and Furs', () => {
    planned(example({ row: ['fabrics', 'furs', 'furs'] }), 'sbsb')
      .then((expect) => expect.state('table.prices', { fabrics: 6, furs: 7, spices: 4, food: 4, tableware: 4, jewelry: 4 }))
      .run();
  });

  test('PI.W15: no Greek cards and as many sellers as buyers, all goods fall by one', () => {
    planned(example({ row: [], prices: { furs: 1, food: 9 } }), 'ssbb')
      .then((expect) => expect.state('table.prices', { furs: 1, food: 8, tableware: 4, jewelry: 4, spices: 4, fabrics: 4 }))
      .run();
  });
});

describe('the second movement', () => {
  const sellers = example({ nations: ['romans', 'egyptians', 'indians', 'chinese'], phase: 'offering', plans: 'sssb' });

  test('PI.W2 PI.X7: three sell Furs, two Tableware, two Spices and, in the corrected example, Food', () => {
    sellers
      .when('A')
      .does(offer('furs', 'tableware'))
      .when('B')
      .does(offer('tableware', 'spices'))
      .when('C')
      .does(offer('food', 'spices'))
      .then((expect) => expect.state('table.prices', { furs: 4, food: 4, tableware: 3, spices: 3, fabrics: 8, jewelry: 8 }))
      .run();
  });

  test('PI.X7: read literally, with five cards, Food is not put up and rises by three', () => {
    sellers
      .when('A')
      .does(offer('furs', 'tableware'))
      .when('B')
      .does(offer('tableware', 'spices'))
      .when('C')
      .does(offer('spices'))
      .then((expect) => expect.state('table.prices', { furs: 4, food: 8, tableware: 3, spices: 3, fabrics: 8, jewelry: 8 }))
      .run();
  });

  test('PI.W14: without sellers nothing changes; four sellers without cards raise every good by four, up to 9', () => {
    planned(example({ row: [] }), 'bbbb')
      .then((expect) => expect.state('table.prices', { furs: 5, food: 5, tableware: 5, jewelry: 5, spices: 5, fabrics: 5 }))
      .run();
    example({ phase: 'offering', plans: 'ssss', hands: { 0: {}, 1: {}, 2: {}, 3: {} }, prices: { furs: 1, food: 6 } })
      .when('A')
      .does(offer())
      .when('B')
      .does(offer())
      .when('C')
      .does(offer())
      .when('D')
      .does(offer())
      .then((expect) => expect.state('table.prices', { furs: 5, food: 9, tableware: 9, jewelry: 9, spices: 9, fabrics: 9 }))
      .run();
  });
});

test('PI.W6: from 9 by three up it stays 9, from 1 by two down it stays 1, in either movement', () => {
  const ends = { furs: 9, food: 1 };
  planned(example({ row: ['furs', 'furs', 'furs'], prices: ends }), 'bbbs')
    .then((expect) => expect.state('table.prices.furs', 9))
    .run();
  planned(example({ row: ['food', 'food'], prices: ends }), 'bsss')
    .then((expect) => expect.state('table.prices.food', 1))
    .run();
  example({ phase: 'offering', plans: 'sssb', row: [], prices: ends })
    .when('A')
    .does(offer('food', 'food'))
    .when('B')
    .does(offer())
    .when('C')
    .does(offer())
    .then((expect) => expect.state('table.prices.furs', 9).state('table.prices.food', 1))
    .run();
});
