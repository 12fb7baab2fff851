import type { AnyAction, Engine, GameTypes, Match } from '@quayside/core';
import type { MatchRecord } from '../conformance/law.ts';

/** Plays a record again, such as a `LawBroken` carries. Throws a plain `Error` that names the entry if an action is refused. */
export function playRecord<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { setup, entries }: MatchRecord<NoInfer<G>, NoInfer<A>>,
): Match<G, A> {
  let { match } = engine.create(setup);
  for (const [index, { seat, action }] of entries.entries()) {
    const result = engine.apply(match, seat, action);
    if (!result.ok) throw new Error(`entry ${index} is refused: ${JSON.stringify(result.rejection)}`);
    match = result.match;
  }
  return match;
}
