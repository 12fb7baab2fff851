/**
 * The door of `@quayside/testkit`: laws that every game has to keep, walks that try them, scenarios, and assertions for tests of rules. It knows no test runner:
 * whatever is broken is thrown.
 *
 * Examples that import `@quayside-examples/connect-four` use the example game of the repository (`examples/connect-four`), which is there to be read, not to be installed.
 *
 * @packageDocumentation
 */
export { assertRejected } from './assert/assert-rejected.ts';
export { ALL_LAWS } from './conformance/all-laws.ts';
export { withinBound } from './conformance/bound.ts';
export { choicesAreChecks } from './conformance/choices.ts';
export { commitOrder } from './conformance/commit-order.ts';
export { type ConformanceReport, conformance } from './conformance/conformance.ts';
export type { ConformanceOptions, ConformanceSetup } from './conformance/conformance-options.ts';
export { determinism } from './conformance/determinism.ts';
export { eventsAreDeclared } from './conformance/events.ts';
export { inPlaceEqualsHost } from './conformance/in-place.ts';
export { invariantsHold } from './conformance/invariants.ts';
export { knowledgeIsKept } from './conformance/knowledge.ts';
export type { Creation, Difference, InPlaceStep, Law, MatchRecord, PlayedMatch, Position, Transition } from './conformance/law.ts';
export { type Deducible, HiddenLeaves } from './conformance/leaves.ts';
export { seatsMayLeave } from './conformance/leaving.ts';
export { purity } from './conformance/purity.ts';
export { refusalChangesNothing } from './conformance/refusal.ts';
export { refusalsHaveWords } from './conformance/refusals-have-words.ts';
export { transcriptReplays } from './conformance/replay.ts';
export { saveAndLoad } from './conformance/save-and-load.ts';
export { type Rotation, type Symmetry, seatsAreAlike } from './conformance/symmetry.ts';
export { totality } from './conformance/totality.ts';
export { stateIsTree } from './conformance/tree.ts';
export { twins } from './conformance/twins.ts';
export { viewDecides } from './conformance/view-decides.ts';
export { wordsForAll } from './conformance/words.ts';
export { checkGolden, explainGolden } from './golden/explain.ts';
export { type GoldenFiles, readGoldens, writeGoldens } from './golden/folder.ts';
export { assertNoGoldenGaps, type GoldenGap, type GoldenGapOptions, goldenGaps } from './golden/gaps.ts';
export { GOLDEN_FORMAT, type Golden, type GoldenStep } from './golden/golden.ts';
export { GOLDEN_KINDS, type GoldenKind, MORE_GOLDEN_KINDS } from './golden/kinds.ts';
export { type GoldenRecipe, playGolden, recordGolden } from './golden/record.ts';
export { type GoldenReplay, replayGolden } from './golden/replay.ts';
export { goldenText, parseGolden } from './golden/text.ts';
export { matchers } from './matchers/matchers.ts';
export type { MatcherResult } from './matchers/result.ts';
export type { TriedAt } from './matchers/tried-at.ts';
export type { Deals } from './scenario/draws.ts';
export type {
  CommonExpectations,
  Expectations,
  Measure,
  ProjectedExpectations,
  StatePath,
  StateValue,
  ViewerOf,
  ViewPath,
  ViewValue,
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
export type { ChildOf, EventPattern, Patch, PathOf, PathThrough, Pattern, ValueAt } from './scenario/path-types.ts';
export type { OptionsOf, PositionRest } from './scenario/position.ts';
export type { Projections } from './scenario/projections.ts';
export { type RecordOptions, record } from './scenario/record.ts';
export { runScenario, type ScenarioResult } from './scenario/run-scenario.ts';
export { type Acting, type CommonScenario, type NamedAction, type Scenario, type ScenarioSetup, scenario } from './scenario/scenario.ts';
export { ScenarioFailed, type ScenarioFailure } from './scenario/scenario-failed.ts';
export { shuffleDraws } from './scenario/shuffle-draws.ts';
export type { ChanceWords, KnownName, Named, Terms } from './scenario/terms.ts';
export { type ShrinkOptions, type Shrunk, shrink } from './shrink/shrink.ts';
export { conformanceTests } from './suite/conformance-tests.ts';
export { goldenTests } from './suite/golden-tests.ts';
export type { KitTest } from './suite/kit-test.ts';
export { type ScenarioTestsOptions, scenarioTests } from './suite/scenario-tests.ts';
export { assertFingerprint, type FingerprintOptions } from './versions/assert-fingerprint.ts';
export { assertMigrations, type MigrationReport, type MigrationTrial } from './versions/assert-migrations.ts';
export { diffRules, type Translation } from './versions/diff-rules.ts';
export { everySave } from './versions/every-save.ts';
export { explainFingerprint } from './versions/explain-fingerprint.ts';
export { type FingerprintFiles, readFingerprints, recordFingerprint } from './versions/fingerprint-files.ts';
export type { Otherwise, RulesDifference } from './versions/rules-difference.ts';
export { type Policy, pickUniformly } from './walk/choose.ts';
export { COVERED, Coverage, type CoverageCounts, type Covered } from './walk/coverage.ts';
export { LawBroken, type LawBrokenDetails } from './walk/law-broken.ts';
export { playRecord } from './walk/play-record.ts';
export { type FoundBroken, replayText } from './walk/replay-text.ts';
export type { WalkReport } from './walk/report.ts';
export { steered } from './walk/steer.ts';
export { type WalkOptions, walk } from './walk/walk.ts';
export { walkInPlace } from './walk/walk-in-place.ts';
export { type WalkRecordOptions, walkRecord } from './walk/walk-record.ts';
