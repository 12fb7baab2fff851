import type { Game } from '../game/game.ts';
import type { Context } from '../game/rule-view.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Presence } from '../model/presence.ts';
import type { Viewer } from '../model/seat.ts';
import type { Running } from './running.ts';

/** What {@link Sight} reads of a run. */
interface Seen<G extends GameTypes, A extends AnyAction> extends Omit<Running<G, A>, 'commits' | 'presence'> {
  readonly commits: readonly (A | null)[];
  readonly presence: readonly Presence[];
  readonly game: Game<G, A>;
  readonly context: Context<G>;
  awaited(): readonly number[];
  outcome(): Outcome | null;
}

/**
 * What one viewer sees of a running match, as rules are given it: every field is read when it is asked for, so that nothing is built that no rule
 * looks at, and the private field keeps the rest of the match out of reach.
 */
export class Sight<G extends GameTypes, A extends AnyAction> {
  readonly #run: Seen<G, A>;
  readonly #seat: Viewer;

  constructor(run: Seen<G, A>, seat: Viewer) {
    this.#run = run;
    this.#seat = seat;
  }

  get seat() {
    return this.#seat;
  }

  get game() {
    return this.#run.game.meta.id;
  }
  get rules() {
    return this.#run.game.meta.rules;
  }
  get options() {
    return this.#run.context.options;
  }
  get content() {
    return this.#run.context.content;
  }
  get derived() {
    return this.#run.context.derived;
  }
  get table() {
    return this.#run.state.table;
  }
  get shown() {
    return this.#run.game.shown(this.#run.state as never, this.#seat, this.#run.phase);
  }
  get hand() {
    return this.#seat === null ? null : this.#run.state.hands[this.#seat];
  }
  get phase() {
    return this.#run.phase;
  }
  get step() {
    return this.#run.step;
  }
  get presence() {
    return this.#run.presence;
  }
  get awaited() {
    return this.#run.awaited();
  }
  get committed() {
    return committedSeats(this.#run.commits);
  }
  get commit() {
    return this.#seat === null ? null : (this.#run.commits[this.#seat] ?? null);
  }
  get ending() {
    return this.#run.ending;
  }
  get outcome() {
    return this.#run.outcome();
  }
}

/** The seats with a sealed commit, ascending. */
export function committedSeats(commits: readonly unknown[]): number[] {
  const seats: number[] = [];
  commits.forEach((commit, seat) => {
    if (commit !== null) seats.push(seat);
  });
  return seats;
}
