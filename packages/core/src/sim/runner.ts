import type { Engine } from '../engine/engine.ts';
import { act } from '../engine/flow.ts';
import { runningParts } from '../engine/host.ts';
import { legalIds } from '../engine/legality.ts';
import { matchOf } from '../engine/match-of.ts';
import { outcomeOf } from '../engine/outcome.ts';
import { Run } from '../engine/run.ts';
import { type Match, OVER } from '../game/match.ts';
import type { RuleView } from '../game/rule-view.ts';
import { copyPlain } from '../model/copy-plain.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import { asImmutable, asMutable } from '../model/immutable.ts';
import type { Json } from '../model/json.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Seat } from '../model/seat.ts';
import { openRandom } from '../random/open.ts';

/**
 * One match that is changed in place, by numbers: the same rules as `engine.apply`, without drafts, copies or history. It trusts its caller: an id that
 * is not legal, or a seat that is not awaited, leads to a state that means nothing.
 */
export interface Runner<G extends GameTypes, A extends AnyAction> {
  /** The seats that still have to act, ascending; empty when the match is over. */
  awaited(): readonly Seat[];
  /** Adds the ids of all legal actions of a seat, ascending, and returns the array. */
  legal(seat: Seat, into?: number[]): number[];
  /** Does the action of an id for a seat. */
  step(seat: Seat, id: number): void;
  /** What a seat may know now, as its rules see it: one object, read it before the next call. */
  view(seat: Seat): RuleView<G>;
  /** The phase that is open; `over` at the end. */
  phase(): string;
  isOver(): boolean;
  /** How the match came out; `null` while it goes on. */
  outcome(): Outcome | null;
  /** What happened since it was asked last; empty unless the runner was made to listen. */
  events(): Addressed<GameEvent<G>>[];
  /** The state itself, not a copy: for laws and evaluations that read it. */
  state(): State<G>;
  /** A copy as a match. */
  match(): Match<G, A>;
  /** The hash that the copy would have. */
  hash(): string;
}

/** Starts from a match, which is copied. */
export function createRunner<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  start: Match<G, A>,
  { listen = false } = {},
): Runner<G, A> {
  const { game } = engine;
  const context = engine.context(start);
  const run = new Run<G, A>(
    {
      game,
      context,
      random: openRandom(start.random),
      listen,
      write(state, seat, recipe) {
        recipe(state, seat === null ? undefined : state.hands[seat]);
        return state;
      },
    },
    { ...runningParts(start), state: asMutable<State<G>>(copyPlain(start.state)) },
  );

  const match = (): Match<G, A> => matchOf(run, asImmutable(copyPlain(run.state)));

  return {
    awaited: () => run.awaited(),
    legal: (seat, into = []) => legalIds(game, run.view(seat), into),
    step: (seat, id) => act(run, id, seat),
    view: (seat) => run.view(seat),
    phase: () => run.phase,
    isOver: () => run.phase === OVER,
    outcome: () => (run.phase === OVER ? outcomeOf(game, { ...context, state: asImmutable(run.state) }, run.ending?.reasons ?? []) : null),
    events() {
      const since = run.events ?? [];
      if (run.events !== null) run.events = [];
      return since;
    },
    state: () => run.state,
    match,
    hash: () => hashJson(match() as unknown as Json),
  };
}
