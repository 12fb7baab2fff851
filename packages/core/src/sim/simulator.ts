import { act } from '../engine/act.ts';
import { anyCommit } from '../engine/any-commit.ts';
import { checkView } from '../engine/check-view.ts';
import { startingParts } from '../engine/create.ts';
import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { begin } from '../engine/flow.ts';
import { runningParts } from '../engine/host.ts';
import { legalIds } from '../engine/legality.ts';
import { matchOf } from '../engine/match-of.ts';
import { Run } from '../engine/run.ts';
import type { Running } from '../engine/running.ts';
import { stateTools } from '../engine/state-tools.ts';
import { attach } from '../engine/views.ts';
import type { Game } from '../game/game.ts';
import { type Match, OVER, type View } from '../game/match.ts';
import type { Context, RuleView } from '../game/rule-view.ts';
import { copyPlain } from '../model/copy-plain.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes, MatchOptions, State } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import { asImmutable } from '../model/immutable.ts';
import type { Json } from '../model/json.ts';
import type { Outcome } from '../model/outcome.ts';
import { sameJson } from '../model/same.ts';
import type { Seat } from '../model/seat.ts';
import { openRandom } from '../random/open.ts';
import type { Random, RandomSource } from '../random/random.ts';
import { seedRandom } from '../random/seed.ts';
import type { RandomState } from '../random/state.ts';

/**
 * One match that is changed in place, by numbers: the same rules as `engine.apply`, without copies or history. It trusts its caller: an id that
 * is not legal, or a seat that is not awaited, leads to a state that means nothing. A game that breaks its contract is a fault here too, such as `wrong-hands`,
 * `endless-transitions` or `endless-stand-in`.
 */
export interface Simulator<G extends GameTypes, A extends AnyAction> {
  /** The seats that still have to act, ascending; empty when the match is over. Read it before the next step. */
  awaited(): readonly Seat[];
  /** The ids of all legal actions of a seat, ascending, in the array that is given, whose content is replaced. */
  legal(seat: Seat, into?: number[]): number[];
  /** Marks the legal actions of a seat: 1 at each legal id, 0 elsewhere. Refuses, by the fault `wrong-mask`, an array that is not as long as the numbering. */
  mask(seat: Seat, into?: Uint8Array): Uint8Array;
  /** Does the action of an id for a seat. */
  step(seat: Seat, id: number): void;
  /**
   * What a seat may know now, as its rules see it: one object for each seat, which goes along with the match. It shows what `engine.view` would, and is no copy: what is changed in it
   * is changed in the match, so give it to code that you trust to only read.
   */
  view(seat: Seat): RuleView<G>;
  /** The phase that is open; `over` at the end. */
  phase(): string;
  /** Whether the match is over. */
  isOver(): boolean;
  /** Whether the open phase is one in which all commit before any commit is opened. */
  isSimultaneous(): boolean;
  /** How the match came out; `null` while it goes on. */
  outcome(): Outcome | null;
  /** What happened since it was asked last; empty unless the simulator was made with `listen`. */
  events(): Addressed<GameEvent<G>>[];
  /** The state itself, not a copy: for evaluations and laws, which only read it. */
  state(): State<G>;
  /** A copy as a match. */
  match(): Match<G, A>;
  /** The hash that the copy would have. */
  hash(): string;
  /** Another simulator of the same match, which goes its own way from here. */
  clone(): Simulator<G, A>;
  /**
   * Goes on from where another one stands. Refuses, by the fault `strange-simulator`, one of another engine's making or of other options; nothing else is checked, so it is fast.
   */
  copyFrom(other: Simulator<G, A>): void;
  /**
   * Goes on from a match of the same options, which is copied. Refuses, by fault, one of other options (`strange-simulator`), and what is no match (`bad-match`, or another code of
   * `DATA_REJECTIONS`); a match that the engine does not know is checked through and through.
   */
  load(match: Match<G, A>): void;
  /**
   * Goes on from a position that the viewer cannot tell from the real one: what it cannot know is drawn by the game, the commits of others are drawn among what is
   * legal there, and the chance to come is new. Nothing but the view goes in. As `engine.determinize`, but what the game
   * makes up is not checked. Refuses, by fault, what is no view of the game (`not-a-view`), and one of other options (`strange-simulator`).
   */
  imagine(view: View<G, A>, random: Random): void;
  /** Begins a new match with the same options and chance of its own. Refuses, by the fault `bad-seed`, a seed that is no text. */
  reset(seed: string): void;
}

