import type { Card, MarketCard } from '../state.ts';

/** A card on the market without the tokens that lie on it, for events. */
export function cardOf({ good, origin }: MarketCard): Card {
  return { good, origin };
}
