import { at, rerollDice, subset, totals } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { addCrates, goodsOn, noCrates } from '../rules.ts';
import { GOODS, PLACES } from '../vocabulary.ts';

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
    const thrown = goodsOn(
      derived.die,
      again.map((place) => at(table.dice, place)),
    );
    // By good and not by die: the dice are taken up now, and an event may tell nobody more than the view that follows it.
    emit({ type: 'hauled', seat, again: GOODS.flatMap((good) => thrown.filter((one) => one === good)), crates });
    table.dice = [];
    table.beach = noCrates();
    table.winner = null;
  },
});
