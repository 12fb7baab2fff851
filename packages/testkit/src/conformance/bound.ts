import type { AnyAction, Engine, GameTypes, Match } from '@quayside/core';
import type { Difference, Law } from './law.ts';

/** P13: no match has more steps than the game says its options allow. Where an option would have to be set to bound it, nothing is promised. */
export const withinBound: Law = {
  name: 'within-bound',
  promise: 'P13',
  position: ({ engine, match }) => beyondBound(engine, match, match.step),
};

/** What is wrong with a match that has come to this step. */
export function beyondBound<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { options }: Pick<Match<G, A>, 'options'>,
  step: number,
): Difference {
  const bound = boundOf(engine, { options });
  return bound === undefined || step <= bound ? undefined : `step ${step} is beyond the bound of ${bound}`;
}

/** The bound that a game declares for a match; `undefined` if its options leave it open. */
export function boundOf<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { options }: Pick<Match<G, A>, 'options'>,
): number | undefined {
  const bound = engine.game.bound(options, engine.context({ options }).content);
  return typeof bound === 'number' ? bound : undefined;
}
