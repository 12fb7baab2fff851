import { expect, test } from 'vitest';
import { reconstructed } from './content/reconstructed.ts';
import type { PiraeusContent } from './content/schema.ts';
import { derive } from './derived.ts';
import { score } from './scoring.ts';
import type { Card } from './state.ts';

const bought: readonly Card[] = (['furs', 'food', 'spices', 'furs'] as const).map((good) => ({ good, origin: 'greeks' }));

/** The parts of a seat with three different Greek goods and one of them once more, two own cards and seven drachmas. */
function parts(change: Partial<PiraeusContent>) {
  const content = { ...reconstructed, ...change };
  const state = { table: { seats: [{ money: 7, bought }] }, hands: [{ cards: { ...reconstructed.greeks.cards, ...only({ food: 2 }) } }] };
  return score({ state, content, derived: derive(undefined, content), options: {} } as never, 0);
}

const only = (some: object) => ({ furs: 0, tableware: 0, food: 0, jewelry: 0, spices: 0, fabrics: 0, ...some });

test('PI.G3 PI.G4 PI.G5 PI.G6: sets, single foreign cards, own cards and money', () => {
  expect(parts({})).toEqual({ money: 7, sets: 27, singles: 6, own: 2 });
});

test('PI.G3 PI.G4 PI.G5: each as the content has it', () => {
  expect(parts({ setTable: { ...reconstructed.setTable, 3: 30 } })).toMatchObject({ sets: 30 });
  expect(parts({ singleForeign: { value: 4, prov: 'host' } })).toMatchObject({ sets: 27, singles: 4 });
  expect(parts({ ownUnsold: { value: 3, prov: 'host' } })).toMatchObject({ own: 6 });
});

test('PI.Q46: where single cards are worth more than sets there are no sets', () => {
  expect(parts({ singleForeign: { value: 10, prov: 'host' } })).toMatchObject({ sets: 0, singles: 40 });
});
