import { at } from '@quayside/core/sdk';
import { bid, dare, dive, keep, moor, peek, rest, stow, wade } from './actions.ts';
import { kit } from './kit.ts';

/** TOY.2 */
export const keeping = kit.phase({
  rule: 'TOY.2',
  setup: true,
  awaiting: ({ table }) => [...table.seats.keys()].filter((seat) => !at(table.seats, seat).kept),
  actions: [keep],
  to: ['dawn'],
});

/** TOY.3 */
export const dawn = kit.automatic({
  rule: 'TOY.3',
  to: ['diving'],
  enter({ table }, { options, random, emit }) {
    if (table.round > 0) table.first = (table.first + 1) % options.seats;
    table.round += 1;
    table.turns = 0;
    table.tide = random.int('dice', 6) + 1;
    emit({ type: 'tide', tide: table.tide });
  },
});

/** TOY.4 */
export const diving = kit.phase({
  rule: 'TOY.4',
  awaiting: ({ table }) => [table.current],
  actions: [peek, stow, dare, dive, wade, rest],
  to: ['mooring'],
  enter({ table }, { options }) {
    table.current = (table.first + table.turns) % options.seats;
    table.turn = { peeked: false, dared: false, over: false, moored: false };
  },
  next: ({ table }) => (table.turn.over ? 'mooring' : undefined),
});

/** TOY.14: what version 1 does not have. */
export const mooring = kit.phase({
  rule: 'TOY.14',
  awaiting: ({ table }) => [table.current],
  actions: [moor],
  to: ['diving', 'bidding'],
  closes: 'turn',
  next({ table, options }) {
    if (!table.turn.moored) return undefined;
    return table.turns < options.seats ? 'diving' : 'bidding';
  },
});

/** TOY.11 */
export const bidding = kit.simultaneous({
  rule: 'TOY.11',
  awaiting: ({ table }) => [...table.seats.keys()],
  actions: [bid],
  to: ['dawn'],
  closes: 'round',
  reveal({ table }, commits, { emit }) {
    const bids = commits.map(({ seat, action }) => ({ seat, coins: action.coins }));
    const highest = Math.max(...bids.map(({ coins }) => coins));
    for (const { seat, coins } of bids) table.bids[seat] = coins;
    const leaders = bids.filter(({ coins }) => coins === highest);
    const winner = leaders.length === 1 ? at(leaders, 0).seat : null;
    if (winner !== null) {
      const place = at(table.seats, winner);
      place.coins -= highest;
      place.tides += table.tide;
    }
    emit({ type: 'bids', bids, winner });
  },
});
