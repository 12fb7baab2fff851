import { type Card, GOODS, type Good, type Nation, type Origin, reconstructed } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { derive } from '../../src/derived.ts';
import { bestSets } from '../../src/rules/sets.ts';
import { pass } from '../support/actions.ts';
import { engine } from '../support/engine.ts';
import { eventsOf, play } from '../support/play.ts';
import { position } from '../support/position.ts';

const card = (good: Good, origin: Origin): Card => ({ good, origin });

/** The final score of seat 0 with these cards, no own cards and no money. */
function scored(nations: readonly Nation[], bought: readonly Card[], own: Readonly<Record<string, number>> = {}) {
  const over = position({ seats: nations.length, nations, phase: 'over', money: [0], bought: { 0: bought }, hands: { 0: own } });
  return engine.outcome(over)?.scores[0]?.total;
}

describe('sets', () => {
  const spices = [card('spices', 'persians'), card('spices', 'egyptians'), card('spices', 'greeks')];

  test('PI.W3: Spices of Persians, Egyptians and Greeks are worth 27, to a Persian 13', () => {
    expect(scored(['romans', 'persians', 'egyptians'], spices)).toBe(27);
    expect(scored(['persians', 'romans', 'egyptians'], spices.slice(1), { spices: 1 })).toBe(13);
  });

  test('PI.W4: Food, Tableware and Fabrics of the Barbarians are worth 27', () => {
    const goods = (['food', 'tableware', 'fabrics'] as const).map((good) => card(good, 'barbarians'));
    expect(scored(['romans', 'barbarians', 'egyptians'], goods)).toBe(27);
  });

  test('PI.W5: sets of three, four, five and six are worth 27, 40, 55 and 70', () => {
    const greeks = (size: number) => GOODS.slice(0, size).map((good) => card(good, 'greeks'));
    expect([3, 4, 5, 6].map((size) => scored(['romans', 'indians', 'egyptians'], greeks(size)))).toEqual([27, 40, 55, 70]);
  });

  test('PI.W8: one good from origins A, A, B, B, C, D is worth 54', () => {
    const origins = ['romans', 'romans', 'barbarians', 'barbarians', 'egyptians', 'indians'] as const;
    const food = origins.map((origin) => card('food', origin));
    expect(scored(['persians', 'romans', 'barbarians', 'egyptians', 'indians'], food)).toBe(54);
  });

  test('PI.W9: three Spices and two more Persian goods are worth 39, since a card is in one set only', () => {
    const cards = [...spices, card('furs', 'persians'), card('tableware', 'persians')];
    expect(bestSets(cards, derive(undefined, reconstructed)).total).toBe(39);
  });
});

test('PI.W17: what is unsold on the eighth evening is paid first, then all is counted', () => {
  const evening = position({ seats: 3, phase: 'placing', day: 8, round: 3, plans: 'bss', foreign: { 1: ['furs'] }, prices: { furs: 7 } });
  const { match, events } = play(evening, [0, pass]);
  expect(eventsOf(events, 'sold-to-locals')).toMatchObject([{ seat: 1, price: 7 }]);
  expect(engine.outcome(match)?.scores[1]).toEqual({ total: 24, parts: { money: 17, sets: 0, singles: 0, own: 7 } });
  expect(eventsOf(events, 'match-over')[0]?.outcome).toEqual(engine.outcome(match));
});

test('PI.W18: of two with the same total the one with two own cards left wins over the one with three', () => {
  const over = position({ seats: 3, phase: 'over', money: [10, 11, 0], hands: { 0: { food: 2, furs: 1 }, 1: { furs: 2 }, 2: {} } });
  const outcome = engine.outcome(over);
  expect(outcome?.scores.map(({ total }) => total)).toEqual([13, 13, 0]);
  expect(outcome).toMatchObject({ winners: [1], ranks: [2, 1, 3], decidedBy: 'fewer-own-goods' });
});
