import { at, bestPartition, type Immutable } from '@quayside/core/sdk';
import { type Derived, kindOf } from '../derived.ts';
import type { Card } from '../state.ts';
import { GOODS, ORIGINS } from '../vocabulary.ts';

/** Bought cards, split so that no other split is worth more. */
export interface BestSets {
  /** What sets and singles are worth together. */
  readonly total: number;
  /** All sets. */
  readonly sets: readonly {
    /** Three to six cards: of one good or one origin, the other different (PI.G1). */
    readonly cards: readonly Card[];
    /** Drachmas, by the number of cards (PI.G3). */
    readonly value: number;
  }[];
  /** The cards outside all sets (PI.G4). */
  readonly singles: readonly Card[];
}

/**
 * The most that bought cards are worth (PI.Q46): split into sets so that no other split is worth more, each card in at most one set (PI.Q45), those
 * outside sets as singles. Own cards never come in here: they cannot be bought (PI.G2, PI.Q49). Greek cards are foreign for everybody (PI.Q48). Values are in drachmas; the
 * tables are those of a match, in its context.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { bestSets, piraeus } from '@quayside/piraeus';
 *
 * const engine = createEngine(piraeus);
 * const { match } = engine.create({ seats: 3, seed: 'any' });
 * const furs = (['romans', 'greeks', 'chinese'] as const).map((origin) => ({ good: 'furs', origin }) as const);
 * const { total, singles } = bestSets([...furs, { good: 'food', origin: 'indians' }], engine.context(match).derived);
 * console.log(total, singles); // 33 [ { good: 'food', origin: 'indians' } ]
 * ```
 */
export function bestSets(cards: readonly Immutable<Card>[], derived: Derived): BestSets {
  const counts = Array.from({ length: GOODS.length * ORIGINS.length }, () => 0);
  for (const { good, origin } of cards) {
    const kind = kindOf(GOODS.indexOf(good), ORIGINS.indexOf(origin));
    counts[kind] = at(counts, kind) + 1;
  }
  const { total, sets, singles } = bestPartition(derived.sets, counts);
  return { total, sets: sets.map(({ kinds, value }) => ({ cards: kinds.map(cardOfKind), value })), singles: singles.map(cardOfKind) };
}

function cardOfKind(kind: number): Card {
  return { good: at(GOODS, Math.floor(kind / ORIGINS.length)), origin: at(ORIGINS, kind % ORIGINS.length) };
}
