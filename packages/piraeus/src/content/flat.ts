import { reconstructed } from './reconstructed.ts';
import type { PiraeusContent } from './schema.ts';

const cards: Readonly<Record<string, PiraeusContent['greeks']['cards']>> = {
  romans: { furs: 2, tableware: 2, food: 2, jewelry: 2, spices: 0, fabrics: 0 },
  barbarians: { furs: 2, tableware: 2, food: 2, jewelry: 0, spices: 0, fabrics: 2 },
  egyptians: { furs: 0, tableware: 2, food: 2, jewelry: 2, spices: 2, fabrics: 0 },
  indians: { furs: 0, tableware: 0, food: 2, jewelry: 2, spices: 2, fabrics: 2 },
  chinese: { furs: 2, tableware: 2, food: 0, jewelry: 0, spices: 2, fabrics: 2 },
  persians: { furs: 2, tableware: 0, food: 0, jewelry: 2, spices: 2, fabrics: 2 },
};

/** PI.Q2, a variant: the decks of the nations hold two cards each of the same four goods. All else is as in the default. */
export const flat: PiraeusContent = {
  ...reconstructed,
  id: 'flat-2222',
  nations: reconstructed.nations.map((nation) => ({ ...nation, cards: cards[nation.id] ?? nation.cards })),
};
