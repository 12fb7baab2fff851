import { reconstructed } from '@quayside/piraeus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
// Not of the author's door: the count is for tests.
import { countedPartition } from '../../../core/src/primitives/partition/best-partition.ts';
import { derive, kindOf } from '../../src/derived.ts';
import { bestSets } from '../../src/rules/sets.ts';
import type { Card } from '../../src/state.ts';
import { GOODS, ORIGINS } from '../../src/vocabulary.ts';
import { bruteForce, greedy, setValue } from '../support/brute-force.ts';
import { chance, legalHand } from '../support/hands.ts';

const derived = derive(undefined, reconstructed);
const seeds = fc.integer().map((seed) => chance(`hand ${seed}`));

/** Cards of few goods and origins, so that sets compete. */
const dense = fc.array(fc.record({ good: fc.constantFrom(...GOODS.slice(0, 4)), origin: fc.constantFrom(...ORIGINS.slice(3)) }), {
  maxLength: 10,
});

describe('the best split of a hand', () => {
  test('PI.Q46: is what trying every split finds, for dense hands', () => {
    fc.assert(
      fc.property(dense, (cards) => bestSets(cards, derived).total === bruteForce(cards)),
      { numRuns: 400 },
    );
  });

  test('PI.Q46: and for hands as they are bought', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 11 }), (random, size) => {
        const cards = legalHand(random, size);
        expect(bestSets(cards, derived).total).toBe(bruteForce(cards));
      }),
      { numRuns: 150 },
    );
  });

  test('PI.Q46: is never worth less than the largest sets first, up to the 24 cards of a whole match', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 6, max: 24 }), (random, size) => {
        const cards = legalHand(random, size);
        expect(bestSets(cards, derived).total).toBeGreaterThanOrEqual(greedy(cards));
      }),
      { numRuns: 200 },
    );
  });

  test('PI.G1 PI.Q45: is made of sets of the hand, and every card is in one or alone', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 24 }), (random, size) => {
        const cards = legalHand(random, size);
        const { total, sets, singles } = bestSets(cards, derived);
        for (const set of sets) expect(setValue(set.cards)).toBe(set.value);
        expect([...sets.flatMap((set) => set.cards), ...singles].map(kindOfCard).sort()).toEqual(cards.map(kindOfCard).sort());
        expect(sets.reduce((sum, { value }) => sum + value, 0) + 6 * singles.length).toBe(total);
      }),
    );
  });

  test('does not search far: some hundred states for 24 cards', () => {
    const visited = Array.from({ length: 300 }, (_, seed) => {
      const counts = Array.from({ length: GOODS.length * ORIGINS.length }, () => 0);
      for (const card of legalHand(chance(`far ${seed}`), 24)) counts[kindOfCard(card)] = (counts[kindOfCard(card)] ?? 0) + 1;
      return countedPartition(derived.sets, counts).visited;
    });
    expect(Math.max(...visited)).toBeLessThan(1_000);
  });
});

function kindOfCard({ good, origin }: Card): number {
  return kindOf(GOODS.indexOf(good), ORIGINS.indexOf(origin));
}
