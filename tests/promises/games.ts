import { type AnyAction, createEngine, type Engine, type GameTypes, type MatchSetup } from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { piraeus } from '@quayside/piraeus';
import type { Policy } from '@quayside/testkit';
import { connectFour } from '@quayside-examples/connect-four';
import { type Style, working } from '../../packages/gdansk/test/support/drivers.ts';
import { toy } from '../toy/game.ts';

/** A game on which the promises are tried, and in which ways it is set up. */
export interface Candidate {
  readonly name: string;
  // The laws treat all games alike, so here the types of a game are of no use.
  readonly engine: Engine<GameTypes, AnyAction>;
  /** The setup of each number; tests count up from 0. */
  setup(number: number): MatchSetup<GameTypes>;
  /** How the seats of each number choose; at random unless told. */
  pick?(number: number): Policy<GameTypes, AnyAction>;
  /** So many matches are walked with every law at every step. */
  readonly walks: number;
  /** So many matches are walked in place alone. */
  readonly fastWalks: number;
  /** In so many matches everything that can be taken back is; none where every action ends a turn. */
  readonly undone: number;
  /** In so many matches seats leave. */
  readonly left: number;
}

function candidate(name: string, engine: unknown, rest: Omit<Candidate, 'name' | 'engine'>): Candidate {
  return { name, engine: engine as Candidate['engine'], ...rest };
}

/** With two seats everything now and then; with three plain work, or for markers; with four each its own sector. */
const EVERYTHING: Style = { hr: true, port: true, cubes: true, whims: 2 };
const GDANSK_STYLES: readonly Style[] = [EVERYTHING, {}, { sector: true }, EVERYTHING, { hr: true }, { sector: true }];

/** Every game of the repository that has to keep the promises. */
export const CANDIDATES: readonly Candidate[] = [
  candidate('connect-four', createEngine(connectFour), {
    setup: (number) => ({ seats: 2, seed: `match ${number}` }),
    walks: 20,
    fastWalks: 300,
    undone: 0,
    left: 200,
  }),
  candidate('wreckers', createEngine(toy), {
    setup: (number) => ({
      seats: 2 + (number % 3),
      seed: `match ${number}`,
      options: { rounds: 1 + (number % 3), storm: number % 2 === 0 } as object,
      content: number % 5 === 0 ? 'small' : 'standard',
    }),
    walks: 20,
    fastWalks: 1000,
    undone: 20,
    left: 200,
  }),
  // The package itself walks many more matches, with all laws but the twins and the words.
  candidate('piraeus', createEngine(piraeus), {
    setup: (number) => ({ seats: 3 + (number % 4), seed: `match ${number}` }),
    walks: 4,
    fastWalks: 50,
    undone: 4,
    left: 200,
  }),
  // Random play hardly executes an order, so drivers play: the first match does all that can be done, later ones come to each of the ends. The package
  // itself walks more.
  candidate('gdansk', createEngine(gdansk), {
    setup: (number) => ({
      seats: 2 + (number % 3),
      seed: number === 0 ? 'match 12' : `match ${number}`,
      options: { roundCap: number === 0 ? 22 : number % 4 < 2 ? 3 : 40 } as object,
    }),
    pick: (number) => working(GDANSK_STYLES[number % GDANSK_STYLES.length]) as unknown as Policy<GameTypes, AnyAction>,
    walks: 2,
    fastWalks: 24,
    undone: 2,
    left: 200,
  }),
];
