/**
 * The door of `@quayside/testkit`: laws that every game has to keep, walks that try them, scenarios, and assertions for tests of rules. It knows no test runner:
 * whatever is broken is thrown.
 *
 * @packageDocumentation
 */
export { assertRejected } from './assert/assert-rejected.ts';
export { ALL_LAWS } from './conformance/all-laws.ts';
export { withinBound } from './conformance/bound.ts';
export { choicesAreChecks } from './conformance/choices.ts';
export { commitOrder } from './conformance/commit-order.ts';
export { type ConformanceOptions, type ConformanceReport, type ConformanceSetup, conformance } from './conformance/conformance.ts';
export { determinism } from './conformance/determinism.ts';
export { eventsAreDeclared } from './conformance/events.ts';
export { inPlaceEqualsHost } from './conformance/in-place.ts';
export { invariantsHold } from './conformance/invariants.ts';
export { knowledgeIsKept } from './conformance/knowledge.ts';
export type { Difference, InPlaceStep, Law, MatchRecord, PlayedMatch, Position, Transition } from './conformance/law.ts';
export { type Deducible, HiddenLeaves } from './conformance/leaves.ts';
export { purity } from './conformance/purity.ts';
export { refusalChangesNothing } from './conformance/refusal.ts';
export { transcriptReplays } from './conformance/replay.ts';
export { saveAndLoad } from './conformance/save-and-load.ts';
export { type Rotation, type Symmetry, seatsAreAlike } from './conformance/symmetry.ts';
export { totality } from './conformance/totality.ts';
export { stateIsTree } from './conformance/tree.ts';
export { twins } from './conformance/twins.ts';
export { viewDecides } from './conformance/view-decides.ts';
export { wordsForAll } from './conformance/words.ts';
export { checkGolden, explainGolden } from './golden/explain.ts';
export { assertNoGoldenGaps, type GoldenGap, goldenGaps } from './golden/gaps.ts';
export { GOLDEN_FORMAT, type Golden, type GoldenReplay, type GoldenStep, goldenText, recordGolden, replayGolden } from './golden/golden.ts';
export type {
  CommonExpectations,
  Expectations,
  Measure,
  ProjectedExpectations,
} from './scenario/expectations.ts';
export {
  type DoesStep,
  type DrawsStep,
  type Expectation,
  SCENARIO_FORMAT,
  type ScenarioData,
  type ScenarioStep,
  type ViewerName,
} from './scenario/format.ts';
export type { EventPattern, Patch, PathOf, Pattern, ValueAt } from './scenario/path-types.ts';
export type { PositionRest } from './scenario/position.ts';
export type { Projections } from './scenario/projections.ts';
export { type RecordOptions, record } from './scenario/record.ts';
export { runScenario, type ScenarioResult } from './scenario/run-scenario.ts';
export { type Acting, type CommonScenario, type Scenario, type ScenarioSetup, scenario } from './scenario/scenario.ts';
export { ScenarioFailed, type ScenarioFailure } from './scenario/scenario-failed.ts';
export type { ChanceWords, KnownName, Named, Terms } from './scenario/terms.ts';
export { replayText } from './shrink/replay-text.ts';
export { type ShrinkOptions, type Shrunk, shrink } from './shrink/shrink.ts';
export { type Policy, pickUniformly } from './walk/choose.ts';
export { COVERED, Coverage, type CoverageCounts, type Covered } from './walk/coverage.ts';
export { LawBroken, type LawBrokenDetails } from './walk/law-broken.ts';
export { playRecord } from './walk/play-record.ts';
export type { WalkReport } from './walk/report.ts';
export { steered } from './walk/steer.ts';
export { type WalkOptions, walk } from './walk/walk.ts';
export { walkInPlace } from './walk/walk-in-place.ts';
export { type WalkRecordOptions, walkRecord } from './walk/walk-record.ts';
