import { at, type Seat } from '@quayside/core/sdk';
import { cardAt, priceOf } from '../../rules/market.ts';
import { kindsOf, roughGain } from '../collection.ts';
import type { Habits } from '../habits.ts';
import type { Situation } from '../situation.ts';
import { drachma, hopeOf } from './purse.ts';

/** What the card at a place is worth to a seat, in drachmas of today. */
export function worthAt(situation: Situation, seat: Seat, place: number, habits: Habits): number {
  const { table, content } = situation;
  const bought = kindsOf(at(table.seats, seat).bought);
  return roughGain(bought, cardAt(table, place), content, hopeOf(situation, habits)) / drachma(situation, habits);
}

/** What a seat gains by buying the card at a place for its marked price. */
export function profitAt(situation: Situation, seat: Seat, place: number, habits: Habits): number {
  return worthAt(situation, seat, place, habits) - priceOf(situation.table, cardAt(situation.table, place));
}
