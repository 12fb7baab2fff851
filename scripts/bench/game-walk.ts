import { type AnyAction, createEngine, type Engine, type Game, type GameTypes, type Match, type MatchSetup } from '@quayside/core';
import { createSimulator, type Simulator } from '@quayside/core/bots';
import { gdansk } from '@quayside/gdansk';
import { piraeus } from '@quayside/piraeus';
import { chooser } from './chooser.ts';

// What is measured does not depend on the types of the game.
type AnyEngine = Engine<GameTypes, AnyAction>;
type AnyMatch = Match<GameTypes, AnyAction>;
type AnySimulator = Simulator<GameTypes, AnyAction>;

/** The games, and how many random steps of a match are made before the next one begins: random Port Gdańsk does not end. */
const GAMES: Readonly<Record<string, { readonly game: unknown; readonly seats: number; readonly steps: number }>> = {
  piraeus: { game: piraeus, seats: 4, steps: 400 },
  gdansk: { game: gdansk, seats: 4, steps: 400 },
};

/** A game as the contestants play it: by the same random choices. */
export interface GameWalk {
  readonly engine: AnyEngine;
  readonly start: AnyMatch;
  readonly simulator: AnySimulator;
  /** Positions on the way of a random match, every fifth. */
  readonly positions: readonly AnyMatch[];
  /** Makes one step in place; begins again when the match is over, or long. */
  step(this: void): void;
}

/** Prepares the game that is named on the command line. */
export function openWalk(name = process.argv[2] ?? ''): GameWalk {
  const { game, seats, steps } = GAMES[name] ?? fail(name);
  const engine = createEngine(game as Game<GameTypes, AnyAction>);
  const setup: MatchSetup<GameTypes> = { seats, seed: 'bench', algorithm: 'xoroshiro128plus' };
  const start = engine.create(setup).match;
  const begin = createSimulator(engine, start);
  const simulator = begin.clone();
  const choose = chooser(5);
  const legal: number[] = [];
  let made = 0;

  function step(): void {
    const awaited = simulator.awaited();
    if (awaited.length === 0 || made === steps) {
      simulator.copyFrom(begin);
      made = 0;
      return;
    }
    const seat = awaited[awaited.length === 1 ? 0 : choose(awaited.length)] as number;
    simulator.legal(seat, legal);
    simulator.step(seat, legal[choose(legal.length)] as number);
    made += 1;
  }

  return { engine, start, simulator, positions: positionsOf(engine, start), step };
}

function positionsOf(engine: AnyEngine, start: AnyMatch): AnyMatch[] {
  const simulator = createSimulator(engine, start);
  const choose = chooser(5);
  const positions: AnyMatch[] = [];
  for (let made = 0; made < 200 && !simulator.isOver(); made += 1) {
    if (made % 5 === 0) positions.push(simulator.match());
    const seat = simulator.awaited()[choose(simulator.awaited().length)] as number;
    const legal = simulator.legal(seat);
    simulator.step(seat, legal[choose(legal.length)] as number);
  }
  return positions;
}

/** What the positions are, as a number that all contestants have to agree on. */
export function walkSum({ engine, positions }: GameWalk): number {
  return Number.parseInt(engine.hash(positions.at(-1) as AnyMatch).slice(0, 8), 16);
}

function fail(name: string): never {
  throw new Error(`there is no game ${name}`);
}
