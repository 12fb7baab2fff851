import { at, type Finished, type Rung, type Seat } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { sizeOf } from './rules/goods.ts';
import { bestSets } from './rules/sets.ts';

/** What a seat is worth at home, in drachmas: PI.G3 sets, PI.G4 single foreign cards, PI.G5 own cards left, PI.G6 and the money it has (PI.Q52). */
export function score({ state, content, derived }: Finished<PiraeusTypes>, seat: Seat): Record<string, number> {
  const { money, bought } = at(state.table.seats, seat);
  const { sets, singles } = bestSets(bought, derived);
  return {
    money,
    sets: sets.reduce((sum, { value }) => sum + value, 0),
    singles: singles.length * content.singleForeign.value,
    own: ownCardsLeft(state, seat) * content.ownUnsold.value,
  };
}

/** PI.G7, PI.Q50: the own cards that are still in hand. */
function ownCardsLeft({ hands }: Finished<PiraeusTypes>['state'], seat: Seat): number {
  return sizeOf(at(hands, seat).cards);
}

/** The places, first to last by the same rungs (PI.Q53); who is equal on all of them shares a place. */
export const ranking: readonly Rung<PiraeusTypes>[] = [
  { name: 'wealth', rule: 'PI.G6', value: (_, __, { total }) => total },
  { name: 'fewer-own-goods', rule: 'PI.G7', value: ({ state }, seat) => -ownCardsLeft(state, seat) },
  // PI.Q51: asked only where the ages are known; then no victory is shared.
  { name: 'youngest', rule: 'PI.G7', value: ({ options }, seat) => -(options.ages?.indexOf(seat) ?? 0) },
];
