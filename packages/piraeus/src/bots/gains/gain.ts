import type { PiraeusAction } from '../../actions/all.ts';
import { tokenPlace } from '../../rules/tokens.ts';
import type { Outlook } from '../outlook.ts';
import { gainOfBid } from './bid.ts';
import { gainOfOffer } from './offer.ts';
import { gainOfBuying, gainOfSelling } from './plan.ts';
import { gainAt } from './token.ts';

/** How many drachmas a seat hopes to gain by an action: a number to compare with those of its other actions. */
export function gainOf(outlook: Outlook, action: PiraeusAction): number {
  switch (action.type) {
    case 'plan':
      return action.as === 'buyer' ? gainOfBuying(outlook) : gainOfSelling(outlook);
    case 'offer':
      return gainOfOffer(outlook, action.goods);
    case 'place':
    case 'move':
      return gainAt(outlook, action.place);
    case 'pass':
      return outlook.habits.restraint;
    case 'stay':
      return gainAt(outlook, tokenPlace(outlook.table, outlook.seat) ?? -1);
    case 'bid':
      return gainOfBid(outlook, action.amount);
  }
}
