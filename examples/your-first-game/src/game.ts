import type { Game, RuleView } from '@quayside/core/sdk';
import { actions, type YourFirstGameAction } from './actions/all.ts';
import { standard } from './content.ts';
import { describe } from './describe.ts';
import { kit, type YourFirstGameTypes } from './kit.ts';
import { bidding, dawn, dusk, hauling } from './phases.ts';
import { countCrates } from './rules.ts';
import { ends, ranking, score } from './scoring.ts';
import { determinize, shown } from './secrets.ts';
import { setup } from './setup.ts';
import { DICE } from './vocabulary.ts';
import { words } from './words.ts';

/** Your First Game: the table of contents of its rulebook. */
export const yourFirstGame: Game<YourFirstGameTypes, YourFirstGameAction> = kit.game({
  // YG.1: two to four crews.
  meta: { id: 'your-first-game', name: 'Your First Game', rules: '0.1.0', seats: { min: 2, max: 4 }, engine: '^1.0.0' },
  contents: [standard],
  defaultOptions: { days: 6 },
  actions,
  phases: { dawn, bidding, hauling, dusk },
  first: 'dawn',
  setup,
  shown,
  ends,
  score,
  ranking,
  determinize,
  autopilot,
  invariants: [
    // Three crates have washed ashore on each day that is over, and they are somewhere.
    {
      name: 'crates',
      holds: ({ state: { table } }) =>
        table.seats.reduce((sum, { hauled }) => sum + countCrates(hauled), countCrates(table.beach)) === DICE * (table.day - 1),
    },
  ],
  // One step for the bids of a day, one for the haul.
  bound: ({ days }) => 2 * days,
  words,
  describe,
});

/** The least that a seat can do: bid nothing, take what lies there. */
function autopilot({ phase }: RuleView<YourFirstGameTypes>): YourFirstGameAction {
  return phase === 'bidding' ? { type: 'bid', ropes: 0 } : { type: 'haul', again: [] };
}
