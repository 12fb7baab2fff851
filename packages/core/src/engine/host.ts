import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { freezePlain } from '../model/freeze.ts';
import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import { asImmutable, asMutable } from '../model/immutable.ts';
import type { Seat } from '../model/seat.ts';
import { openRandom } from '../random/open.ts';
import type { RandomState } from '../random/state.ts';
import { matchOf } from './match-of.ts';
import { Run } from './run.ts';
import type { Handing, Running } from './running.ts';
import { stateTools } from './state-tools.ts';

/** A run on a host: the rules work on a copy of the state, and what they touch is noted. */
export interface HostRun<G extends GameTypes, A extends AnyAction> {
  readonly run: Run<G, A>;
  /** Whether a rule has read or written `hidden` or a hand that is not the acting seat's. */
  touchedSecrets(): boolean;
  /** The frozen match that the run has led to. It uses the run up. */
  sealed(): Match<G, A>;
}

/** Opens a run on parts of a match; `now.state` must be frozen. */
export function hostRun<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  random: RandomState,
  now: Running<G, A>,
): HostRun<G, A> {
  let touched = false;
  const touch = (): void => {
    touched = true;
  };
  const handing: Handing<G> = {
    // The first rule is given a copy, and those after it the same one.
    own: (state) => (state === now.state ? stateTools<G>(game).copy(state) : state),
    watched: (state, seat) => new Watched<G>(state, seat, touch),
  };
  const run = new Run(Object.freeze({ game, context, random: openRandom(random), handing, listen: true }), now);
  return { run, touchedSecrets: () => touched, sealed: () => sealedMatch(run, now.state) };
}

/** The three parts of a state, noting each use of what the acting seat cannot see. Reading is noted as well as writing: knowledge flows by reading. */
class Watched<G extends GameTypes> {
  readonly #state: State<G>;
  readonly #seat: Seat | null;
  readonly #touch: () => void;

  constructor(state: State<G>, seat: Seat | null, touch: () => void) {
    this.#state = state;
    this.#seat = seat;
    this.#touch = touch;
  }

  get table() {
    return this.#state.table;
  }
  set table(table) {
    this.#state.table = table;
  }
  get hands() {
    return watchHands(this.#state.hands, this.#seat, this.#touch);
  }
  set hands(replaced) {
    this.#touch();
    this.#state.hands = replaced;
  }
  get hidden() {
    this.#touch();
    return this.#state.hidden;
  }
  set hidden(hidden) {
    this.#touch();
    this.#state.hidden = hidden;
  }
}

function watchHands<H extends object>(hands: H, seat: Seat | null, touch: () => void): H {
  return new Proxy(hands, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key) && Number(key) !== seat) touch();
      return Reflect.get(target, key, receiver) as unknown;
    },
    set(target, key, value, receiver) {
      touch();
      return Reflect.set(target, key, value, receiver);
    },
  });
}

/** The frozen match that a run has led to, from the frozen state that it began with. */
function sealedMatch<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, before: State<G>): Match<G, A> {
  return freezePlain(matchOf(run, asImmutable(stateTools<G>(run.game).settle(before, run.state))));
}

/** The parts of a match that a run works on. */
export function runningParts<G extends GameTypes, A extends AnyAction>(match: Match<G, A>): Running<G, A> {
  return {
    state: asMutable<State<G>>(match.state),
    phase: match.phase,
    step: match.step,
    ending: match.ending,
    commits: [...match.commits],
    presence: [...match.presence],
  };
}
