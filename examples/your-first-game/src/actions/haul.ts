import { at, rerollDice, subset, totals } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { addCrates, goodsOn, noCrates } from '../rules.ts';
import { PLACES } from '../vocabulary.ts';

/** YG.7: throws any of today's dice again, once, and hauls whatever lies on the beach then. */
export const haul = kit.action({
  type: 'haul',
  rule: 'YG.7',
  // Derived from the number of dice: what stands in no input can never be sent, and no law misses it.
  input: z.strictObject({ again: subset(PLACES) }),
  apply({ table }, { again }, { seat, derived, random, emit }) {
    rerollDice(derived.die, table.dice, again, random, 'dice');
    const crates = totals(derived.die, table.dice);
    addCrates(crates, table.beach);
    addCrates(at(table.seats, seat).hauled, crates);
    const thrown = again.map((place) => at(table.dice, place));
    emit({ type: 'hauled', seat, again: goodsOn(derived.die, thrown), crates });
    table.dice = [];
    table.beach = noCrates();
    table.winner = null;
  },
});
