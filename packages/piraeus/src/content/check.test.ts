import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { flat } from './flat.ts';
import { reconstructed } from './reconstructed.ts';
import type { PiraeusContent } from './schema.ts';

const flawOf = (change: Partial<PiraeusContent>) => checkContent({ ...reconstructed, ...change });

test('both sets that come with the game pass', () => {
  expect(checkContent(reconstructed)).toBeUndefined();
  expect(checkContent(flat)).toBeUndefined();
});

test('PI.A1 PI.A2 PI.A3 PI.D4 PI.Q33: a flaw names the datum and the rule that it breaks', () => {
  const { goods, nations, greeks, price } = reconstructed;
  expect(flawOf({ goods: [...goods].reverse() })).toMatchObject({ path: ['goods', 0, 'id'], rule: 'PI.A1' });
  expect(flawOf({ nations: nations.slice(1) })).toMatchObject({ path: ['nations', 0, 'id'], rule: 'PI.A2' });
  expect(flawOf({ greeks: { ...greeks, cards: { ...greeks.cards, food: 2 } } })).toMatchObject({
    path: ['greeks', 'cards'],
    rule: 'PI.A3',
  });
  expect(flawOf({ price: { ...price, min: 9, max: 8 } })).toMatchObject({ path: ['price', 'min'], rule: 'PI.D4' });
  expect(flawOf({ price: { ...price, start: 9, max: 8 } })).toMatchObject({ path: ['price', 'start'], rule: 'PI.A1' });
  expect(flawOf({ startingMoney: { value: 99, prov: 'host' } })).toMatchObject({ path: ['startingMoney', 'value'], rule: 'PI.Q33' });
});

test('PI.A2: every nation has eight cards', () => {
  const nations = reconstructed.nations.map((nation, index) => (index === 4 ? { ...nation, cards: { ...nation.cards, furs: 3 } } : nation));
  expect(flawOf({ nations })).toMatchObject({ path: ['nations', 4, 'cards'], rule: 'PI.A2', problem: 'expected 8 cards' });
});
