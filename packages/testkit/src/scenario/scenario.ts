import {
  type AnyAction,
  createEngine,
  type Engine,
  type Game,
  type GameTypes,
  type Match,
  type State,
  type Transcript,
} from '@quayside/core';
import { collectExpectations } from './collect.ts';
import { createFor } from './create-for.ts';
import type { Deals } from './draws.ts';
import type { Expectations } from './expectations.ts';
import { type AnyStep, SCENARIO_FORMAT, type ScenarioData, type ScenarioStep } from './format.ts';
import { structuralCopy } from './patch.ts';
import type { Patch } from './path-types.ts';
import { changed, type Draft, draftOf, matchAt, type OptionsOf, type PositionRest, patchOf } from './position.ts';
import type { Projections } from './projections.ts';
import { runSteps, type ScenarioResult } from './run-scenario.ts';
import type { ChanceWords, KnownName, Named, Terms } from './terms.ts';

/** What a scenario is about. */
export interface ScenarioSetup<G extends GameTypes, S extends string, P extends Projections<G>, C extends ChanceWords, N extends object> {
  /** What the seats are called, by seat. */
  readonly seats: readonly S[];
  /** The game's own options; what is left out takes its default. */
  readonly options?: OptionsOf<G>;
  /** The id of a content that the engine knows. */
  readonly content?: string;
  /**
   * Where chance comes from. Without one every draw of an action has to be scripted. With one chance goes on from the seed, until draws are scripted. The match
   * itself is created from the seed, or always from the same one, unless its draws are scripted too.
   */
  readonly seed?: string;
  /** What expectations can ask for by name: `{ score: (view, seat) => … }` makes `expect.score('anna', +4)`. */
  readonly projections?: P;
  /**
   * Scripts the chance of the creation: by stream, what its draws give, in their order; all of them have to be made. The first block of expectations looks
   * back on the creation, if the position stays as it came out. For a shuffle see `shuffleDraws`.
   */
  readonly deals?: Deals;
  /** Words of the game for scripted draws: see `ChanceWords`. */
  readonly chance?: C;
  /** Points of interest by name, given beside the seats wherever a scenario is told things by a function. */
  readonly points?: N;
}

/** What every scenario of a game can say. Nothing is changed: each method returns a scenario that says more. */
export interface CommonScenario<G extends GameTypes, A extends AnyAction, T extends Terms> {
  /** Begins at a position that was built elsewhere. */
  given(match: Match<G, A>): Scenario<G, A, T>;
  /** Changes the state of the position in place; `rest` says what is not part of the state. Validated when the scenario runs. */
  given(change: (state: State<G>, at: Named<T>) => unknown, rest?: PositionRest<A, T['seat']>): Scenario<G, A, T>;
  /** Changes the state of the position by a patch. Validated when the scenario runs. */
  patched(patch: Patch<State<G>, T['seat']>, rest?: PositionRest<A, T['seat']>): Scenario<G, A, T>;
  /** Begins where a transcript stands after so many actions; chance goes on as it did there, until draws are scripted. Refuses what `engine.replay` refuses. */
  from(transcript: Transcript<G, A>, actions: number): Scenario<G, A, T>;
  /** Scripts the next results of a stream, for the actions that follow: all of them have to be drawn. */
  draws(stream: string, ...results: readonly number[]): Scenario<G, A, T>;
  /** Names who acts next. */
  when(seat: T['seat']): Acting<G, A, T>;
  /** Says what is expected now; see `CommonExpectations`. */
  then(say: (expect: Expectations<G, A, T>, at: Named<T>) => unknown): Scenario<G, A, T>;
  /** Runs the scenario; throws `ScenarioFailed` if it does not come out as it says. */
  run(): ScenarioResult<G, A>;
  /** The scenario as plain JSON, for `runScenario` or to load its position elsewhere. Refuses expectations that are functions. */
  toJSON(): ScenarioData<G, A>;
}

