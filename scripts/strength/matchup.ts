import type { AnyAction, Engine, GameTypes, Match, MatchSetup } from '@quayside/core';
import { type Bot, playMatch } from '@quayside/core/bots';

/** How one match of a matchup came out. */
export interface Score {
  /** What the challenger has of the victory: 1, a part of it if it is shared, or 0. */
  readonly won: number;
  /** How long the match was, where the game counts that. */
  readonly rounds?: number;
}

/** One seat against others, over many matches. */
export interface Matchup {
  readonly name: string;
  /** What the challenger's bot thinks, by iterations of each choice. */
  readonly iterations: number;
  readonly matches: number;
  /** The share of victories that must be cleared. */
  readonly bar: number;
  /** Plays the match of a number. */
  play(number: number, iterations: number): Score;
}

/** What a matchup is made from. */
export interface MatchupParts<G extends GameTypes, A extends AnyAction> extends Omit<Matchup, 'play'> {
  readonly engine: Engine<G, A>;
  readonly setup: Omit<MatchSetup<G>, 'seed'>;
  challenger(iterations: number): Bot<G, A>;
  /** Who sits in every other seat. */
  readonly opponent: Bot<G, A>;
  rounds?(match: Match<G, A>): number;
}

/** Seeds are paired and seats rotate: the challenger plays each seed once from every seat. */
export function matchup<G extends GameTypes, A extends AnyAction>(parts: MatchupParts<G, A>): Matchup {
  const { name, iterations, matches, bar, engine, setup, challenger, opponent, rounds } = parts;
  return {
    name,
    iterations,
    matches,
    bar,
    play(number, budget) {
      const seat = number % setup.seats;
      const seed = `${name} ${Math.floor(number / setup.seats)}`;
      const bots = Array.from({ length: setup.seats }, (_, other) => (other === seat ? challenger(budget) : opponent));
      const { match, outcome } = playMatch(engine, { ...setup, seed }, bots);
      const won = outcome?.ranks[seat] === 1 ? 1 / outcome.winners.length : 0;
      return rounds === undefined ? { won } : { won, rounds: rounds(match) };
    },
  };
}
