import { cardAt } from '../../rules/market.ts';
import type { Habits } from '../habits.ts';
import type { Situation } from '../situation.ts';
import { profitAt } from './card.ts';

/** What a seat hopes to gain with its token at a place, where others may lie. */
export function gainAt(situation: Situation, place: number, habits: Habits): number {
  const { table, seat } = situation;
  const rivals = cardAt(table, place).tokens.filter((other) => other !== seat).length;
  const profit = profitAt(situation, seat, place, habits);
  return rivals === 0 ? profit : profit / (rivals + 1) - habits.rival * rivals;
}
