import type { AnyAction, GameTypes, MatchSetup } from '@quayside/core';
import type { Policy } from '../walk/choose.ts';
import type { Law } from './law.ts';
import type { Deducible } from './leaves.ts';
import type { Symmetry } from './symmetry.ts';

/** One way in which matches are set up, and how their seats choose. */
export interface ConformanceSetup<G extends GameTypes, A extends AnyAction> extends Omit<MatchSetup<G>, 'seed'> {
  /** At random and steered in turn unless told: a driver, for what random play never comes to. */
  readonly pick?: Policy<G, A>;
}

/** What a game is tried with, and what it declares about itself; nothing is needed. */
export interface ConformanceOptions<G extends GameTypes, A extends AnyAction> {
  /** Every number of seats that the game has, with default options, unless told. Matches take them in turn. */
  readonly setups?: readonly ConformanceSetup<G, A>[];
  /** So many matches are walked under every law; two of each setup unless told. */
  readonly matches?: number;
  /** Each of those stops after so many actions; they come to their end unless told. */
  readonly maxSteps?: number;
  /** At most so many matches more are played in place, for as long as something has not been come to; 300 unless told. */
  readonly scouts?: number;
  /** Any text, which seeds everything: the same seed tries the same matches, and so it does when it is left out. */
  readonly seed?: string;
  /** All laws unless told. */
  readonly laws?: readonly Law[];
  /** The secrets that every viewer can work out, by path, with the reason: `{ 'hands.*.cards.*': 'decks are public' }`. */
  readonly deducible?: Deducible;
  /** What no match of these setups comes to, with the reason: `{ 'ends.storm': 'needs the option' }`. See `Coverage` for the names. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Declares the seats alike, by saying how a position reads with its seats renamed. */
  readonly symmetric?: Symmetry<G, A>;
}
