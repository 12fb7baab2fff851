import type { AnyAction, Engine, GameTypes } from '@quayside/core';

/** How a match went on from a save. */
export interface GoneOn {
  /** The seats that were asked for something, in this order. */
  readonly asked: readonly number[];
  readonly hash: string;
}

/** Loads a save and goes on to the end of the match, always by the autopilot of the seat that is awaited first. */
export function goneOn(engine: Engine<GameTypes, AnyAction>, save: unknown): GoneOn {
  const loaded = engine.load(save);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.rejection));
  const asked: number[] = [];
  let { match } = loaded;
  for (let [seat] = engine.awaited(match); seat !== undefined; [seat] = engine.awaited(match)) {
    asked.push(seat);
    const applied = engine.apply(match, seat, engine.autopilot(engine.view(match, seat)));
    if (!applied.ok) throw new Error(JSON.stringify(applied.rejection));
    match = applied.match;
  }
  return { asked, hash: engine.hash(match) };
}
