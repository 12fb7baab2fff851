import { int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { cardAt } from '../rules/market.ts';
import { affordablePlaces, canPay, land } from '../rules/tokens.ts';
import { PLACES } from '../vocabulary.ts';
import { cardOf } from './card-of.ts';

/** PI.E2: a buyer puts the token on a card of either row, occupied or not (PI.E4), that the buyer can pay (PI.E3). */
export const place = kit.action({
  type: 'place',
  rule: 'PI.E2',
  input: z.strictObject({ place: int(0, PLACES - 1) }),
  check({ table, seat }, { place }) {
    if (table.market[place] === null) return kit.reject('no-card', { place });
    return canPay(table, seat, place) ? undefined : kit.reject('cannot-pay', { place });
  },
  choices({ table, seat }, add) {
    for (const place of affordablePlaces(table, seat)) add({ place });
  },
  apply({ table }, { place }, { seat, emit }) {
    emit({ type: 'token-placed', seat, place, card: cardOf(cardAt(table, place)) });
    land(table, seat, place);
  },
});
