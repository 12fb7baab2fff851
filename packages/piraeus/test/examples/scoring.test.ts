import { type Card, GOODS, type Good, type Nation, type Origin } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { pass } from '../support/actions.ts';
import { engine } from '../support/engine.ts';
import { example } from '../support/example.ts';

const card = (good: Good, origin: Origin): Card => ({ good, origin });

/** The end of a match in which A has these cards, no money, and of its own cards those that are told. */
const over = (nations: readonly Nation[], bought: readonly Card[], own: Readonly<Record<string, number>> = {}) =>
  example({ seats: nations.length, nations, phase: 'over', money: [0], bought: { 0: bought }, hands: { 0: own } });

describe('sets', () => {
  const spices = [card('spices', 'persians'), card('spices', 'egyptians'), card('spices', 'greeks')];

  test('PI.W3: Spices of Persians, Egyptians and Greeks are worth 27, to a Persian 13', () => {
    over(['romans', 'persians', 'egyptians'], spices)
      .then((expect) => expect.total('A', { is: 27 }))
      .run();
    over(['persians', 'romans', 'egyptians'], spices.slice(1), { spices: 1 })
      .then((expect) => expect.total('A', { is: 13 }))
      .run();
  });

  test('PI.W4: Food, Tableware and Fabrics of the Barbarians are worth 27', () => {
    const goods = (['food', 'tableware', 'fabrics'] as const).map((good) => card(good, 'barbarians'));
    over(['romans', 'barbarians', 'egyptians'], goods)
      .then((expect) => expect.total('A', { is: 27 }))
      .run();
  });

  test('PI.W5: sets of three, four, five and six are worth 27, 40, 55 and 70', () => {
    const greeks = (size: number) => GOODS.slice(0, size).map((good) => card(good, 'greeks'));
    for (const [size, worth] of [[3, 27] as const, [4, 40] as const, [5, 55] as const, [6, 70] as const])
      over(['romans', 'indians', 'egyptians'], greeks(size))
        .then((expect) => expect.total('A', { is: worth }))
        .run();
  });

  test('PI.W8: one good from origins A, A, B, B, C, D is worth 54', () => {
    const origins = ['romans', 'romans', 'barbarians', 'barbarians', 'egyptians', 'indians'] as const;
    over(
      ['persians', 'romans', 'barbarians', 'egyptians', 'indians'],
      origins.map((origin) => card('food', origin)),
    )
      .then((expect) => expect.total('A', { is: 54 }))
      .run();
  });

  test('PI.W9: three Spices and two more Persian goods are worth 39, since a card is in one set only', () => {
    over(['romans', 'persians', 'egyptians'], [...spices, card('furs', 'persians'), card('jewelry', 'persians')])
      .then((expect) => expect.total('A', { is: 39 }))
      .run();
  });
});

test('PI.W17: what is unsold on the eighth evening is paid first, then all is counted', () => {
  const { match, events } = example({
    seats: 3,
    phase: 'placing',
    day: 8,
    round: 3,
    plans: 'bss',
    foreign: { 1: ['furs'] },
    prices: { furs: 7 },
  })
    .when('A')
    .does(pass)
    .then((expect, at) =>
      expect
        .event({ type: 'sold-to-locals', seat: at.B, price: 7 }, { type: 'match-over' })
        .total('B', { is: 24 })
        .parts('B', { is: { money: 17, sets: 0, singles: 0, own: 7 } }),
    )
    .run();
  expect(events.at(-1)?.event).toEqual({ type: 'match-over', outcome: engine.outcome(match) });
});

test('PI.W18: of two with the same total the one with two own cards left wins over the one with three', () => {
  example({ seats: 3, phase: 'over', money: [10, 11, 0], hands: { 0: { food: 2, furs: 1 }, 1: { furs: 2 }, 2: {} } })
    .then((expect, at) =>
      expect
        .total('A', { is: 13 })
        .total('B', { is: 13 })
        .total('C', { is: 0 })
        .outcome({ winners: [at.B], ranks: [2, 1, 3], decidedBy: 'fewer-own-goods' }),
    )
    .run();
});
