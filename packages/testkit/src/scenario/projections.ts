import type { AnyAction, Engine, GameTypes, Match, Seat } from '@quayside/core';
import type { RuleView } from '@quayside/core/sdk';

/**
 * Numbers and other data that expectations can ask for by name, each read off what a seat itself sees: `{ score: (view, seat) => … }`. The view has options, content
 * and derived tables beside it, as rules get it.
 */
export type Projections<G extends GameTypes> = Readonly<Record<string, (view: RuleView<G>, seat: Seat) => unknown>>;

/** What a projection gives for a seat. */
export function project<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  projection: Projections<G>[string],
  seat: Seat,
): unknown {
  return projection({ ...engine.view(match, seat), ...engine.context(match) } as unknown as RuleView<G>, seat);
}
