import type { AnyAction, Engine, GameTypes, Match } from '@quayside/core';
import { type Simulator, stateFlaw } from '@quayside/core/bots';
import type { Standing } from '@quayside/core/sdk';
import type { Difference, Law } from './law.ts';

/**
 * At every position, on the host path and in place, the state is what its schemas describe, and the invariants that the game declares hold. A position where they do not can be neither
 * loaded nor replayed: nearly every law is broken with this one, which is the first of `ALL_LAWS`, so that it is read first.
 */
export const invariantsHold: Law = {
  name: 'invariants-hold',
  promise: 'game',
  position: ({ engine, match }) => brokenSchema(engine, match.state) ?? brokenInvariant(engine, match, match),
  inPlace: ({ engine, simulator, clone }) =>
    brokenSchema(engine, simulator.state()) ?? brokenInvariant(engine, clone, standingIn(simulator)),
};

/** What of a match an invariant reads besides its context. */
type Parts<G extends GameTypes> = Pick<Standing<G>, 'state' | 'phase' | 'ending'>;

/** Where a state is not what its schemas describe. */
function brokenSchema<G extends GameTypes, A extends AnyAction>({ game }: Engine<G, A>, state: unknown): Difference {
  const flaw = stateFlaw(game, state);
  return flaw === undefined ? undefined : `the state breaks its schema at ${['state', ...flaw.path].join('.')}: ${flaw.problem}`;
}

/** The first invariant that a state breaks; the match that it belongs to gives the options. */
export function brokenInvariant<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  { state, phase, ending }: Parts<G>,
): Difference {
  const standing = { ...engine.context(match), state, phase, ending };
  const broken = engine.game.invariants.find((invariant) => !invariant.holds(standing));
  return broken === undefined ? undefined : `the invariant "${broken.name}" is broken`;
}

/** How a simulator stands. */
export function standingIn<G extends GameTypes, A extends AnyAction>(simulator: Simulator<G, A>): Parts<G> {
  return { state: simulator.state() as unknown as Parts<G>['state'], phase: simulator.phase(), ending: simulator.view(0).ending };
}
