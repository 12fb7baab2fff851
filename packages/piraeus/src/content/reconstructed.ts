import type { PiraeusContent } from './schema.ts';

/**
 * PI.Q2: the default components. The rulebook gives the numbers and the sizes of the decks; which goods they hold is reconstructed so that every
 * example of the rulebook can be dealt: three, two, two and one card of four goods per nation, no two nations alike.
 */
export const reconstructed: PiraeusContent = {
  id: 'reconstructed-1',
  goods: [
    { id: 'furs', name: 'Furs', prov: 'rulebook' },
    { id: 'tableware', name: 'Tableware', prov: 'rulebook' },
    { id: 'food', name: 'Food', prov: 'rulebook' },
    { id: 'jewelry', name: 'Jewelry', prov: 'rulebook' },
    { id: 'spices', name: 'Spices', prov: 'rulebook' },
    { id: 'fabrics', name: 'Fabrics', prov: 'rulebook' },
  ],
  days: { value: 8, prov: 'rulebook' },
  price: { start: 5, min: 1, max: 9, prov: 'rulebook', note: 'start/limits in the rulebook' },
  startingMoney: { value: 10, prov: 'rulebook' },
  coins: { ones: 40, fives: 40, total: 240, treatAsUnlimited: { value: true, prov: 'reconstructed' } },
  greekRowSize: { value: 3, prov: 'rulebook' },
  maxCardsPerSeller: { value: 2, prov: 'rulebook' },
  dealRounds: { value: 3, prov: 'rulebook' },
  setTable: { 3: 27, 4: 40, 5: 55, 6: 70, prov: 'rulebook' },
  singleForeign: { value: 6, prov: 'rulebook' },
  ownUnsold: { value: 1, prov: 'rulebook' },
  greeks: {
    id: 'greeks',
    name: 'Greeks',
    cards: { furs: 3, tableware: 3, food: 3, jewelry: 3, spices: 3, fabrics: 3 },
    prov: { total: 'rulebook', cards: 'reconstructed', forcedByRulebook: { spices: 1, fabrics: 1, furs: 2 } },
  },
  nations: [
    {
      id: 'romans',
      name: 'Romans',
      color: { value: '#b03030', prov: 'reconstructed' },
      cards: { furs: 1, tableware: 2, food: 2, jewelry: 3, spices: 0, fabrics: 0 },
      prov: { total: 'rulebook', cards: 'reconstructed', forcedByRulebook: {} },
    },
    {
      id: 'barbarians',
      name: 'Barbarians',
      color: { value: '#6b4f2a', prov: 'reconstructed' },
      cards: { furs: 3, tableware: 1, food: 2, jewelry: 0, spices: 0, fabrics: 2 },
      prov: { total: 'rulebook', cards: 'reconstructed', forcedByRulebook: { food: 1, tableware: 1, fabrics: 1 } },
    },
    {
      id: 'egyptians',
      name: 'Egyptians',
      color: { value: '#d8a21c', prov: 'reconstructed' },
      cards: { furs: 0, tableware: 2, food: 3, jewelry: 1, spices: 2, fabrics: 0 },
      prov: { total: 'rulebook', cards: 'reconstructed', forcedByRulebook: { spices: 1 } },
    },
    {
      id: 'indians',
      name: 'Indians',
      color: { value: '#2f8f4e', prov: 'reconstructed' },
      cards: { furs: 0, tableware: 0, food: 1, jewelry: 2, spices: 3, fabrics: 2 },
      prov: { total: 'rulebook', cards: 'reconstructed', forcedByRulebook: {} },
    },
    {
      id: 'chinese',
      name: 'Chinese',
      color: { value: '#7a3fa0', prov: 'reconstructed' },
      cards: { furs: 2, tableware: 3, food: 0, jewelry: 0, spices: 2, fabrics: 1 },
      prov: { total: 'rulebook', cards: 'reconstructed', forcedByRulebook: {} },
    },
    {
      id: 'persians',
      name: 'Persians',
      color: { value: '#2f6fb5', prov: 'reconstructed' },
      cards: { furs: 2, tableware: 0, food: 0, jewelry: 2, spices: 1, fabrics: 3 },
      prov: { total: 'rulebook', cards: 'reconstructed', forcedByRulebook: { spices: 1 } },
    },
  ],
};
