import { type AnyAction, createEngine, type Engine, type Game, type GameTypes } from '@quayside/core';

/** The engine that was given, or a new one of the game that was. */
export function engineOf<G extends GameTypes, A extends AnyAction>(of: Game<G, A> | Engine<G, A>): Engine<G, A> {
  return 'apply' in of ? of : createEngine(of);
}
