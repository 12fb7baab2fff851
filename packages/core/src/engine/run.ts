import type { Game } from '../game/game.ts';
import { OVER } from '../game/match.ts';
import type { Phase } from '../game/phase.ts';
import type { ActionEffects, Context, RuleBoard, RuleView } from '../game/rule-view.ts';
import { copyPlain } from '../model/copy-plain.ts';
import type { Addressed, Audience, DeclaredEvent, GameEvent } from '../model/event.ts';
import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import { asImmutable } from '../model/immutable.ts';
import type { Ending, Outcome } from '../model/outcome.ts';
import type { Presence } from '../model/presence.ts';
import type { Seat } from '../model/seat.ts';
import type { Random, RandomSource } from '../random/random.ts';
import { awaitedSeats } from './awaited-seats.ts';
import { outcomeOf } from './outcome.ts';
import type { Handing, Running } from './running.ts';
import { Sight } from './sight.ts';

/**
 * A match that is under way for the length of an action (on a host) or of a whole playout (in place). The flow, the rules and the legality are the
 * same for both; only a host lets them work on a copy, and is told what they touch.
 */
export class Run<G extends GameTypes, A extends AnyAction> implements Running<G, A> {
  state: State<G>;
  step: number;
  ending: Ending | null;
  commits: (A | null)[];
  presence: Presence[];
  /** What happened since the run began; `null` where nobody listens. */
  events: Addressed<GameEvent<G>>[] | null;
  /** Whether commits have been opened since the run began. */
  revealed = false;
  /** Whether the autopilot has acted for a seat since the run began. */
  stoodIn = false;
  /** What everybody sees now. */
  readonly board: RuleBoard<G>;
  readonly game: Game<G, A>;
  readonly context: Context<G>;
  random: RandomSource;
  /** By seat; made when it is first looked from there. */
  readonly #views: Sight<G, A>[] = [];
  readonly #effects: ActionEffects<G>;
  readonly #handing: Handing<G> | null;
  #phase: string;
  #openPhase: Phase<G> | undefined;
  #awaiting: readonly Seat[] | undefined;
  #awaited: readonly Seat[] | undefined;

  constructor(
    fixed: {
      readonly game: Game<G, A>;
      readonly context: Context<G>;
      readonly random: RandomSource;
      /** `null` where a rule is given the state itself. */
      readonly handing: Handing<G> | null;
      readonly listen: boolean;
    },
    now: Running<G, A>,
  ) {
    this.game = fixed.game;
    this.context = fixed.context;
    this.random = fixed.random;
    this.#handing = fixed.handing;
    this.events = fixed.listen ? [] : null;
    this.state = now.state;
    this.#phase = now.phase;
    this.#openPhase = phaseOf(this.game, now.phase);
    this.step = now.step;
    this.ending = now.ending;
    this.commits = now.commits;
    this.presence = now.presence;
    this.board = new Sight(this, null) as unknown as RuleBoard<G>;
    this.#effects = {
      options: fixed.context.options,
      content: fixed.context.content,
      derived: fixed.context.derived,
      random: fixed.random,
      seat: -1,
      hand: undefined as unknown as G['hand'],
      emit: (event: DeclaredEvent<G>, audience: Audience = 'all') => {
        this.events?.push({ audience, event: copyPlain(event) });
      },
    };
  }

  /** Goes on from another position, with other chance; whoever listens begins to listen anew. */
  restart(random: RandomSource, now: Running<G, A>): void {
    this.random = random;
    (this.#effects as { random: Random }).random = random;
    this.state = now.state;
    this.phase = now.phase;
    this.step = now.step;
    this.ending = now.ending;
    this.commits = now.commits;
    this.presence = now.presence;
    this.events &&= [];
    this.revealed = false;
    this.stoodIn = false;
    this.changed();
  }

  /** What a seat may know now. The same object for the seat each time, which goes along with the match. */
  view(seat: Seat): RuleView<G> {
    let view = this.#views[seat];
    if (view === undefined) {
      view = new Sight(this, seat);
      this.#views[seat] = view;
    }
    return view as unknown as RuleView<G>;
  }

  /** How the match came out; `null` while it goes on. */
  outcome(): Outcome | null {
    if (this.phase !== OVER) return null;
    return outcomeOf(this.game, { ...this.context, state: asImmutable(this.state) }, this.ending?.reasons ?? []);
  }

  get phase(): string {
    return this.#phase;
  }

  set phase(name: string) {
    this.#phase = name;
    this.#openPhase = phaseOf(this.game, name);
  }

  /** The phase that is open; `undefined` when the match is over. */
  openPhase(): Phase<G> | undefined {
    return this.#openPhase;
  }

  /** The seats that the phase waits for, ascending, whether or not they have committed. */
  awaiting(): readonly Seat[] {
    this.#awaiting ??= awaitedSeats(this.phase, this.openPhase()?.awaiting(this.board) ?? [], this.context.options.seats);
    return this.#awaiting;
  }

  /** The seats that still have to act, ascending. */
  awaited(): readonly Seat[] {
    this.#awaited ??=
      this.openPhase()?.kind === 'simultaneous' ? this.awaiting().filter((seat) => this.commits[seat] === null) : this.awaiting();
    return this.#awaited;
  }

  /** Changes the state by a rule. */
  write(seat: Seat | null, rule: (state: State<G>, effects: ActionEffects<G>) => void): void {
    const effects = this.#effects as { seat: Seat; hand: G['hand'] };
    if (this.#handing !== null) this.state = this.#handing.own(this.state);
    effects.seat = seat ?? -1;
    effects.hand = (seat === null ? undefined : this.state.hands[seat]) as G['hand'];
    rule(this.#handing?.watched(this.state, seat) ?? this.state, this.#effects);
    this.changed();
  }

  /** Seals a commit; `null` takes it out, so that its seat is waited for again. */
  setCommit(seat: Seat, action: A | null): void {
    this.commits[seat] = action;
    this.#awaited = undefined;
  }

  /** Takes all commits out. */
  clearCommits(): void {
    this.commits.fill(null);
    this.#awaited = undefined;
  }

  /** Forgets what was computed from the state, the phase or who is there, one of which has changed. */
  changed(): void {
    this.#awaiting = undefined;
    this.#awaited = undefined;
  }

  /** Says something on behalf of the engine. */
  announce(event: () => GameEvent<G>): void {
    this.events?.push({ audience: 'all', event: event() });
  }
}

function phaseOf<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, name: string): Phase<G> | undefined {
  return name === OVER ? undefined : game.phases[name];
}
