import { createEngine } from '@quayside/core';
import { ismctsBot } from '@quayside/core/bots';
import { gdansk } from '@quayside/gdansk';
import { gdanskGreedy, gdanskGuide } from '@quayside/gdansk/bots';
import { type Matchup, matchup } from './matchup.ts';

const engine = createEngine(gdansk);

/** A playout finishes the turn. The guide plays well, so it is departed from only where that has done better. */
const SEARCH = { guide: gdanskGuide, rolloutSteps: 0, exploration: 0.2, trust: 0.5, warmUp: 50 } as const;

/** A search in one seat against greedy captains in the others. */
function searchAgainstGreedy(seats: number, wanted: Pick<Matchup, 'iterations' | 'matches' | 'bar'>): Matchup {
  return matchup({
    ...wanted,
    name: `gdansk-${seats}`,
    engine,
    setup: { seats },
    challenger: (iterations) => ismctsBot(engine, { ...SEARCH, budget: { iterations } }),
    opponent: gdanskGreedy(),
    rounds: ({ state }) => state.table.round,
  });
}

/** Port Gdańsk: what a search makes of two seats, and of four, where a fair share is a quarter. */
export const GDANSK_MATCHUPS: readonly Matchup[] = [
  searchAgainstGreedy(2, { iterations: 60, matches: 100, bar: 0.6 }),
  searchAgainstGreedy(4, { iterations: 60, matches: 100, bar: 0.4 }),
];
