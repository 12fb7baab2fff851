import {
  type AnyAction,
  clock,
  createSession,
  type Engine,
  type GameTypes,
  type JsonObject,
  type MatchSetup,
  type Random,
  type RecordedSession,
  statistics,
} from '@quayside/core';

/** With these sessions are saved and restored. */
export const EXTENSIONS = [clock({ initial: 60_000, increment: 1000 }), statistics()];

/** A session has at most so many deeds: each is played again and hashed. */
const LONGEST = 24;

/** A saved session of the beginning of a match, with keys and times. */
export function shortSession(
  engine: Engine<GameTypes, AnyAction>,
  setup: MatchSetup<GameTypes>,
  disturb: (session: RecordedSession<GameTypes, AnyAction>) => void,
  random: Random,
): JsonObject {
  const session = createSession(engine, setup, { extensions: EXTENSIONS, at: 0 });
  const deeds = 1 + random.int('deeds', LONGEST);
  for (let deed = 0; deed < deeds && session.getSnapshot().awaited.length > 0; deed += 1) {
    const seat = random.pick('seat', session.getSnapshot().awaited);
    session.dispatch(seat, random.pick('action', engine.legal(session.view(seat))), { key: `k${deed}`, at: deed * 1000 });
    disturb(session);
  }
  return overTheWire(session.save());
}

/** What arrives at the other end of a wire. */
export function overTheWire(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
