import { at } from '@quayside/core/sdk';
import { bid, dare, dive, keep, peek, rest, stow, wade } from './actions.ts';
import { kit } from './kit.ts';

/** TOY.2: any order, several awaited. */
export const keeping = kit.phase({
  rule: 'TOY.2',
  setup: true,
  awaiting: ({ table }) => [...table.seats.keys()].filter((seat) => !at(table.seats, seat).kept),
  actions: [keep],
  to: ['dawn'],
});

/** TOY.3: nobody is awaited. */
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

/** TOY.4: in turn; the phase names itself for the next turn. */
export const diving = kit.phase({
  rule: 'TOY.4',
  awaiting: ({ table }) => [table.current],
  actions: [peek, stow, dare, dive, wade, rest],
  to: ['diving', 'bidding'],
  closes: 'turn',
  enter({ table }, { options }) {
    table.current = (table.first + table.turns) % options.seats;
    table.turn = { peeked: false, dared: false, over: false };
  },
  next({ table, options }) {
    if (!table.turn.over) return undefined;
    return table.turns < options.seats ? 'diving' : 'bidding';
  },
  refuse: (_, __, type) => (type === 'keep' ? 'TOY.2' : undefined),
});

/** TOY.11: all at once. */
export const bidding = kit.simultaneous({
  rule: 'TOY.11',
  awaiting: ({ table }) => [...table.seats.keys()],
  actions: [bid],
  to: ['dawn'],
  closes: 'round',
  reveal({ table }, commits, { emit }) {
    const bids = commits.map(({ seat, action }) => ({ seat, coins: action.coins }));
    const highest = Math.max(...bids.map(({ coins }) => coins));
    for (const { seat, coins } of bids) at(table.seats, seat).bid = coins;
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
