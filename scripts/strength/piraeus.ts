import { createEngine } from '@quayside/core';
import { ismctsBot, randomBot } from '@quayside/core/bots';
import { piraeus } from '@quayside/piraeus';
import { piraeusGreedy, piraeusGuide } from '@quayside/piraeus/bots';
import { type Matchup, matchup } from './matchup.ts';

const engine = createEngine(piraeus);

/** Playouts go through a whole day at least; a position is known by what the guide does there before the search trusts what it has learnt. */
const SEARCH = { guide: piraeusGuide, rolloutSteps: 12, exploration: 0.4, warmUp: 50 } as const;

/** Port of Piraeus: a search among three greedy merchants, where a fair share is a quarter, and a greedy one between two who do anything. */
export const PIRAEUS_MATCHUPS: readonly Matchup[] = [
  matchup({
    name: 'piraeus-4',
    iterations: 200,
    matches: 60,
    bar: 0.4,
    engine,
    setup: { seats: 4 },
    challenger: (iterations) => ismctsBot(engine, { ...SEARCH, budget: { iterations } }),
    opponent: piraeusGreedy(),
  }),
  matchup({
    name: 'piraeus-3-greedy',
    iterations: 1,
    matches: 1200,
    bar: 0.95,
    engine,
    setup: { seats: 3 },
    challenger: () => piraeusGreedy(),
    opponent: randomBot(),
  }),
];
