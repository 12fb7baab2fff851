import type { AnyAction, Engine, Game, GameTypes } from '@quayside/core';
import { engineOf } from '../conformance/engine-of.ts';
import type { ScenarioData } from '../scenario/format.ts';
import type { Projections } from '../scenario/projections.ts';
import { runScenario } from '../scenario/run-scenario.ts';
import { type KitTest, testsOf } from './kit-test.ts';

/** What scenarios ask for by name. */
export interface ScenarioTestsOptions<G extends GameTypes> {
  /** For scenarios that are data; one that was built brings its own. */
  readonly projections?: Projections<G>;
}

/**
 * A test for each scenario, under its name: one that was built with `scenario`, or data, such as files hold, which need not be trusted. Each throws
 * `ScenarioFailed` if it does not come out as told. Throws a plain `Error` where no scenario is given, since no tests would pass in silence.
 *
 * @example
 * ```ts
 * import { scenario, scenarioTests } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const tests = scenarioTests(connectFour, {
 *   'C4.1 the seats drop in turn': scenario(connectFour, { seats: ['red', 'yellow'] })
 *     .when('red').does({ type: 'drop', column: 3 })
 *     .then((expect) => expect.awaits('yellow')),
 * });
 * for (const { name, run } of tests) {
 *   run(); // test(name, run) in a test file
 *   console.log(name); // C4.1 the seats drop in turn
 * }
 * ```
 */
export function scenarioTests<G extends GameTypes, A extends AnyAction>(
  of: Game<G, A> | Engine<G, A>,
  scenarios: Readonly<Record<string, unknown>>,
  options: ScenarioTestsOptions<G> = {},
): readonly KitTest[] {
  const engine = engineOf(of);
  return testsOf('scenarioTests', scenarios, (each) =>
    isBuilt(each) ? each.run() : runScenario(engine, each as ScenarioData<G, A>, options),
  );
}

function isBuilt(scenario: unknown): scenario is { run(): unknown } {
  return typeof scenario === 'object' && scenario !== null && 'run' in scenario && typeof scenario.run === 'function';
}