/** A scenario: what all of its game can say, and its game's own words for chance. */
export type Scenario<G extends GameTypes, A extends AnyAction, T extends Terms> = CommonScenario<G, A, T> & {
  readonly [K in Exclude<KnownName<keyof T['chance']>, keyof CommonScenario<G, A, T>>]: (
    ...shown: Parameters<T['chance'][K]>
  ) => Scenario<G, A, T>;
};

/** A seat about to act. */
export interface Acting<G extends GameTypes, A extends AnyAction, T extends Terms> {
  /** Does these one after another; each has to be allowed. An action can be told by a function that is given seats and points by name. */
  does(...actions: readonly [NamedAction<A, T>, ...NamedAction<A, T>[]]): Scenario<G, A, T>;
}

/** An action, or what gives one when it is told the seats and points of interest by name. */
export type NamedAction<A extends AnyAction, T extends Terms> = A | ((at: Named<T>) => A);

interface Told<G extends GameTypes, A extends AnyAction> {
  readonly draft: Draft<G, A>;
  /** How the draft came about, as long as it is as it came out. */
  readonly deals: Deals | undefined;
  readonly chance: ScenarioData['chance'];
  readonly steps: readonly AnyStep<A>[];
}

/**
 * Begins a scenario: a position, what is done there and what comes of it, told as a rulebook tells its examples. It throws `ScenarioFailed` when it is run and does
 * not come out so, and needs no test runner. Give it an engine, or a game, of which it makes one. Throws a plain `Error` for a projection or a word for chance that bears the
 * name of what every scenario has.
 *
 * @example
 * ```ts
 * import { scenario } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const discs = { discs: (view: { readonly table: { readonly dropped: number } }) => view.table.dropped };
 * const { match } = scenario(connectFour, { seats: ['red', 'yellow'], projections: discs })
 *   .given(({ table }) => {
 *     table.columns[3] = ['first', 'first', 'first', 'empty', 'empty', 'empty'];
 *     table.columns[0] = ['second', 'second', 'second', 'empty', 'empty', 'empty'];
 *     table.heights = [3, 0, 0, 3, 0, 0, 0];
 *     table.dropped = 6;
 *   })
 *   .then((expect) => expect.rejects('yellow', { type: 'drop', column: 0 }, 'not-awaited', 'C4.1'))
 *   .when('red').does({ type: 'drop', column: 3 })
 *   .then((expect, at) =>
 *     expect
 *       .discs('red', +1)
 *       .event({ type: 'dropped', seat: at.red, row: 3 })
 *       .changedOnly('table.columns.3.3', 'table.heights.3', 'table.dropped', 'table.winner')
 *       .outcome({ winners: [at.red], reasons: ['four-in-a-row'] }),
 *   )
 *   .run();
 * console.log(match.phase); // over
 * ```
 */
export function scenario<
  G extends GameTypes,
  A extends AnyAction,
  const S extends string,
  P extends Projections<G>,
  C extends ChanceWords,
  N extends object,
>(
  of: Game<G, A> | Engine<G, A>,
  setup: ScenarioSetup<G, S, P, C, N>,
): Scenario<
  G,
  A,
  {
    /** What the seats are called. */
    seat: S;
    /** What expectations can ask for, by name. */
    projections: P;
    /** Words of the game for scripted draws. */
    chance: C;
    /** Points of interest, by name. */
    points: N;
  }
> {
  const engine = 'create' in of ? of : createEngine(of);
  const { seats, options, content, seed = 'scenario', deals } = setup;
  const { match } = createFor(
    engine,
    { seats: seats.length, seed, ...(options === undefined ? {} : { options }), ...(content === undefined ? {} : { content }) },
    deals,
  );
  const chance = setup.seed === undefined ? 'scripted' : 'seeded';
  return build(engine, setup, { draft: draftOf(engine, match, seed), deals, chance, steps: [] });
}

