import { at } from '@quayside/core/sdk';
import { type Good, GOODS } from '../../vocabulary.ts';
import type { Habits } from '../habits.ts';
import { daysToCome, type Situation } from '../situation.ts';
import { drachma } from './purse.ts';

/** What putting up goods is hoped to gain: their prices once all offers have pressed them, less what the cards are worth when kept. */
export function gainOfOffer(situation: Situation, goods: readonly Good[], habits: Habits): number {
  return goods.reduce((sum, good) => {
    const alike = goods.filter((other) => other === good).length;
    return sum + incomeOf(situation, good, alike, habits) - worthKept(situation, habits);
  }, 0);
}

/** What the best offer is hoped to gain. */
export function gainOfBestOffer(situation: Situation, habits: Habits): number {
  const [first = 0, second = 0] = GOODS.flatMap((good) => {
    const count = situation.hand.cards[good];
    const one = Math.max(0, gainOfOffer(situation, [good], habits));
    if (count === 0) return [];
    return count === 1 ? [one] : [one, Math.max(0, gainOfOffer(situation, [good, good], habits) - one)];
  }).sort((a, b) => b - a);
  return first + second;
}

/** An own card still has days on which it could be sold; when there are more cards than that, the last ones are worth next to nothing. */
function worthKept(situation: Situation, { keep, pace }: Habits): number {
  const { table, seat, content } = situation;
  const spare = at(table.seats, seat).handSize - pace * daysToCome(situation);
  return spare > 0 ? content.ownUnsold.value : keep;
}

function incomeOf(situation: Situation, good: Good, alike: number, habits: Habits): number {
  const { table, content } = situation;
  const pressed = table.prices[good] - alike - habits.press * othersOffering(situation, good);
  return Math.max(content.price.min, pressed) * drachma(situation, habits);
}

/** How many cards of a good the other sellers of today may put up: the more of it they hold, the likelier. */
function othersOffering({ table, seat, derived }: Situation, good: Good): number {
  return table.seats.reduce((sum, { plan, nation, putUp, handSize }, other) => {
    if (other === seat || plan !== 'seller' || handSize === 0) return sum;
    return sum + (2 * (at(derived.decks, nation)[good] - putUp[good])) / handSize;
  }, 0);
}
