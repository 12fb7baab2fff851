import type { PiraeusAction } from '../../actions/all.ts';
import { tokenPlace } from '../../rules/tokens.ts';
import type { Habits } from '../habits.ts';
import type { Situation } from '../situation.ts';
import { gainOfBid } from './bid.ts';
import { gainOfOffer } from './offer.ts';
import { gainOfBuying, gainOfSelling } from './plan.ts';
import { gainAt } from './token.ts';

/** How many drachmas a seat hopes to gain by an action, compared with its others. */
export function gainOf(situation: Situation, action: PiraeusAction, habits: Habits): number {
  switch (action.type) {
    case 'plan':
      return action.as === 'buyer' ? gainOfBuying(situation, habits) : gainOfSelling(situation, habits);
    case 'offer':
      return gainOfOffer(situation, action.goods, habits);
    case 'place':
    case 'move':
      return gainAt(situation, action.place, habits);
    case 'pass':
      return habits.restraint;
    case 'stay':
      return gainAt(situation, tokenPlace(situation.table, situation.seat) ?? -1, habits);
    case 'bid':
      return gainOfBid(situation, action.amount, habits);
  }
}