/** What a simulator is made from; parts that its clones share. */
interface Parts<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly game: Game<G, A>;
  readonly context: Context<G>;
  readonly copy: (state: State<G>) => State<G>;
  readonly listen: boolean;
}

/**
 * A simulator that starts from a match, which is copied. With `listen` it keeps events, which costs time. Refuses, by fault, what is no match of the engine (`bad-match`, or
 * another code of `DATA_REJECTIONS`); one that the engine does not know, such as parsed JSON, is checked through and through. For speed make the match with
 * `algorithm: 'xoroshiro128plus'`.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { createSimulator } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const { match } = engine.create({ seats: 2, seed: 'any', algorithm: 'xoroshiro128plus' });
 * const simulator = createSimulator(engine, match);
 * const legal = simulator.legal(0);
 * simulator.step(0, legal[3] ?? 0);
 *
 * console.log(legal.join(' '), simulator.awaited()); // 0 1 2 3 4 5 6 [ 1 ]
 * ```
 */
export function createSimulator<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  start: Match<G, A>,
  { listen = false } = {},
): Simulator<G, A> {
  demandEngine(engine, 'createSimulator');
  demandMatch(engine, start, 'createSimulator(engine, match)');
  const { game } = engine;
  const parts: Parts<G, A> = { engine, game, context: engine.context(start), copy: stateTools<G>(game).copy, listen };
  return new MatchSimulator<G, A>(parts, openRandom(start.random), copied<G, A>(parts, runningParts(start)));
}

/** A class, so that a clone is one object and no closures; and a private run, which only other simulators reach. */
class MatchSimulator<G extends GameTypes, A extends AnyAction> implements Simulator<G, A> {
  readonly #parts: Parts<G, A>;
  readonly #run: Run<G, A>;

  constructor(parts: Parts<G, A>, random: RandomSource, now: Running<G, A>) {
    this.#parts = parts;
    const { game, context, listen } = parts;
    this.#run = new Run<G, A>({ game, context, random, listen, handing: null }, now);
  }

  awaited(): readonly Seat[] {
    return this.#run.awaited();
  }

