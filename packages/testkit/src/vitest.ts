/**
 * The door of `@quayside/testkit/vitest`: the testkit for vitest. Importing it registers and types the matchers; each suite is one line. ES modules only, since
 * vitest is.
 *
 * Examples that import `@quayside-examples/connect-four` use the example game of the repository (`examples/connect-four`), which is there to be read, not to be installed.
 *
 * @packageDocumentation
 */
// Types alone.
import './vitest/typed.ts';
import { registerMatchers } from './vitest/register.ts';

export type { ConformanceOptions, ConformanceSetup } from './conformance/conformance-options.ts';
export type { Creation, Difference, InPlaceStep, Law, MatchRecord, PlayedMatch, Position, Transition } from './conformance/law.ts';
export type { Deducible } from './conformance/leaves.ts';
export type { Rotation, Symmetry } from './conformance/symmetry.ts';
export type { GoldenGap, GoldenGapOptions } from './golden/gaps.ts';
export { matchers } from './matchers/matchers.ts';
export type { MatcherResult } from './matchers/result.ts';
export type { TriedAt } from './matchers/tried-at.ts';
export type { Projections } from './scenario/projections.ts';
export type { ScenarioTestsOptions } from './suite/scenario-tests.ts';
export type { GameMatchers } from './vitest/game-matchers.ts';
export { conformanceSuite, goldenSuite, scenarioSuite } from './vitest/suites.ts';
export type { Policy } from './walk/choose.ts';

// Called here, not at the import of its file: bundlers may drop such an import, but nothing of the door itself, which the manifest names under `sideEffects`.
registerMatchers();
