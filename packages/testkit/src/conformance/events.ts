import type { Addressed, AnyAction, Audience, GameEvent, GameTypes, Match } from '@quayside/core';
import { eventFlaw } from '@quayside/core/bots';
import { first } from './first.ts';
import { brief, differs, overTheWire } from './json.ts';
import type { Difference, Law } from './law.ts';

/** Every event is plain JSON, is declared, fits its schema, and is for seats that exist. */
export const eventsAreDeclared: Law = {
  name: 'events-are-declared',
  promise: 'game',
  transition: ({ engine, before, accepted }) => first(accepted.events, (addressed) => wrongEvent(engine, before, addressed)),
  played({ engine, record }) {
    const { match, events } = engine.create(record.setup);
    return first(events, (addressed) => wrongEvent(engine, match, addressed));
  },
};

/** What is wrong with one event of a match. */
export function wrongEvent<G extends GameTypes, A extends AnyAction>(
  { game }: { readonly game: Parameters<typeof eventFlaw<G, A>>[0] },
  { options }: Pick<Match<G, A>, 'options'>,
  { audience, event }: Addressed<GameEvent<G>>,
): Difference {
  const flaw = eventFlaw(game, event);
  if (flaw !== undefined) return `${brief(event)}, at ${JSON.stringify(flaw.path)}: ${flaw.problem}`;
  const stranger = namedSeats(audience).find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= options.seats);
  if (stranger !== undefined) return `${brief(event)} is addressed to seat ${String(stranger)}, which does not exist`;
  return differs('an event and its JSON', event, overTheWire(event));
}

function namedSeats(audience: Audience): readonly number[] {
  if (audience === 'all') return [];
  return 'only' in audience ? audience.only : audience.except;
}
