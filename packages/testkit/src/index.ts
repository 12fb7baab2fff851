/**
 * The door of `@quayside/testkit`: laws that every game has to keep, walks that try them, and assertions for tests of rules. It knows no test runner:
 * whatever is broken is thrown.
 *
 * @packageDocumentation
 */
export { assertRejected } from './assert/assert-rejected.ts';
export { ALL_LAWS } from './conformance/all-laws.ts';
export { withinBound } from './conformance/bound.ts';
export { choicesAreChecks } from './conformance/choices.ts';
export { commitOrder } from './conformance/commit-order.ts';
export { determinism } from './conformance/determinism.ts';
export { eventsAreDeclared } from './conformance/events.ts';
export { inPlaceEqualsHost } from './conformance/in-place.ts';
export { invariantsHold } from './conformance/invariants.ts';
export { knowledgeIsKept } from './conformance/knowledge.ts';
export type { Difference, InPlaceStep, Law, MatchRecord, PlayedMatch, Position, Transition } from './conformance/law.ts';
export { refusalChangesNothing } from './conformance/refusal.ts';
export { transcriptReplays } from './conformance/replay.ts';
export { saveAndLoad } from './conformance/save-and-load.ts';
export { totality } from './conformance/totality.ts';
export { stateIsTree } from './conformance/tree.ts';
export { twins } from './conformance/twins.ts';
export { viewDecides } from './conformance/view-decides.ts';
export { wordsForAll } from './conformance/words.ts';
export { type Policy, pickUniformly } from './walk/choose.ts';
export { LawBroken, type LawBrokenDetails } from './walk/law-broken.ts';
export { playRecord } from './walk/play-record.ts';
export type { WalkReport } from './walk/report.ts';
export { type WalkOptions, walk } from './walk/walk.ts';
export { walkInPlace } from './walk/walk-in-place.ts';
