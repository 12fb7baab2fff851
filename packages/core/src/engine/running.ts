import type { GameTypes, State } from '../model/game-types.ts';
import type { Ending } from '../model/outcome.ts';
import type { Presence } from '../model/presence.ts';
import type { Seat } from '../model/seat.ts';

/** Lets a recipe change a state, or a copy of it, and returns which. */
export type Write<G extends GameTypes> = (
  state: State<G>,
  seat: Seat | null,
  recipe: (state: State<G>, hand: G['hand'] | undefined) => void,
) => State<G>;

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
