import { at, rollPool, totals } from '@quayside/core/sdk';
import { bid } from './actions/bid.ts';
import { haul } from './actions/haul.ts';
import { kit } from './kit.ts';
import { addCrates, goodsOn, winnerOf } from './rules.ts';
import { DICE } from './vocabulary.ts';

/** YG.3: dice are thrown for what washes ashore. Nobody acts: the phase is left at once. */
export const dawn = kit.automatic({
  rule: 'YG.3',
  to: ['bidding'],
  enter({ table }, { derived, random, emit }) {
    table.dice = rollPool(derived.die, DICE, random, 'dice');
    emit({ type: 'day-began', day: table.day, washed: goodsOn(derived.die, table.dice) });
  },
});

/** YG.4: all crews bid in secret. When the last bid is in, all are revealed: YG.5, YG.6. */
export const bidding = kit.simultaneous({
  rule: 'YG.4',
  awaiting: ({ table }) => [...table.seats.keys()],
  actions: [bid],
  to: ['hauling', 'dusk'],
  next: ({ table }) => (table.winner === null ? 'dusk' : 'hauling'),
  reveal({ table }, commits, { emit }) {
    table.bids = commits.map(({ action }) => action.ropes);
    table.winner = winnerOf(table.bids);
    // YG.5: the winner pays. YG.6: who has bid nothing splices a rope.
    if (table.winner !== null) at(table.seats, table.winner).ropes -= at(table.bids, table.winner);
    for (const { seat, action } of commits) if (action.ropes === 0) at(table.seats, seat).ropes += 1;
    emit({ type: 'bids-revealed', bids: table.bids, winner: table.winner });
  },
});

/** YG.7: the winner acts alone. Left as soon as nobody is awaited any more. */
export const hauling = kit.phase({
  rule: 'YG.7',
  awaiting: ({ table }) => (table.winner === null ? [] : [table.winner]),
  actions: [haul],
  to: ['dusk'],
});

/** YG.8: what nobody has hauled stays on the beach. The end of the match is asked for here: see `ends`. */
export const dusk = kit.automatic({
  rule: 'YG.8',
  to: ['dawn'],
  enter({ table }, { derived }) {
    addCrates(table.beach, totals(derived.die, table.dice));
    table.dice = [];
    table.day += 1;
  },
});
