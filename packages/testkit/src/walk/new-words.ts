import type { Addressed, AnyAction, Engine, GameEvent, GameTypes, Match, Seat } from '@quayside/core';
import { first } from '../conformance/first.ts';
import type { Difference } from '../conformance/law.ts';
import { badText } from '../conformance/words.ts';
import type { Coverage } from './coverage.ts';

/** What a seat has done, and what happened. */
interface Done<G extends GameTypes, A extends AnyAction> {
  readonly seat: Seat;
  readonly action: A;
  readonly events: readonly Addressed<GameEvent<G>>[];
}

/** In place nobody reads; but an action or an event that no walk has come to before is put into words there, too. The match gives the options. */
export function badWordsOfNew<G extends GameTypes, A extends AnyAction>(
  coverage: Coverage,
  engine: Engine<G, A>,
  match: Match<G, A>,
  { seat, action, events }: Done<G, A>,
): Difference {
  const isNew = coverage.isWanted('actions', action.type);
  const heard = events.filter(({ event }) => coverage.isWanted('events', event.type));
  if (!isNew && heard.length === 0) return undefined;
  const tell = engine.describe(match);
  return (
    (isNew ? badText('an action', action, tell.action(seat, action)) : undefined) ??
    first(heard, ({ event }) => badText('an event', event, tell.event(event)))
  );
}
