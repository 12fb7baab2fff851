import type { AnyAction, Engine, GameTypes, Match } from '@quayside/core';
import { brokenInvariant } from '../conformance/invariants.ts';
import { brief } from '../conformance/json.ts';
import type { Difference } from '../conformance/law.ts';

/** More actions than this without a declared bound count as no end. */
const UNBOUNDED = 10_000;

/** Plays a match on to its end by the autopilot, under the invariants: what goes wrong on the way, `undefined` if nothing does. */
export function playOut<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, start: Match<G, A>): Difference {
  const { options, content } = engine.context(start);
  const bound = engine.game.bound(options, content);
  const limit = typeof bound === 'number' ? bound : UNBOUNDED;
  let match = start;
  for (let seat = engine.awaited(match)[0]; seat !== undefined; seat = engine.awaited(match)[0]) {
    const action = engine.autopilot(engine.view(match, seat));
    const result = engine.apply(match, seat, action);
    if (!result.ok) return `at step ${match.step} the autopilot of seat ${seat} is refused ${brief(action)}: ${brief(result.rejection)}`;
    match = result.match;
    const broken = brokenInvariant(engine, match, match);
    if (broken !== undefined) return `at step ${match.step} ${broken}`;
    if (match.step > limit) return `step ${match.step} is more than ${limit}`;
  }
  return engine.outcome(match) === null ? 'it has no outcome at its end' : undefined;
}
