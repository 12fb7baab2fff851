import { describe, expect, test } from 'vitest';
import { offer, plan } from '../support/actions.ts';
import { all, play } from '../support/play.ts';
import { position } from '../support/position.ts';

const sellersOf = (plans: string) => (seat: number) => plan(plans[seat] === 's' ? 'seller' : 'buyer');

describe('the first movement', () => {
  test('PI.W1: two sell and two buy, the Greeks have Fabrics, Furs and Furs', () => {
    const { match } = all(position({ row: ['fabrics', 'furs', 'furs'] }), sellersOf('sbsb'));
    expect(match.state.table.prices).toEqual({ fabrics: 6, furs: 7, spices: 4, food: 4, tableware: 4, jewelry: 4 });
  });

  test('PI.W15: no Greek cards and as many sellers as buyers, all goods fall by one', () => {
    const { match } = all(position({ row: [], prices: { furs: 1, food: 9 } }), sellersOf('ssbb'));
    expect(match.state.table.prices).toEqual({ furs: 1, food: 8, tableware: 4, jewelry: 4, spices: 4, fabrics: 4 });
  });
});

describe('the second movement', () => {
  const sellers = position({ nations: ['romans', 'egyptians', 'indians', 'chinese'], phase: 'offering', plans: 'sssb' });

  test('PI.W2 PI.X7: three sell Furs, two Tableware, two Spices and, in the corrected example, Food', () => {
    const { match } = play(sellers, [0, offer('furs', 'tableware')], [1, offer('tableware', 'spices')], [2, offer('food', 'spices')]);
    expect(match.state.table.prices).toEqual({ furs: 4, food: 4, tableware: 3, spices: 3, fabrics: 8, jewelry: 8 });
  });

  test('PI.X7: read literally, with five cards, Food is not put up and rises by three', () => {
    const { match } = play(sellers, [0, offer('furs', 'tableware')], [1, offer('tableware', 'spices')], [2, offer('spices')]);
    expect(match.state.table.prices).toEqual({ furs: 4, food: 8, tableware: 3, spices: 3, fabrics: 8, jewelry: 8 });
  });

  test('PI.W14: without sellers nothing changes; four sellers without cards raise every good by four, up to 9', () => {
    const buyersOnly = all(position({ row: [] }), sellersOf('bbbb'));
    expect(Object.values(buyersOnly.match.state.table.prices)).toEqual([5, 5, 5, 5, 5, 5]);
    const empty = position({ phase: 'offering', plans: 'ssss', hands: { 0: {}, 1: {}, 2: {}, 3: {} }, prices: { furs: 1, food: 6 } });
    const { match } = all(empty, () => offer());
    expect(match.state.table.prices).toEqual({ furs: 5, food: 9, tableware: 9, jewelry: 9, spices: 9, fabrics: 9 });
  });
});

test('PI.W6: from 9 by three up it stays 9, from 1 by two down it stays 1, in either movement', () => {
  const ends = { furs: 9, food: 1 };
  const up = all(position({ row: ['furs', 'furs', 'furs'], prices: ends }), sellersOf('bbbs'));
  expect(up.match.state.table.prices).toMatchObject({ furs: 9 });
  const down = all(position({ row: ['food', 'food'], prices: ends }), sellersOf('bsss'));
  expect(down.match.state.table.prices).toMatchObject({ food: 1 });
  const offers = position({ phase: 'offering', plans: 'sssb', row: [], prices: ends });
  const second = play(offers, [0, offer('food', 'food')], [1, offer()], [2, offer()]);
  expect(second.match.state.table.prices).toMatchObject({ furs: 9, food: 1 });
});
