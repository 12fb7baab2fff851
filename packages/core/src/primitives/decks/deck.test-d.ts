import { expectTypeOf, it } from 'vitest';
import type { Random } from '../../random/random.ts';
import { type DealtUnseen, dealUnseen } from './deal-unseen.ts';
import { draw } from './deck.ts';
import { putUnder } from './put-under.ts';

interface Card {
  good: 'salt' | 'wool';
}

it('takes the type of the card from the deck', () => {
  const deck: Card[] = [];
  expectTypeOf(draw(deck, 1)).toEqualTypeOf<Card[]>();
  putUnder(deck, [], [{ good: 'salt' }]);
  // @ts-expect-error another card
  putUnder(deck, [], [{ good: 'tea' }]);
  // @ts-expect-error cards of another deck are not this one's bottom
  draw(deck, 1, ['salt']);
});

it('keeps the type of the card in a guessed deck', () => {
  const deal = (random: Random) => dealUnseen(1, [], [{ good: 'salt' } as Card] as readonly Card[], random, 'deck');
  expectTypeOf(deal).returns.toEqualTypeOf<DealtUnseen<Card>>();
});
