import type { AnyAction, Engine, GameTypes, Match } from '@quayside/core';
import type { Difference, Law } from './law.ts';

/** The invariants that the game declares hold at every position, on the host path and in place. */
export const invariantsHold: Law = {
  name: 'invariants-hold',
  promise: 'game',
  position: ({ engine, match }) => brokenInvariant(engine, match, match.state, match.phase),
  inPlace: ({ engine, simulator, clone }) => brokenInvariant(engine, clone, simulator.state(), simulator.phase()),
};

/** The first invariant that a state breaks; the match that it belongs to gives the options. */
export function brokenInvariant<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  state: unknown,
  phase: string,
): Difference {
  const finished = { ...engine.context(match), state: state as Match<G, A>['state'], phase };
  const broken = engine.game.invariants.find((invariant) => !invariant.holds(finished));
  return broken === undefined ? undefined : `the invariant "${broken.name}" is broken`;
}
