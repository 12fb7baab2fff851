import { Immer } from 'immer';
import type { Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import { asImmutable, asMutable } from '../model/immutable.ts';
import type { Seat } from '../model/seat.ts';
import { openRandom } from '../random/open.ts';
import type { RandomState } from '../random/state.ts';
import { matchOf } from './match-of.ts';
import { Run } from './run.ts';
import type { Running, Write } from './running.ts';

/** Our own instance, so that nobody's global settings of immer reach the engine, nor ours them. */
const immer = new Immer({ autoFreeze: true });

/** A run on a host: the state is drafted, shared with the match before and frozen, and what the rules touch is noted. */
export interface HostRun<G extends GameTypes, A extends AnyAction> {
  readonly run: Run<G, A>;
  /** Whether a rule has read or written `hidden` or a hand that is not the acting seat's. */
  touchedSecrets(): boolean;
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
  const write: Write = (state, seat, recipe) =>
    immer.produce(state, (draft) => {
      const hands = draft.hands as (typeof state)['hands'];
      recipe(watch(draft as typeof state, seat, touch), seat === null ? undefined : hands[seat]);
    });
  const run = new Run(Object.freeze({ game, context, random: openRandom(random), write, listen: true }), now);
  return { run, touchedSecrets: () => touched };
}

/** The three parts of a draft, noting each use of what the acting seat cannot see. Reading is noted as well as writing: knowledge flows by reading. */
function watch<G extends GameTypes>(draft: State<G>, seat: Seat | null, touch: () => void): State<G> {
  const hands = new Proxy(draft.hands, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key) && Number(key) !== seat) touch();
      return Reflect.get(target, key, receiver) as unknown;
    },
    set(target, key, value, receiver) {
      touch();
      return Reflect.set(target, key, value, receiver);
    },
  });
  return {
    get table() {
      return draft.table;
    },
    set table(table) {
      draft.table = table;
    },
    get hands() {
      return hands;
    },
    set hands(replaced) {
      touch();
      draft.hands = replaced;
    },
    get hidden() {
      touch();
      return draft.hidden;
    },
    set hidden(hidden) {
      touch();
      draft.hidden = hidden;
    },
  };
}

/** The frozen match that a run has led to. The state is frozen already, and is most of it, so only the rest is frozen here. */
export function sealMatch<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): Match<G, A> {
  const match = matchOf(run, asImmutable(run.state));
  Object.freeze(match.commits);
  Object.freeze(match.presence);
  deepFreeze(match.random);
  deepFreeze(match.ending);
  return Object.freeze(match);
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
