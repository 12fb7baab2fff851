import { describe, expect, test } from 'vitest';
import { reconstructed } from '../content/reconstructed.ts';
import { derive } from '../derived.ts';
import type { Card } from '../state.ts';
import { GOODS, type Good, ORIGINS, type Origin } from '../vocabulary.ts';
import { bestSets } from './sets.ts';

const derived = derive(undefined, reconstructed);

/** Cards of one good, one for each letter: A is the first origin, G the Greeks. */
const ofOneGood = (letters: string, good: Good = 'spices'): Card[] =>
  [...letters].map((letter) => ({ good, origin: ORIGINS['ABCDEFG'.indexOf(letter)] as Origin }));
const ofOneOrigin = (goods: readonly Good[], origin: Origin = 'barbarians'): Card[] => goods.map((good) => ({ good, origin }));

/** What the cards are worth, and the sizes of the sets, the largest first. */
function worth(cards: readonly Card[]): { total: number; sizes: number[]; singles: number } {
  const { total, sets, singles } = bestSets(cards, derived);
  return { total, sizes: sets.map(({ cards }) => cards.length).sort((a, b) => b - a), singles: singles.length };
}

describe('what is a set', () => {
  test.each([
    [3, 27],
    [4, 40],
    [5, 55],
    [6, 70],
  ])('PI.G1 PI.G3: %d goods of one origin are worth %d, and so are as many origins of one good', (size, value) => {
    expect(worth(ofOneOrigin(GOODS.slice(0, size)))).toEqual({ total: value, sizes: [size], singles: 0 });
    expect(worth(ofOneGood('ABCDEFG'.slice(0, size)))).toEqual({ total: value, sizes: [size], singles: 0 });
  });

  test('PI.G4: two alike in one attribute are no set', () => {
    expect(worth(ofOneGood('AB'))).toEqual({ total: 12, sizes: [], singles: 2 });
  });

  test('PI.Q44: the other attribute differs between any two cards, so identical cards never share a set', () => {
    expect(worth(ofOneGood('FFF'))).toEqual({ total: 18, sizes: [], singles: 3 });
    expect(worth(ofOneGood('AABB'))).toEqual({ total: 24, sizes: [], singles: 4 });
    expect(worth(ofOneGood('AAB').concat(ofOneOrigin(['furs'], 'romans')))).toEqual({ total: 24, sizes: [], singles: 4 });
  });

  test('PI.G1: cards that differ in both attributes are no set', () => {
    const cards: Card[] = [
      { good: 'furs', origin: 'romans' },
      { good: 'food', origin: 'greeks' },
      { good: 'spices', origin: 'indians' },
    ];
    expect(worth(cards)).toEqual({ total: 18, sizes: [], singles: 3 });
  });

  test('PI.Q48: Greek cards make sets like any others', () => {
    expect(worth(ofOneOrigin(['furs', 'food', 'spices'], 'greeks')).total).toBe(27);
    expect(worth(ofOneGood('ABG')).total).toBe(27);
  });

  test('PI.Q47: seven of one good from seven origins, which nobody can own, are six and one', () => {
    expect(worth(ofOneGood('ABCDEFG'))).toEqual({ total: 76, sizes: [6], singles: 1 });
    expect(Math.max(...derived.sets.sets.map(({ kinds }) => kinds.length))).toBe(6);
  });
});

describe('the best split', () => {
  test('PI.Q45: a card is in one set at most', () => {
    const corner: Card[] = [...ofOneOrigin(['furs', 'food', 'spices'], 'romans'), ...ofOneGood('BC')];
    expect(worth(corner)).toEqual({ total: 39, sizes: [3], singles: 2 });
  });

  test.each([
    ['AABBCD', 54],
    ['ABCDEF', 70],
    ['AABBCCDD', 80],
    ['AABBCCDE', 82],
    ['AABBCDEF', 82],
    ['AABBCCDDEE', 110],
  ])('PI.Q46: origins %s of one good are worth %d', (letters, total) => {
    expect(worth(ofOneGood(letters)).total).toBe(total);
  });

  test('PI.Q46: the largest set first is not always best', () => {
    expect(worth(ofOneGood('AABBCD'))).toEqual({ total: 54, sizes: [3, 3], singles: 0 });
  });

  test('PI.Q46: rows and columns compete, and the engine sees both', () => {
    // Three goods of each of three origins: three sets either way, and no set of a row and a column together.
    const square = (['romans', 'indians', 'greeks'] as const).flatMap((origin) => ofOneOrigin(['furs', 'food', 'spices'], origin));
    expect(worth(square)).toEqual({ total: 81, sizes: [3, 3, 3], singles: 0 });
  });

  test('the order of purchase does not matter', () => {
    const cards = [...ofOneGood('AABBCD'), ...ofOneOrigin(['furs', 'food', 'jewelry'])];
    expect(bestSets([...cards].reverse(), derived)).toEqual(bestSets(cards, derived));
  });

  test('nothing is worth nothing', () => {
    expect(worth([])).toEqual({ total: 0, sizes: [], singles: 0 });
  });
});
