import type { Bound, Immutable, MatchOptions } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';

/**
 * GD.R67: only a cap on rounds bounds a match. A turn takes at most three rolls, a step for each symbol on the dice, as many bonuses put aside as there are orders, three
 * additional actions, and its end.
 */
export function bound({ seats, roundCap }: MatchOptions<GdanskTypes>, { dice, orderTokens }: Immutable<GdanskTypes['content']>): Bound {
  if (roundCap === null) return { option: 'roundCap' };
  const symbols = dice.count * Math.max(1, ...dice.faces.map(({ count }) => count));
  const turn = 3 + symbols + orderTokens.length + 3 + 1;
  return seats + roundCap * seats * turn;
}
