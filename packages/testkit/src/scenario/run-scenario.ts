import { type Addressed, type AnyAction, type Engine, type GameEvent, type GameTypes, type Match, scriptedRandom } from '@quayside/core';
import { beginAt, refused } from './begin.ts';
import { check, STEP_KINDS } from './check.ts';
import { drawProblem, undealt } from './draws.ts';
import { type AnyStep, SCENARIO_FORMAT, type ScenarioData } from './format.ts';
import type { Projections } from './projections.ts';
import { failure, type Problem, rejectionText, type Scene, seatOf } from './scene.ts';

/** Where a scenario has led. */
export interface ScenarioResult<G extends GameTypes, A extends AnyAction> {
  /** The match after the last step. */
  readonly match: Match<G, A>;
  /** All that happened. */
  readonly events: readonly Addressed<GameEvent<G>>[];
}

/**
 * Runs a scenario that is written down as data. The position is validated by `engine.load`, every action has to be allowed, every expectation has to hold,
 * and every scripted draw has to be made. Throws `ScenarioFailed` otherwise. What the data call a projection has to be given.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { runScenario, scenario } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const text = JSON.stringify(
 *   scenario(engine, { seats: ['red', 'yellow'] })
 *     .when('red').does({ type: 'drop', column: 3 })
 *     .then((expect) => expect.awaits('yellow')),
 * );
 *
 * const { match } = runScenario(engine, JSON.parse(text));
 * console.log(match.step); // 1
 * ```
 */
export function runScenario<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  data: ScenarioData<G, A>,
  { projections = {} }: { readonly projections?: Projections<G> } = {},
): ScenarioResult<G, A> {
  return runSteps(engine, data, readSteps(engine, data), projections);
}

/** Runs the steps from the position of a scenario, which is validated first. */
export function runSteps<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  data: Omit<ScenarioData<G, A>, 'steps'>,
  steps: readonly AnyStep<A>[],
  projections: Projections<G>,
): ScenarioResult<G, A> {
  const start = beginAt(engine, data);
  const events = [...start.events];
  const { match } = start;
  const log = [{ seat: null, learnt: 'info' }] as const;
  let scene: Scene<G, A> = { engine, names: data.seats, projections, before: match, now: match, events, log, last: null };
  let asked = false;
  for (const [step, each] of steps.entries()) {
    const where = placeOf(step, each);
    const expects = each.kind !== 'does' && each.kind !== 'draws';
    // The first action after an expectation begins a new block.
    if (each.kind === 'does' && asked) scene = { ...scene, before: scene.now, events: [] };
    const known = scene.events.length;
    scene = guarded(scene, { step, where }, () => advance(scene, each));
    events.push(...scene.events.slice(known));
    asked = expects || (asked && each.kind === 'draws');
  }
  demandNothingLeft(scene);
  return { match: scene.now, events };
}

class Stopped<A extends AnyAction> extends Error {
  constructor(readonly found: Problem<A>) {
    super(found.problem);
  }
}

function advance<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>, step: AnyStep<A>): Scene<G, A> {
  if (step.kind === 'draws') return { ...scene, now: withDraws(scene, step.stream, step.results) };
  if (step.kind === 'does') return act(scene, step.seat, step.action);
  const found = check(scene, step);
  if (found !== undefined) throw new Stopped(found);
  return scene;
}

function act<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>, name: string, action: A): Scene<G, A> {
  const deed = { seat: seatOf(scene.names, name), action };
  const answer = thrown(deed, () => scene.engine.apply(scene.now, deed.seat, action));
  if (!answer.ok) {
    const { rejection } = answer;
    throw new Stopped({ problem: `${name} may not do this: ${rejectionText(scene, rejection)}`, deed, rejection });
  }
  const { match, events, learnt } = answer;
  const log = [...scene.log, { seat: deed.seat, learnt }];
  return { ...scene, now: match, events: [...scene.events, ...events], log, last: { ...deed, learnt } };
}

/** A draw that is not scripted, or the rules themselves, throw: tells which action did. */
function thrown<A extends AnyAction, T>(deed: { seat: number; action: A }, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw Object.assign(
      new Stopped({ problem: drawProblem(error, 'give the scenario a seed') ?? `the rules throw ${String(error)}`, deed }),
      { cause: error },
    );
  }
}

/** The match with more results to deal. */
function withDraws<G extends GameTypes, A extends AnyAction>(
  { engine, now }: Scene<G, A>,
  stream: string,
  results: readonly number[],
): Match<G, A> {
  const script = now.random.algorithm === 'script' ? now.random.streams : {};
  const before = script[stream];
  const listed = typeof before === 'object' ? [...before, ...results] : results;
  return engine.withRandom(now, scriptedRandom({ ...(script as Readonly<Record<string, readonly number[]>>), [stream]: listed }));
}

function demandNothingLeft<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>): void {
  const left = undealt(scene.now.random);
  if (left !== undefined) throw failure(scene, { step: null, where: 'at the end' }, { problem: left });
}

function guarded<G extends GameTypes, A extends AnyAction, T>(
  scene: Scene<G, A>,
  at: { readonly step: number; readonly where: string },
  run: () => T,
): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Stopped) throw failure(scene, at, error.found as Problem<A>, error.cause);
    throw failure(scene, at, { problem: error instanceof Error ? error.message : String(error) }, error);
  }
}

function readSteps<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, data: ScenarioData<G, A>): ScenarioData<G, A>['steps'] {
  if (data?.format !== SCENARIO_FORMAT) throw refused(engine, `expected the format ${SCENARIO_FORMAT}, got ${String(data?.format)}`);
  const { seats, steps, chance, deals = {} } = data;
  const listed = Array.isArray(seats) && seats.every((name) => typeof name === 'string') && Array.isArray(steps);
  if (!listed || (chance !== 'scripted' && chance !== 'seeded') || !areDeals(deals))
    throw refused(engine, 'expected seats, chance, deals and steps as the format says');
  const odd = steps.findIndex((step) => !STEP_KINDS.includes(step?.kind));
  if (odd >= 0) throw refused(engine, `step ${odd} is of no known kind: ${String(steps[odd]?.kind)}`);
  return steps;
}

function areDeals(deals: unknown): boolean {
  return typeof deals === 'object' && deals !== null && Object.values(deals).every(Array.isArray);
}

function placeOf<A extends AnyAction>(step: number, { kind, ...rest }: AnyStep<A>): string {
  const who = 'seat' in rest ? `${rest.seat} ` : '';
  const what = kind === 'does' || kind === 'draws' ? kind : `expects ${kind}`;
  return `step ${step} (${who}${what})`;
}
