import { GDANSK_MATCHUPS } from './gdansk.ts';
import type { Matchup } from './matchup.ts';
import { PIRAEUS_MATCHUPS } from './piraeus.ts';

/** All matchups, game by game. */
export const MATCHUPS: readonly Matchup[] = [...GDANSK_MATCHUPS, ...PIRAEUS_MATCHUPS];
