import type { Habits } from '../habits.ts';
import { daysToCome, type Situation } from '../situation.ts';
import type { Hope } from '../collection.ts';

/** From 1 in the first half of the fair down to 0 on its last day: how much can still come of anything. */
function prospect(situation: Pick<Situation, 'table' | 'content'>): number {
  return Math.min(1, (2 * daysToCome(situation)) / situation.content.days.value);
}

/** What cards outside sets are hoped to bring, today. */
export function hopeOf(situation: Pick<Situation, 'table' | 'content'>, { hopeOfSingle, hopeOfPair }: Habits): Hope {
  const share = prospect(situation);
  return { single: share * hopeOfSingle, pair: share * hopeOfPair };
}

/** What a drachma in the purse is worth, today. */
export function drachma(situation: Pick<Situation, 'table' | 'content'>, { thirst }: Habits): number {
  return 1 + prospect(situation) * thirst;
}
