import type { Card, Good, Origin } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { type PositionSpec, position } from './support/position.ts';

const card = (good: Good, origin: Origin): Card => ({ good, origin });

/** The final score of seat 0, a Roman among Barbarians, Egyptians and Indians. */
function scored(bought: readonly Card[], spec: PositionSpec = {}) {
  const over = position({ phase: 'over', money: [0, 0, 0, 0], bought: { 0: bought }, hands: { 0: {} }, ...spec });
  return engine.outcome(over)?.scores[0]?.parts;
}

const greeks = (...goods: Good[]) => goods.map((good) => card(good, 'greeks'));

describe('what is earned at home', () => {
  test('PI.G1 PI.G3: a set of three or more pays by its size, by good as well as by origin', () => {
    expect(scored(greeks('furs', 'food', 'spices', 'fabrics'))).toMatchObject({ sets: 40, singles: 0 });
    expect(scored([card('food', 'barbarians'), card('food', 'egyptians'), card('food', 'indians')])).toMatchObject({
      sets: 27,
      singles: 0,
    });
    expect(scored(greeks('furs', 'food'))).toMatchObject({ sets: 0, singles: 12 });
  });

  test('PI.G2 PI.Q49: own goods are in no set: they lie in hand, where nothing but their number counts', () => {
    const bought = [card('food', 'barbarians'), card('food', 'egyptians')];
    expect(scored(bought, { hands: { 0: { food: 2 } } })).toEqual({ money: 0, sets: 0, singles: 12, own: 2 });
    expect(() => scored([...bought, card('food', 'romans')])).toThrow('foreign cards on the market or bought were put up');
  });

  test('PI.G4: a foreign card outside all sets pays six', () => {
    expect(scored([card('fabrics', 'barbarians')])).toMatchObject({ singles: 6 });
    expect(scored([...greeks('furs', 'food', 'spices'), card('fabrics', 'barbarians')])).toMatchObject({ sets: 27, singles: 6 });
  });

  test('PI.G5: an own card left pays one', () => {
    expect(scored([], { hands: { 0: { jewelry: 3, furs: 1 } } })).toMatchObject({ own: 4 });
  });

  test('PI.G6 PI.Q52: with the money they make the total, before any tie is broken', () => {
    const over = position({
      seats: 3,
      phase: 'over',
      money: [27, 0, 26],
      bought: { 1: greeks('furs', 'food', 'spices') },
      hands: { 0: {}, 1: {}, 2: { food: 1 } },
    });
    const outcome = engine.outcome(over);
    expect(outcome?.scores.map(({ total }) => total)).toEqual([27, 27, 27]);
    expect(outcome).toMatchObject({ winners: [0, 1], ranks: [1, 1, 3] });
  });

  test('PI.Q44: identical cards share no set', () => {
    expect(scored([card('furs', 'barbarians'), card('furs', 'barbarians'), card('furs', 'barbarians')])).toMatchObject({
      sets: 0,
      singles: 18,
    });
  });

  test('PI.Q45: a card counts once', () => {
    const corner = [...greeks('food', 'furs', 'spices'), card('food', 'barbarians'), card('food', 'egyptians')];
    expect(scored(corner)).toEqual({ money: 0, sets: 27, singles: 12, own: 0 });
  });

  test('PI.Q46: the engine splits for the seat, and finds the best', () => {
    // By origin first it would be 40 for the Greeks and two singles; by good it is two sets of three.
    const cards = [
      ...greeks('furs', 'food', 'spices', 'fabrics'),
      card('food', 'barbarians'),
      card('food', 'egyptians'),
      card('fabrics', 'barbarians'),
    ];
    expect(scored(cards)).toEqual({ money: 0, sets: 54, singles: 6, own: 0 });
  });

  test('PI.Q47: the largest set there can be holds six', () => {
    const six = greeks('furs', 'tableware', 'food', 'jewelry', 'spices', 'fabrics');
    expect(scored([...six, card('furs', 'barbarians')])).toMatchObject({ sets: 70, singles: 6 });
  });

  test('PI.Q48: Greek cards are foreign to everybody', () => {
    const over = position({ seats: 3, phase: 'over', bought: { 0: greeks('furs'), 1: greeks('furs'), 2: greeks('furs') } });
    expect(engine.outcome(over)?.scores.map(({ parts }) => parts.singles)).toEqual([6, 6, 6]);
  });

  test('PI.G6: the parts of every score are named, and add up', () => {
    const over = position({ phase: 'over', money: [3, 4, 5, 6], bought: { 2: greeks('furs', 'food', 'spices', 'furs') } });
    for (const { total, parts } of engine.outcome(over)?.scores ?? []) {
      expect(Object.keys(parts)).toEqual(['money', 'sets', 'singles', 'own']);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
    }
  });
});
