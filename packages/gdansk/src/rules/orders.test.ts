import { describe, expect, test } from 'vitest';
import { reconstructed } from '../content/reconstructed.ts';
import { derive } from '../derived.ts';
import type { Table } from '../state.ts';
import { QUAYS } from '../vocabulary.ts';
import { noGoods } from './goods.ts';
import { bonusesOf, canPutAside, orderRefusal, paymentFor, sectorOf } from './orders.ts';
import { newTurn } from './turn.ts';

const derived = derive(undefined, reconstructed);
const token = (id: string) => reconstructed.orderTokens.findIndex((other) => other.id === id);

interface Told {
  readonly orders?: readonly string[];
  readonly cargo?: object;
  readonly workers?: number;
  readonly location?: number | null;
  readonly aside?: object;
  /** By quay. */
  readonly open?: Readonly<Record<number, string>>;
}

/** As much of a table as these rules read: one seat. */
function table({ orders = [], cargo, workers = 1, location = 12, aside, open = {} }: Told): Table {
  const quays = Array.from({ length: QUAYS }, (_, index) => {
    const id = open[index + 1];
    return { order: id === undefined ? null : token(id), markers: [] };
  });
  const seat = { orders: orders.map(token), cargo: { ...noGoods(), ...cargo }, workers, location };
  return { quays, seats: [seat], turn: { ...newTurn(), aside: { ...noGoods(), ...aside } } } as unknown as Table;
}

const refusal = (told: Told, quay: number) => {
  const now = table(told);
  return orderRefusal(now, reconstructed, derived, 0, quay, now.turn.aside);
};

test('GD.F8 GD.R21: bonuses add up by good', () => {
  expect(bonusesOf(table({ orders: ['T01', 'T02', 'T07', 'T18'] }), reconstructed, 0)).toEqual({ ...noGoods(), coal: 2, roro: 1 });
});

describe('payment', () => {
  const pay = (told: Told, id: string) => {
    const now = table(told);
    return paymentFor(now, reconstructed, 0, token(id), now.turn.aside);
  };

  test('GD.R22: bonuses pay as far as they are needed, cubes the rest', () => {
    expect(pay({ orders: ['T01', 'T07', 'T18'] }, 'T06')).toEqual({
      bonuses: { ...noGoods(), coal: 2 },
      paid: { ...noGoods(), fuels: 1, containers: 1 },
    });
    expect(pay({ orders: ['T01', 'T07'] }, 'T01')).toMatchObject({ bonuses: { coal: 1 }, paid: { coal: 0 } });
    expect(pay({ orders: ['T01', 'T07'], aside: { coal: 1 } }, 'T06')).toMatchObject({ bonuses: { coal: 1 }, paid: { coal: 1 } });
  });

  test('GD.R24: the bonus of the order is not among them', () => {
    expect(pay({}, 'T06')).toMatchObject({ bonuses: noGoods(), paid: { containers: 1 } });
  });
});

describe('executing', () => {
  const ready: Told = { open: { 12: 'T02' }, cargo: { grain: 2, fuels: 2 } };

  test('GD.F1: an order there, the meeple, a worker, the goods, in this order of the questions', () => {
    expect(refusal(ready, 12)).toBeUndefined();
    expect(refusal({ ...ready, open: {} }, 12)).toBe('no-order');
    expect(refusal({ ...ready, location: 4, workers: 0 }, 12)).toBe('not-there');
    expect(refusal({ ...ready, workers: 0, cargo: {} }, 12)).toBe('no-worker');
    expect(refusal({ ...ready, cargo: { grain: 2 } }, 12)).toBe('goods-missing');
  });

  test('GD.D5: either quay of a double location', () => {
    for (const quay of [9, 14]) expect(refusal({ ...ready, location: 9, open: { [quay]: 'T02' } }, quay)).toBeUndefined();
  });

  test('GD.R30: whatever is in stock', () => {
    const now = table(ready);
    for (const seat of now.seats) seat.stock = 0;
    expect(orderRefusal(now, reconstructed, derived, 0, 12, noGoods())).toBeUndefined();
  });
});

describe('putting aside', () => {
  const can = (told: Told) => canPutAside(table(told), reconstructed, derived, 0, 'coal');
  const ready: Told = { open: { 12: 'T03' }, orders: ['T01', 'T07'], cargo: { coal: 1, cargo: 1 } };

  test('GD.R22: one by one, while an order here stays executable', () => {
    expect(can(ready)).toBe(true);
    expect(can({ ...ready, aside: { coal: 1 } })).toBe(false);
    expect(can({ ...ready, aside: { coal: 1 }, cargo: { coal: 2, cargo: 1 } })).toBe(true);
    expect(can({ ...ready, aside: { coal: 2 }, cargo: { coal: 3, cargo: 1 } })).toBe(false);
    expect(can({ ...ready, location: 4 })).toBe(false);
    expect(can({ ...ready, location: null })).toBe(false);
    expect(can({ ...ready, orders: [] })).toBe(false);
  });

  test('GD.R22: an order that does not ask for the good will do', () => {
    expect(can({ ...ready, open: { 12: 'T02' }, cargo: { grain: 2, fuels: 2 } })).toBe(true);
  });
});

test('GD.F15 GD.R19 GD.R27: a sector is the quays of a colour', () => {
  expect(sectorOf(derived, 9)).toEqual([6, 7, 8, 9, 10]);
  expect(sectorOf(derived, 14)).toEqual([11, 12, 13, 14, 15]);
  expect(sectorOf(derived, 1)).toEqual([1, 2, 3, 4, 5]);
});
