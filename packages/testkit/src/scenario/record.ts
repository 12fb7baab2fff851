import type { AnyAction, Engine, GameTypes, Match, Transcript, Viewer } from '@quayside/core';
import { SCENARIO_FORMAT, type ScenarioData, type ScenarioStep } from './format.ts';
import { draftOf, matchAt } from './position.ts';

/** Whose scenario is recorded, and where. */
export interface RecordOptions {
  /** The seat, or `null` for the spectator, whose knowledge it holds. */
  readonly viewer: Viewer;
  /** After so many actions of the transcript; after all unless told. */
  readonly actions?: number;
  /** What the seats are called; `seat-0`, `seat-1`, … unless told. */
  readonly seats?: readonly string[];
  /** Seeds what is made up in place of what the viewer cannot know; never the seed of the match. */
  readonly seed?: string;
}

/**
 * Writes a scenario from a real match, as one viewer knows it: the position is a determinization, drawn from the viewer's view and nothing else, so other
 * hands, hidden things, sealed commits, the seed and all draws to come are made up. It expects the phase, who is awaited, and what the viewer may do; and if
 * the next action of the transcript is the viewer's own, the viewer does it. Two matches that look the same to the viewer give the same scenario. Throws `ScenarioFailed` for a
 * transcript that does not replay, or that has fewer actions than are asked for.
 *
 * @example
 * ```ts
 * import { createEngine, createSession } from '@quayside/core';
 * import { record, runScenario } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const session = createSession(engine, { seats: 2, seed: 'secret' });
 * session.dispatch(0, { type: 'drop', column: 3 });
 * session.dispatch(1, { type: 'drop', column: 3 });
 *
 * const data = record(engine, session.transcript(), { viewer: 1, actions: 1, seats: ['red', 'yellow'] });
 * console.log(data.steps.map(({ kind }) => kind)); // [ 'phase', 'awaits', 'only-legal', 'does' ]
 * console.log(runScenario(engine, data).match.step); // 2
 * ```
 */
export function record<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  transcript: Transcript<G, A>,
  { viewer, actions = transcript.entries.length, seats, seed = 'record' }: RecordOptions,
): ScenarioData<G, A> {
  const view = engine.view(matchAt(engine, transcript, actions), viewer);
  const match = engine.determinize(view, seed);
  const names = seats ?? match.state.hands.map((_, seat) => `seat-${seat}`);
  const next = transcript.entries[actions];
  const own = next !== undefined && 'action' in next && next.seat === viewer ? [next.action] : [];
  return {
    format: SCENARIO_FORMAT,
    seats: names,
    chance: 'seeded',
    position: draftOf(engine, match),
    steps: [
      ...expected(engine, match, viewer, names),
      ...own.map((action): ScenarioStep<A> => ({ kind: 'does', seat: names[viewer ?? 0] ?? '', action })),
    ],
  };
}

function expected<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  viewer: Viewer,
  names: readonly string[],
): ScenarioStep<A>[] {
  const called = (seat: number): string => names[seat] ?? '';
  const steps: ScenarioStep<A>[] = [
    { kind: 'phase', phase: match.phase },
    { kind: 'awaits', seats: engine.awaited(match).map(called) },
  ];
  if (viewer !== null) steps.push({ kind: 'only-legal', seat: called(viewer), actions: engine.legal(engine.view(match, viewer)) });
  return steps;
}
