import { at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { cardAt } from '../rules/market.ts';
import { canPay, land, leave, moveTargets, tokenPlace } from '../rules/tokens.ts';
import { PLACES } from '../vocabulary.ts';
import { cardOf } from './card-of.ts';

/** PI.E4, PI.Q28: the first token on a card where another has landed moves to a card that its owner can pay and that it has not left this round. */
export const move = kit.action({
  type: 'move',
  rule: 'PI.E4',
  input: z.strictObject({ place: int(0, PLACES - 1) }),
  check({ table, seat }, { place }) {
    if (table.market[place] === null) return kit.reject('no-card', { place });
    if (tokenPlace(table, seat) === place) return kit.reject('same-card', { place });
    if (at(table.seats, seat).left.includes(place)) return kit.reject('already-left', { place });
    return canPay(table, seat, place) ? undefined : kit.reject('cannot-pay', { place });
  },
  choices({ table, seat }, add) {
    for (const place of moveTargets(table, seat)) add({ place });
  },
  apply({ table }, { place }, { seat, emit }) {
    const from = leave(table, seat);
    emit({ type: 'token-moved', seat, from, place, card: cardOf(cardAt(table, place)) });
    // PI.Q26: where it lands on another token, that card's first token has the same right.
    land(table, seat, place);
  },
});
