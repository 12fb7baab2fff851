import { createEngine } from '@quayside/core';
import { ismctsBot } from '@quayside/core/bots';
import { gdansk } from '@quayside/gdansk';
import { gdanskGreedy, gdanskGuide } from '@quayside/gdansk/bots';
import { type Matchup, matchup } from './matchup.ts';

const engine = createEngine(gdansk);

/** A search in one seat against greedy captains in the others. */
function searchAgainstGreedy(seats: number, wanted: Pick<Matchup, 'iterations' | 'matches' | 'bar'>): Matchup {
  return matchup({
    ...wanted,
    name: `gdansk-${seats}`,
    engine,
    setup: { seats },
    challenger: (iterations) => ismctsBot(engine, { guide: gdanskGuide, budget: { iterations }, rolloutSteps: 0, exploration: 0.2 }),
    opponent: gdanskGreedy(),
    rounds: ({ state }) => state.table.round,
  });
}

/** Port Gdańsk: what a search makes of two seats, and of four, where a fair share is a quarter. */
export const GDANSK_MATCHUPS: readonly Matchup[] = [
  searchAgainstGreedy(2, { iterations: 100, matches: 100, bar: 0.6 }),
  searchAgainstGreedy(4, { iterations: 100, matches: 60, bar: 0.4 }),
];
