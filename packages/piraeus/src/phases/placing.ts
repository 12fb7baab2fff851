import { pass } from '../actions/pass.ts';
import { place } from '../actions/place.ts';
import { kit } from '../kit.ts';
import { placingSeats, tokenPlace } from '../rules/tokens.ts';

/**
 * PI.E1, PI.E2: the buyers place their tokens or keep them, in any order or one at a time (PI.Q24); also a buyer who can only pass is asked (PI.Q31).
 * Sellers have no part in it.
 */
export const placing = kit.phase({
  rule: 'PI.E1',
  awaiting: ({ table, options }) => placingSeats(table, options),
  actions: [place, pass],
  to: ['moving', 'settling'],
  next({ table, options }) {
    if (table.mover !== null) return 'moving';
    return placingSeats(table, options).length === 0 ? 'settling' : undefined;
  },
  refuse({ table }, seat, type) {
    // PI.Q22: what was put up stays up; buyers put up nothing.
    if (type === 'offer') return table.seats[seat]?.plan === 'seller' ? 'PI.Q22' : 'PI.D1';
    // PI.Q30: a pass is final for the round.
    if (table.seats[seat]?.passed) return 'PI.Q30';
    // PI.E5: a token that lies moves only by the right of the first.
    if (tokenPlace(table, seat) !== undefined) return 'PI.E5';
    return undefined;
  },
});
