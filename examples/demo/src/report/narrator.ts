import type { AnyAction, Engine, GameEvent, GameTypes, Outcome, View } from '@quayside/core';

/** A finished match as a spectator saw it. */
export interface Told<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly seed: string;
  /** What happened step by step, with the view after it; the creation comes first. */
  readonly steps: readonly { readonly view: View<G, A>; readonly events: readonly GameEvent<G>[] }[];
  readonly outcome: Outcome;
}

/** Tells a whole match, for people. */
export type Narrator<G extends GameTypes, A extends AnyAction> = (told: Told<G, A>) => string;
