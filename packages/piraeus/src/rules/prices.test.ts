import { describe, expect, test } from 'vitest';
import type { Prices } from '../state.ts';
import { GOODS, type Good, type Plan } from '../vocabulary.ts';
import { moveByOffers, moveByPlans } from './prices.ts';

const limits = { start: 5, min: 1, max: 9, prov: 'rulebook' } as const;
const at = (price: number, some: Partial<Prices> = {}): Prices => ({
  furs: price,
  tableware: price,
  food: price,
  jewelry: price,
  spices: price,
  fabrics: price,
  ...some,
});

/** The prices after phase 2; plans as letters, e.g. `bbs`. */
function afterPlans(prices: Prices, row: readonly Good[], plans: string): Prices {
  const after = { ...prices };
  moveByPlans(
    after,
    row,
    [...plans].map((letter): Plan => (letter === 'b' ? 'buyer' : 'seller')),
    limits,
  );
  return after;
}

/** The prices after phase 3. */
function afterOffers(prices: Prices, offered: readonly Good[], sellers: number): Prices {
  const after = { ...prices };
  moveByOffers(after, offered, sellers, limits);
  return after;
}

describe('by the plans', () => {
  test('PI.C2: fewer sellers, Greek goods rise by one a card and nothing else moves', () => {
    expect(afterPlans(at(5), ['furs', 'furs', 'food'], 'bbs')).toEqual(at(5, { furs: 7, food: 6 }));
  });

  test('PI.C3: more sellers, Greek goods fall by one a card and nothing else moves', () => {
    expect(afterPlans(at(5), ['furs', 'furs', 'food'], 'bss')).toEqual(at(5, { furs: 3, food: 4 }));
  });

  test('PI.C4 PI.Q14: as many of each, Greek goods rise by one a card and all others fall by one', () => {
    expect(afterPlans(at(5), ['furs', 'furs', 'food'], 'bs')).toEqual(at(4, { furs: 7, food: 6 }));
    expect(afterPlans(at(5), ['furs', 'furs', 'furs'], 'sbsb')).toEqual(at(4, { furs: 8 }));
  });

  test.each([
    ['bbs', 5],
    ['bss', 5],
    ['bs', 4],
  ])('PI.Q10: no Greek cards, plans %s, every good at %d', (plans, price) => {
    expect(afterPlans(at(5), [], plans)).toEqual(at(price));
  });

  test('PI.Q11: no sellers are fewer, no buyers are more', () => {
    expect(afterPlans(at(5), ['spices'], 'bbb').spices).toBe(6);
    expect(afterPlans(at(5), ['spices'], 'sss').spices).toBe(4);
  });
});

describe('by the offers', () => {
  test('PI.D2 PI.D3: what is put up falls by one a card, what is not rises by one a seller', () => {
    expect(afterOffers(at(5), ['furs', 'food', 'food'], 2)).toEqual(at(7, { furs: 4, food: 3 }));
  });

  test('PI.Q15: without sellers nothing moves', () => {
    expect(afterOffers(at(5), [], 0)).toEqual(at(5));
  });

  test('PI.Q16: a seller who puts up nothing counts', () => {
    expect(afterOffers(at(5), ['furs'], 3)).toEqual(at(8, { furs: 4 }));
  });

  test('PI.Q17: nothing put up at all, every good rises by the number of sellers', () => {
    expect(afterOffers(at(5), [], 3)).toEqual(at(8));
  });

  test('PI.Q20: two cards of one good count twice', () => {
    expect(afterOffers(at(5), ['jewelry', 'jewelry'], 1)).toEqual(at(6, { jewelry: 3 }));
  });
});

describe('the ends of the track', () => {
  test('PI.D4 PI.Q19: what goes beyond an end is lost, not owed', () => {
    expect(afterPlans(at(9), ['furs', 'furs'], 'bbs').furs).toBe(9);
    expect(afterOffers(at(9), ['furs'], 1).furs).toBe(8);
    expect(afterPlans(at(1), ['furs', 'furs'], 'bss').furs).toBe(1);
    expect(afterOffers(at(8), [], 6)).toEqual(at(9));
    expect(afterOffers(at(2), ['furs', 'furs', 'furs'], 2).furs).toBe(1);
  });

  test('PI.Q19: card by card or all at once is the same, since a good moves one way only within a phase', () => {
    for (const good of GOODS) {
      for (let price = 1; price <= 9; price += 1) {
        const cards = [good, good, good];
        const cardByCard = cards.reduce((prices) => afterOffers(prices, [good], 1), at(price));
        expect(afterOffers(at(price), cards, 3)[good]).toBe(cardByCard[good]);
      }
    }
  });
});
