import { at } from '@quayside/core/sdk';
import { GOODS, type Good } from '../../vocabulary.ts';
import type { Outlook } from '../outlook.ts';

/** What putting up goods is hoped to gain: their prices once all offers have pressed them, less what the cards would be worth at home (PI.G5). */
export function gainOfOffer(outlook: Outlook, goods: readonly Good[]): number {
  let gain = 0;
  for (const good of goods) gain += incomeOf(outlook, good, goods[0] === goods[1] ? 2 : 1) - outlook.content.ownUnsold.value;
  return gain;
}

/** What the best offer is hoped to gain. */
export function gainOfBestOffer(outlook: Outlook): number {
  const [first = 0, second = 0] = GOODS.flatMap((good) => {
    const count = outlook.hand.cards[good];
    if (count === 0) return [];
    const one = Math.max(0, gainOfOffer(outlook, [good]));
    return count === 1 ? [one] : [one, Math.max(0, gainOfOffer(outlook, [good, good]) - one)];
  }).sort((a, b) => b - a);
  return first + second;
}

function incomeOf(outlook: Outlook, good: Good, alike: number): number {
  const { table, content, habits, drachma } = outlook;
  const pressed = table.prices[good] - alike - habits.press * othersOffering(outlook, good);
  return Math.max(content.price.min, pressed) * drachma;
}

/** How many cards of a good the other sellers of today may put up: the more of it they hold, the likelier. */
function othersOffering({ table, seat, derived }: Outlook, good: Good): number {
  return table.seats.reduce((sum, { plan, nation, putUp, handSize }, other) => {
    if (other === seat || plan !== 'seller' || handSize === 0) return sum;
    return sum + (2 * (at(derived.decks, nation)[good] - putUp[good])) / handSize;
  }, 0);
}