  legal(seat: Seat, into: number[] = []): number[] {
    return legalIds(this.#parts.game, this.#run.view(seat), into);
  }

  mask(seat: Seat, into = new Uint8Array(this.#parts.game.numbering.size)): Uint8Array {
    if (into.length !== this.#parts.game.numbering.size) throw wrongMask(into.length, this.#parts.game.numbering.size);
    into.fill(0);
    for (const id of this.legal(seat)) into[id] = 1;
    return into;
  }

  step(seat: Seat, id: number): void {
    act(this.#run, id, seat);
  }

  view(seat: Seat): RuleView<G> {
    return this.#run.view(seat);
  }

  phase(): string {
    return this.#run.phase;
  }

  isOver(): boolean {
    return this.#run.phase === OVER;
  }

  isSimultaneous(): boolean {
    return this.#run.openPhase()?.kind === 'simultaneous';
  }

  outcome(): Outcome | null {
    return this.#run.outcome();
  }

  events(): Addressed<GameEvent<G>>[] {
    const since = this.#run.events ?? [];
    if (this.#run.events !== null) this.#run.events = [];
    return since;
  }

  state(): State<G> {
    return this.#run.state;
  }

  match(): Match<G, A> {
    return matchOf(this.#run, asImmutable(copyPlain(this.#run.state)));
  }

  hash(): string {
    return hashJson(this.match() as unknown as Json);
  }

  clone(): Simulator<G, A> {
    return new MatchSimulator(this.#parts, this.#run.random.copy(), copied(this.#parts, this.#run));
  }

  copyFrom(other: Simulator<G, A>): void {
    if (typeof other !== 'object' || other === null || !(#run in other) || other.#parts.context !== this.#parts.context) throw strange();
    this.#run.restart(chanceOf(other.#run.random, this.#run.random), copied(this.#parts, other.#run as Run<G, A>));
  }

  load(match: Match<G, A>): void {
    demandMatch(this.#parts.engine, match, 'simulator.load(match)');
    this.#demandOptions(match);
    this.#run.restart(openRandom(match.random), copied(this.#parts, runningParts(match)));
  }

  imagine(view: View<G, A>, random: Random): void {
    checkView(this.#parts.game, view, 'simulator.imagine(view, random)');
    this.#demandOptions(view);
    const run = this.#run;
    run.restart(openRandom(newChance(random)), imagined(this.#parts, view, random));
    for (const seat of view.committed) {
      if (seat !== view.seat) run.setCommit(seat, anyCommit(run, seat, random));
    }
  }

  reset(seed: string): void {
    const { game, context } = this.#parts;
    const { algorithm } = this.#run.random.state();
    const source = openRandom(seedRandom(seed, algorithm === 'script' ? 'xoroshiro128plus' : algorithm));
    const early: Addressed<GameEvent<G>>[] | null = this.#parts.listen ? [] : null;
    this.#run.restart(source, startingParts(game, context, source, early));
    this.#run.events?.push(...(early ?? []));
    begin(this.#run);
  }

  #demandOptions({ options }: { readonly options: MatchOptions<G> }): void {
    const own = this.#parts.context.options;
    if (options !== own && !sameJson(options as unknown as Json, own as unknown as Json)) throw strange();
  }
}

/** What is seen, and what the game draws where nothing is. */
function imagined<G extends GameTypes, A extends AnyAction>(
  { game, context, copy }: Parts<G, A>,
  view: View<G, A>,
  random: Random,
): Running<G, A> {
  const { hidden, hands } = game.determinize(attach(view, context), random);
  const drawn = hands.map((hand, seat) => (seat === view.seat ? view.hand : hand));
  const { phase, step, ending, presence } = view;
  const commits = hands.map((_, seat) => (seat === view.seat ? view.commit : null));
  const state = copy({ table: view.table, hands: drawn, hidden } as unknown as State<G>);
  return { state, phase, step, ending, commits: commits as (A | null)[], presence: presence.slice() };
}

/** The key of chance that nobody has drawn from. */
function newChance(random: Random): RandomState {
  const word = (): string =>
    random
      .int('chance', 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const key = Array.from({ length: 8 }, word).join('');
  return { algorithm: 'xoroshiro128plus', key, streams: {} };
}

/** Parts of a match that share nothing with those that they were copied from. */
function copied<G extends GameTypes, A extends AnyAction>({ copy }: Parts<G, A>, now: Running<G, A>): Running<G, A> {
  const { phase, step, ending, commits, presence } = now;
  return { state: copy(now.state), phase, step, ending, commits: commits.slice(), presence: presence.slice() };
}

/** Chance that stands where another one does: its copy, or one's own where neither has drawn anything from the same state, as in games without chance. */
function chanceOf(other: RandomSource, own: RandomSource): RandomSource {
  return !own.moved() && !other.moved() && own.state() === other.state() ? own : other.copy();
}

/** The engine knows the match, or finds that it is one. */
function demandMatch<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>, api: string): void {
  try {
    engine.awaited(match);
  } catch (error) {
    throw error instanceof Fault ? new Fault({ ...error, api }) : error;
  }
}

function wrongMask(received: number, size: number): Fault {
  return new Fault({
    code: 'wrong-mask',
    api: 'simulator.mask(seat, into)',
    expected: `an array of ${size} bytes`,
    received: String(received),
    remedy: 'Make it with `new Uint8Array(game.numbering.size)`.',
  });
}

function strange(): Fault {
  return new Fault({
    code: 'strange-simulator',
    api: 'simulator.copyFrom and simulator.load',
    expected: 'a simulator of the same engine, or a match, with the same options',
    received: 'another one',
    remedy: 'Make a simulator of its own for it.',
  });
}
