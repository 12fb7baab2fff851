import type { GameTypes, State } from '../model/game-types.ts';
import type { Ending } from '../model/outcome.ts';
import type { Presence } from '../model/presence.ts';
import type { Seat } from '../model/seat.ts';

/** How a state is handed to rules that must not change it itself, and are watched. */
export interface Handing<G extends GameTypes> {
  /** The state that rules may change in place of this one. */
  own(state: State<G>): State<G>;
  /** What a rule is given of it, while a seat acts. */
  watched(state: State<G>, seat: Seat | null): State<G>;
}

/** The parts of a match that change while it runs. */
export interface Running<G extends GameTypes, A> {
  state: State<G>;
  phase: string;
  step: number;
  ending: Ending | null;
  /** By seat. The array is the run's own. */
  commits: (A | null)[];
  /** By seat. The array is the run's own. */
  presence: Presence[];
}
