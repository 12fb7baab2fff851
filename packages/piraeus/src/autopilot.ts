import type { RuleView } from '@quayside/core/sdk';
import type { PiraeusAction } from './actions/all.ts';
import type { PiraeusTypes } from './kit.ts';
import { cardAt, priceOf } from './rules/market.ts';
import { tokenPlace } from './rules/tokens.ts';

/** The least committal legal action: plan to buy and then buy nothing, offer nothing, stay put, bid no more than the price. */
export function autopilot(view: RuleView<PiraeusTypes>): PiraeusAction {
  switch (view.phase) {
    case 'planning':
      return { type: 'plan', as: 'buyer' };
    case 'offering':
      return { type: 'offer', goods: [] };
    case 'moving':
      return { type: 'stay' };
    case 'bidding':
      return { type: 'bid', amount: priceOf(view.table, cardAt(view.table, tokenPlace(view.table, view.seat) ?? -1)) };
    default:
      return { type: 'pass' };
  }
}
