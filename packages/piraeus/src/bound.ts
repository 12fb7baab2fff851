import type { Immutable, MatchOptions } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';

/**
 * The largest number of steps of a match. A token lands on each card at most once a round (PI.Q26) and each landing leads to at most one answer, so a
 * round takes no more than a decision per seat, an answer per seat and card, and the bids.
 */
export function bound({ seats }: MatchOptions<PiraeusTypes>, content: Immutable<PiraeusTypes['content']>): number {
  const cards = content.greekRowSize.value + content.maxCardsPerSeller.value * (seats - 1);
  const round = seats + seats * cards + 1;
  return content.days.value * (2 + content.dealRounds.value * round);
}
