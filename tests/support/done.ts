import type { Accepted, AnyAction, Engine, GameTypes, Match, Seat } from '@quayside/core';

/** What an action that must be accepted leads to; a refusal is an error of the test. */
export function done<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  seat: Seat | undefined,
  action: A,
): Accepted<G, A> {
  const applied = engine.apply(match, seat, action);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat} is refused: ${JSON.stringify(applied.rejection)}`);
  return applied;
}

/** The match after some actions that must be accepted. */
export function moved<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  ...moves: readonly (readonly [Seat, A])[]
): Match<G, A> {
  return moves.reduce((now, [seat, action]) => done(engine, now, seat, action).match, match);
}

/** Lets the autopilot act for whoever is awaited first until nobody is, or until something holds. */
export function playedOut<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  until: (match: Match<G, A>) => boolean = () => false,
): Match<G, A> {
  let now = match;
  for (let [seat] = engine.awaited(now); seat !== undefined && !until(now); [seat] = engine.awaited(now))
    now = done(engine, now, seat, engine.autopilot(engine.view(now, seat))).match;
  return now;
}
