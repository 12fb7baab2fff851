import {
  type AnyAction,
  type Created,
  type Engine,
  Fault,
  type GameTypes,
  type MatchSetup,
  openRandom,
  type Random,
  scriptedRandom,
  seedRandom,
} from '@quayside/core';
import { streamOf } from '../scenario/draws.ts';

/** One draw: below how many, and what it gave. */
interface Draw {
  readonly below: number;
  readonly result: number;
}

/** By stream, draws in their order. */
type Draws = Readonly<Record<string, readonly Draw[]>>;

/** So many draws of a creation are made otherwise, one at a time. */
const MOST = 40;

/** A match as it is created, beside the same with one draw of its creation made otherwise; many times over, each time another one. */
export function* redrawn<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
): Generator<readonly [Created<G, A>, Created<G, A>]> {
  const random = openRandom(seedRandom(`redrawn ${setup.seed}`, 'xoroshiro128plus'));
  const { created, draws } = createDrawing(engine, setup, {}, random);
  for (const changed of random.shuffle('places', changedOnce(draws, random)).slice(0, MOST)) {
    try {
      yield [created, createDrawing(engine, setup, changed, random).created];
    } catch (error) {
      // After another draw others may be made: what was drawn before does not fit then.
      if (codeOf(error) !== 'script-out-of-range') throw error;
    }
  }
}

function changedOnce(draws: Draws, random: Random): Draws[] {
  return Object.entries(draws).flatMap(([stream, list]) =>
    list.map(({ below, result }, index) => {
      const other = { below, result: (result + 1 + random.int('other', below - 1)) % below };
      return { ...draws, [stream]: [...list.slice(0, index), other, ...list.slice(index + 1)] };
    }),
  );
}

/** Creates a match from a script of draws. What the script lacks is drawn, and comes to stand in it: the engine says what it misses. */
function createDrawing<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
  script: Draws,
  random: Random,
): { readonly created: Created<G, A>; readonly draws: Draws } {
  let draws = script;
  for (;;) {
    try {
      return { created: engine.create(setup, scriptedRandom(resultsOf(draws))), draws };
    } catch (error) {
      draws = withMissing(draws, error, random);
    }
  }
}

const resultsOf = (draws: Draws): Record<string, number[]> =>
  Object.fromEntries(Object.entries(draws).map(([stream, list]) => [stream, list.map(({ result }) => result)]));

/** A script with what was missing; throws the error again if it says nothing of the kind. */
function withMissing(draws: Draws, error: unknown, random: Random): Draws {
  const stream = streamOf(error);
  if (stream === undefined) throw error;
  const name = JSON.parse(stream) as string;
  if (codeOf(error) === 'stream-not-scripted') return { ...draws, [name]: [] };
  if (codeOf(error) !== 'script-exhausted') throw error;
  const below = Number(/, (\d+)\)$/.exec((error as Fault).expected)?.[1]);
  return { ...draws, [name]: [...(draws[name] ?? []), { below, result: random.int('result', below) }] };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Fault ? error.code : undefined;
}
