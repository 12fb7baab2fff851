import { bestPartition, type Immutable, type Partition } from '@quayside/core/sdk';
import { type Derived, kindOf } from '../derived.ts';
import type { Card } from '../state.ts';
import { GOODS, ORIGINS } from '../vocabulary.ts';

/**
 * The most that bought cards are worth (PI.Q46): split into sets so that no other split is worth more, each card in at most one set (PI.Q45), those
 * outside sets as singles. Own cards never come in here: they cannot be bought (PI.G2, PI.Q49). Greek cards are foreign for everybody (PI.Q48).
 */
export function bestSets(cards: readonly Immutable<Card>[], { sets }: Derived): Partition {
  const counts = Array.from({ length: GOODS.length * ORIGINS.length }, () => 0);
  for (const { good, origin } of cards) {
    const kind = kindOf(GOODS.indexOf(good), ORIGINS.indexOf(origin));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return bestPartition(sets, counts);
}
