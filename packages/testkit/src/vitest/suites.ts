import type { AnyAction, Engine, Game, GameTypes } from '@quayside/core';
import { describe, test } from 'vitest';
import type { ConformanceOptions } from '../conformance/conformance-options.ts';
import { engineOf } from '../conformance/engine-of.ts';
import type { GoldenGapOptions } from '../golden/gaps.ts';
import { conformanceTests } from '../suite/conformance-tests.ts';
import { goldenTests } from '../suite/golden-tests.ts';
import type { KitTest } from '../suite/kit-test.ts';
import { type ScenarioTestsOptions, scenarioTests } from '../suite/scenario-tests.ts';

/**
 * A block with a test per law, and tests of what only a whole set of matches shows: `conformanceTests` for vitest. The test that fails is named after what is
 * broken, and its message has a replay to be pasted. No test has a time limit.
 *
 * @example
 * ```ts no-run
 * import { conformanceSuite } from '@quayside/testkit/vitest';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * conformanceSuite(connectFour);
 * ```
 */
export function conformanceSuite<G extends GameTypes, A extends AnyAction>(
  of: Game<G, A> | Engine<G, A>,
  options: ConformanceOptions<G, A> = {},
): void {
  suite(of, 'keeps the laws', conformanceTests(of, options));
}

/**
 * A block with a test per scenario, built or as data: `scenarioTests` for vitest.
 *
 * @example
 * ```ts no-run
 * import { scenario } from '@quayside/testkit';
 * import { scenarioSuite } from '@quayside/testkit/vitest';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * scenarioSuite(connectFour, {
 *   'C4.1 the seats drop in turn': scenario(connectFour, { seats: ['red', 'yellow'] })
 *     .when('red').does({ type: 'drop', column: 3 })
 *     .then((expect) => expect.awaits('yellow')),
 * });
 * ```
 */
export function scenarioSuite<G extends GameTypes, A extends AnyAction>(
  of: Game<G, A> | Engine<G, A>,
  scenarios: Readonly<Record<string, unknown>>,
  options: ScenarioTestsOptions<G> = {},
): void {
  suite(of, 'plays its scenarios', scenarioTests(of, scenarios, options));
}

/**
 * A block with a test per golden match, and one that none is missing: `goldenTests` for vitest.
 *
 * @example
 * ```ts no-run
 * import * as fs from 'node:fs';
 * import { createEngine } from '@quayside/core';
 * import { readGoldens } from '@quayside/testkit';
 * import { goldenSuite } from '@quayside/testkit/vitest';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * goldenSuite(engine, readGoldens(engine, fs, 'test/golden'));
 * ```
 */
export function goldenSuite<G extends GameTypes, A extends AnyAction>(
  of: Game<G, A> | Engine<G, A>,
  goldens: Readonly<Record<string, unknown>>,
  options: GoldenGapOptions = {},
): void {
  suite(of, 'plays its golden matches', goldenTests(of, goldens, options));
}

/** The laws take as long as they take: vitest's five seconds are for what may hang, which none of these can be kept from by a clock. */
const UNTIMED = { timeout: 0 };

function suite<G extends GameTypes, A extends AnyAction>(of: Game<G, A> | Engine<G, A>, what: string, tests: readonly KitTest[]): void {
  describe(`${engineOf(of).game.meta.id} ${what}`, () => {
    for (const { name, run } of tests) test(name, UNTIMED, run);
  });
}
