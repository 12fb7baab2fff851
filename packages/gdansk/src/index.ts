/**
 * The rules of Port Gdańsk.
 *
 * @packageDocumentation
 */
export type { GdanskAction } from './actions/all.ts';
export { facts } from './content/facts.ts';
export { reconstructed } from './content/reconstructed.ts';
export type { GdanskContent } from './content/schema.ts';
export type { Derived } from './derived.ts';
export { gdansk } from './game.ts';
export type { GdanskTypes } from './kit.ts';
export { bonusesOf, type Payment, paymentFor } from './rules/orders.ts';
export { type BestSets, bestSets } from './rules/sets.ts';
export type { GoodCounts, Quay, SeatTable, SizeCounts, Table, Turn } from './state.ts';
export {
  CENTRAL_PORT,
  COLORS,
  type Color,
  type DiceAction,
  type DieSymbol,
  GOODS,
  type Good,
  QUAYS,
  SIZES,
  type Size,
  SYMBOLS,
} from './vocabulary.ts';
