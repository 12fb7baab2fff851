/**
 * The rules of Port of Piraeus.
 *
 * @packageDocumentation
 */
export type { PiraeusAction } from './actions/all.ts';
export { facts } from './content/facts.ts';
export { flat } from './content/flat.ts';
export { reconstructed } from './content/reconstructed.ts';
export type { PiraeusContent } from './content/schema.ts';
export type { Derived } from './derived.ts';
export { piraeus } from './game.ts';
export type { PiraeusTypes } from './kit.ts';
export { type BestSets, bestSets } from './rules/sets.ts';
export type { Card, GoodCounts, MarketCard, Prices, SeatTable, Table } from './state.ts';
export {
  GOODS,
  type Good,
  GREEK_ROW,
  MOST_OFFERED,
  NATIONS,
  type Nation,
  ORIGINS,
  type Origin,
  PLACES,
  PLANS,
  type Plan,
} from './vocabulary.ts';
