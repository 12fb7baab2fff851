import type { PiraeusTypes } from './kit.ts';

/** Nothing hidden is ever shown: bought cards, money and bids lie open (PI.Q5, PI.Q6), hands are private (PI.Q4), the Greek deck is face down. */
export function shown(): PiraeusTypes['shown'] {
  return {};
}
