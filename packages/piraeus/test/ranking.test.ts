import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { position } from './support/position.ts';

/** The outcome for seats with this much money and so many own cards (all of them Food, of which three is the most). */
function outcome(money: readonly number[], own: readonly number[], ages: number[] | null = null) {
  const seats = money.length;
  const nations = (['egyptians', 'romans', 'barbarians', 'indians'] as const).slice(0, seats);
  const hands = Object.fromEntries(own.map((food, seat) => [seat, { food }]));
  return engine.outcome(position({ seats, nations, phase: 'over', money, hands, options: { ages } }));
}

describe('who wins', () => {
  test('PI.G6: the richest', () => {
    expect(outcome([5, 9, 7], [0, 0, 0])).toMatchObject({ winners: [1], ranks: [3, 1, 2], decidedBy: 'wealth' });
  });

  test('PI.G7 PI.Q50: of equals the one with fewer own cards in hand', () => {
    expect(outcome([8, 9, 0], [2, 1, 0])).toMatchObject({ winners: [1], ranks: [2, 1, 3], decidedBy: 'fewer-own-goods' });
    expect(outcome([10, 9, 8], [0, 1, 2])).toMatchObject({ winners: [0], ranks: [1, 2, 3], decidedBy: 'fewer-own-goods' });
  });

  test('PI.Q50: cards that were sold, to whomever, do not count as left', () => {
    const over = position({
      seats: 3,
      phase: 'over',
      money: [10, 9, 0],
      hands: { 0: { furs: 1 }, 1: { furs: 2 }, 2: {} },
      bought: { 2: [{ good: 'furs', origin: 'barbarians' }] },
    });
    expect(engine.outcome(over)).toMatchObject({ winners: [0], decidedBy: 'fewer-own-goods' });
  });

  test('PI.G7 PI.Q51: then the youngest, where the ages are known', () => {
    expect(outcome([9, 9, 9], [1, 1, 1], [2, 0, 1])).toMatchObject({ winners: [2], ranks: [2, 3, 1], decidedBy: 'youngest' });
    expect(outcome([9, 9, 9], [1, 1, 1], [1, 2, 0])).toMatchObject({ winners: [1], ranks: [3, 1, 2], decidedBy: 'youngest' });
  });

  test('PI.Q51: age decides nothing before the own cards do', () => {
    expect(outcome([8, 9, 0], [2, 1, 0], [0, 1, 2])).toMatchObject({ winners: [1], decidedBy: 'fewer-own-goods' });
  });

  test('PI.G7 PI.Q51: where they are not known the victory is shared', () => {
    expect(outcome([9, 9, 4], [1, 1, 1])).toMatchObject({ winners: [0, 1], ranks: [1, 1, 3], decidedBy: null });
    expect(outcome([9, 9, 9], [1, 1, 1])).toMatchObject({ winners: [0, 1, 2], ranks: [1, 1, 1], decidedBy: null });
  });

  test('PI.Q53: the places below the first follow the same chain, and may be shared too', () => {
    expect(outcome([9, 5, 5, 2], [0, 1, 1, 0])?.ranks).toEqual([1, 2, 2, 4]);
    expect(outcome([9, 5, 4, 2], [0, 1, 2, 0])?.ranks).toEqual([1, 2, 3, 4]);
    expect(outcome([9, 5, 5, 2], [0, 1, 1, 0], [3, 2, 1, 0])?.ranks).toEqual([1, 3, 2, 4]);
  });

  test('PI.F4: the reason of the end is named, and there is no outcome before it', () => {
    expect(outcome([9, 5, 4], [0, 0, 0])?.reasons).toEqual(['last-day']);
    expect(engine.outcome(position())).toBeNull();
  });
});
