import { openRandom, type Random, seedRandom } from '@quayside/core';
import { type Card, flat, GOODS, NATIONS, type Origin, type PiraeusContent, reconstructed } from '@quayside/piraeus';

/** All cards that a seat of a nation could buy in the course of a match with six seats. */
export function buyable(own: number, content: PiraeusContent): Card[] {
  const decks = [...content.nations.filter((_, nation) => nation !== own), content.greeks];
  return decks.flatMap(({ id, cards }) =>
    GOODS.flatMap((good) => Array.from({ length: cards[good] }, (): Card => ({ good, origin: id satisfies Origin }))),
  );
}

/** Some cards that a seat could have bought, at most 24: three a day. */
export function legalHand(random: Random, size: number): Card[] {
  const cards = buyable(random.int('own', NATIONS.length), random.int('content', 2) === 0 ? reconstructed : flat);
  return random.shuffle('cards', cards).slice(0, size);
}

/** Chance for tests that must be the same each time. */
export const chance = (seed: string): Random => openRandom(seedRandom(seed, 'xoroshiro128plus'));
