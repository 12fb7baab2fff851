import {
  type Addressed,
  type AnyAction,
  type Engine,
  type GameEvent,
  type GameTypes,
  leftOver,
  type Match,
  scriptedRandom,
} from '@quayside/core';
import { check, STEP_KINDS } from './check.ts';
import { type AnyStep, SCENARIO_FORMAT, type ScenarioData } from './format.ts';
import type { Projections } from './projections.ts';
import { ScenarioFailed } from './scenario-failed.ts';
import { failure, type Problem, rejectionText, type Scene, seatOf } from './scene.ts';

/** Where a scenario has led. */
export interface ScenarioResult<G extends GameTypes, A extends AnyAction> {
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
  const events: Addressed<GameEvent<G>>[] = [];
  let scene: Scene<G, A> = { engine, names: data.seats, projections, before: start, now: start, events: [], last: null };
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
  return { ...scene, now: match, events: [...scene.events, ...events], last: { ...deed, learnt } };
}

/** A draw that is not scripted, or the rules themselves, throw: tells which action did. */
function thrown<A extends AnyAction, T>(deed: { seat: number; action: A }, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw Object.assign(new Stopped({ problem: drawProblem(error) ?? `the rules throw ${String(error)}`, deed }), { cause: error });
  }
}

/** What is wrong with the script, if that is what a fault says. */
function drawProblem(error: unknown): string | undefined {
  const { code, api, expected, received } = error as Readonly<Record<'code' | 'api' | 'expected' | 'received', string>>;
  const stream = /^scriptedRandom\(\{ (".*"): … \}\)$/.exec(api)?.[1];
  switch (code) {
    case 'stream-not-scripted':
      return `a draw is made from the stream ${stream}, which the scenario does not script: list its results, or give the scenario a seed`;
    case 'script-exhausted':
      return `one more draw is made from the stream ${stream} than the scenario scripts: expected ${expected}, ${received}`;
    case 'script-out-of-range':
      return `a scripted draw of the stream ${stream} is out of range: expected ${expected}, got ${received}`;
    default:
      return undefined;
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
  const left = Object.entries(leftOver(scene.now.random)).map(([stream, count]) => `${count} of the stream "${stream}"`);
  if (left.length > 0)
    throw failure(scene, { step: null, where: 'at the end' }, { problem: `scripted draws were not made: ${left.join(', ')}` });
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

/** The position as a match that can be played: what breaks a schema or an invariant is named by its path. */
function beginAt<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { position, seats, chance }: Omit<ScenarioData<G, A>, 'steps'>,
): Match<G, A> {
  const loaded = engine.load(position);
  if (!loaded.ok) {
    const { code, rule } = loaded.rejection;
    throw refused(engine, `it is refused: ${engine.describe().rejection(loaded.rejection)}`, { code, rule });
  }
  const { match } = loaded;
  if (new Set(seats).size !== seats.length || seats.length !== match.options.seats)
    throw refused(engine, `the seats are called ${seats.join(', ')}, but there are ${match.options.seats}`);
  return chance === 'scripted' ? engine.withRandom(match, scriptedRandom({})) : match;
}

function readSteps<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, data: ScenarioData<G, A>): ScenarioData<G, A>['steps'] {
  if (data?.format !== SCENARIO_FORMAT) throw refused(engine, `expected the format ${SCENARIO_FORMAT}, got ${String(data?.format)}`);
  const { seats, steps, chance } = data;
  if (!Array.isArray(seats) || !Array.isArray(steps) || (chance !== 'scripted' && chance !== 'seeded'))
    throw refused(engine, 'expected seats, steps and chance as the format says');
  const odd = steps.findIndex((step) => !STEP_KINDS.includes(step?.kind));
  if (odd >= 0) throw refused(engine, `step ${odd} is of no known kind: ${String(steps[odd]?.kind)}`);
  return steps;
}

function refused<G extends GameTypes, A extends AnyAction>(
  { game }: Engine<G, A>,
  problem: string,
  rejection: { readonly code?: string; readonly rule?: string | null } = {},
): ScenarioFailed {
  return new ScenarioFailed({ game: game.meta.id, step: null, where: 'the position', problem, ...rejection });
}

function placeOf<A extends AnyAction>(step: number, { kind, ...rest }: AnyStep<A>): string {
  const who = 'seat' in rest ? `${rest.seat} ` : '';
  const what = kind === 'does' || kind === 'draws' ? kind : `expects ${kind}`;
  return `step ${step} (${who}${what})`;
}