function build<G extends GameTypes, A extends AnyAction, T extends Terms>(
  engine: Engine<G, A>,
  setup: ScenarioSetup<G, string, T['projections'], T['chance'], object>,
  told: Told<G, A>,
): Scenario<G, A, T> {
  const { seats, projections = {}, chance: words = {}, points } = setup;
  const at = Object.freeze({ ...points, ...Object.fromEntries(seats.map((name, seat) => [name, seat])) }) as unknown as Named<T>;
  const more = (change: Partial<Told<G, A>>): Scenario<G, A, T> => build(engine, setup, { ...told, ...change });
  const add = (...steps: AnyStep<A>[]): Scenario<G, A, T> => more({ steps: [...told.steps, ...steps] });
  const place = (change: Partial<Told<G, A>>): Scenario<G, A, T> => {
    if (told.steps.length > 0) throw new Error('the position of a scenario comes before its steps');
    return more({ ...change, deals: undefined });
  };
  const reshape = (change: (state: State<G>) => unknown, rest: PositionRest<A> = {}): Scenario<G, A, T> =>
    place({ draft: changed(told.draft, seats, change, rest) });

  const common: CommonScenario<G, A, T> = {
    given: (from: Match<G, A> | ((state: State<G>, at: Named<T>) => unknown), rest?: PositionRest<A>) =>
      typeof from === 'function' ? reshape((state) => from(state, at), rest) : place({ draft: draftOf(engine, from) }),
    patched: (patch, rest) => reshape(patchOf<G>(patch as Patch<State<G>, string>, seats), rest),
    from: (transcript, actions) => place({ draft: draftOf(engine, matchAt(engine, transcript, actions)), chance: 'seeded' }),
    draws: (stream, ...results) => add({ kind: 'draws', stream, results }),
    when: (seat) => ({
      does: (...deeds) => add(...deeds.map((deed): AnyStep<A> => ({ kind: 'does', seat, action: actionOf(deed, at) }))),
    }),
    // biome-ignore lint/suspicious/noThenProperty: given, when, then are the words of scenarios; see `refuseToBeAwaited`
    then(say, ...others: unknown[]) {
      refuseToBeAwaited(others);
      return add(...collectExpectations<G, A, T>(Object.keys(projections), (expect) => say(expect, at)));
    },
    run: () => runSteps(engine, dataOf(seats, told), told.steps, projections),
    toJSON: () => structuralCopy({ ...dataOf(seats, told), steps: told.steps.map(asData) }),
  };
  return Object.freeze({ ...chanceOf(words, common), ...common }) as Scenario<G, A, T>;
}

function actionOf<A extends AnyAction, T extends Terms>(deed: NamedAction<A, T>, at: Named<T>): A {
  return structuralCopy(typeof deed === 'function' ? deed(at) : deed);
}

/** A method per word for scripted draws. */
function chanceOf<G extends GameTypes, A extends AnyAction, T extends Terms>(words: ChanceWords, common: CommonScenario<G, A, T>): object {
  const taken = Object.keys(words).find((word) => Object.hasOwn(common, word));
  if (taken !== undefined) throw new Error(`"${taken}" cannot be a word for chance: every scenario has a method of that name`);
  return Object.fromEntries(Object.entries(words).map(([word, list]) => [word, (...shown: unknown[]) => common.draws(...list(...shown))]));
}

/** What is awaited, or returned by an async function, has its `then` called with two functions: a scenario that nobody has run must not pass for a test. */
function refuseToBeAwaited(others: readonly unknown[]): void {
  if (others.length > 0) throw new Error('a scenario is no promise: end it with .run()');
}

function dataOf<G extends GameTypes, A extends AnyAction>(
  seats: readonly string[],
  { draft, deals, chance }: Told<G, A>,
): Omit<ScenarioData<G, A>, 'steps'> {
  return { format: SCENARIO_FORMAT, seats, chance, position: draft, ...(deals === undefined ? {} : { deals }) };
}

function asData<A extends AnyAction>(step: AnyStep<A>, index: number): ScenarioStep<A> {
  if (step.kind === 'sees-that')
    throw new Error(`step ${index} of the scenario expects by a function, which is no data: name a path instead`);
  return step;
}
