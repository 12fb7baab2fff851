/**
 * The host door of `@quayside/core`: play, save, show and replay matches of any game that was made with `@quayside/core/sdk`.
 *
 * Examples that import `@quayside-examples/connect-four` use the example game of the repository (`examples/connect-four`), which is there to be read, not to be installed.
 *
 * @packageDocumentation
 */

export { inOrder } from './codec/in-order.ts';
export type { Accepted, Applied } from './engine/apply.ts';
export type { ChangedSeat, SeatChanged } from './engine/change-seat.ts';
export type { Created, MatchSetup } from './engine/create.ts';
export { createEngine, type Engine } from './engine/engine.ts';
export type { Deed, HistoryEntry } from './engine/history.ts';
export type { Learnt } from './engine/learnt.ts';
export type { Migrated } from './engine/migrate.ts';
export { SAVE_FORMAT, type Save } from './engine/save.ts';
export type { Teller } from './engine/tell.ts';
export {
  extendTranscript,
  type Replayed,
  TRANSCRIPT_FORMAT,
  type Transcript,
  type TranscriptEntry,
} from './engine/transcript.ts';
export { type Done, type UndoTarget, undoTarget } from './engine/undo.ts';
export { ENGINE_WORDS } from './engine/words.ts';
export { type ClockOptions, clock, TIME_OUT_POLICIES, type TimeOutPolicy } from './extensions/clock.ts';
export { type ClockSlice, nextTimeOut, remainingTime, type SeatClock } from './extensions/clock-slice.ts';
export { type StatisticsOptions, statistics } from './extensions/statistics.ts';
export type { SeatStatistics, Statistics, StatisticsSlice } from './extensions/statistics-slice.ts';
export { sumStatistics } from './extensions/sum-statistics.ts';
export type { AddToTally, Tally } from './extensions/tally.ts';
export type { Action, AnyActionOf, Refusal } from './game/action.ts';
export { CONTRACT_VERSION } from './game/contract.ts';
export type { Describer, Telling, Words } from './game/describe.ts';
export type { End, Finished, Invariant, Rung, Standing } from './game/ending.ts';
export {
  type AnyGame,
  type Bound,
  type Determinization,
  type Flaw,
  type Game,
  type GameMeta,
  type GameParts,
  type KitSpec,
  STAGES,
  type Stage,
} from './game/game.ts';
export type { Leaving } from './game/leaving.ts';
export { type Board, MATCH_FORMAT, type Match, OVER, type View } from './game/match.ts';
export type { FrozenJson, FrozenObject, MatchParts, Migration } from './game/migration.ts';
export type { Numbering } from './game/numbering.ts';
export type { ObservationHints } from './game/observation.ts';
export { type Closes, type Commit, type Phase, type PhaseBase, UNOPENED_POLICIES, type UnopenedPolicy } from './game/phase.ts';
export type { ActionEffects, Context, Effects, RuleBoard, RuleView } from './game/rule-view.ts';
export { compareVersions } from './game/version.ts';
export { canonicalJson } from './model/canonical.ts';
export { type Addressed, type Audience, type DeclaredEvent, type EngineEvent, eventsFor, type GameEvent } from './model/event.ts';
export { Fault, type FaultDetails } from './model/fault.ts';
export type { AnyAction, ContentRef, GameTypes, MatchOptions, State } from './model/game-types.ts';
export { hashJson } from './model/hash.ts';
export type { Flat, Immutable } from './model/immutable.ts';
export type { Json, JsonObject } from './model/json.ts';
export { type Ending, type Finish, type Outcome, type Score, SHARED_RANKS, type SharedRanks } from './model/outcome.ts';
export { PRESENCES, type Presence, SEAT_CHANGES, type SeatChange } from './model/presence.ts';
export {
  DATA_REJECTIONS,
  type DataRejection,
  ENGINE_REJECTIONS,
  type EngineRejection,
  RETRY_REJECTIONS,
  type Refused,
  type Rejection,
  type RetryRejection,
  SEAT_REJECTIONS,
  type SeatRejection,
  UNDO_REJECTIONS,
  type UndoRejection,
} from './model/rejection.ts';
export type { Seat, Viewer } from './model/seat.ts';
export { SESSION_REJECTIONS, type SessionRejection } from './model/session-rejection.ts';
export type { Tagged } from './model/tagged.ts';
export { COMMIT_REJECTIONS, type CommitRejection, VERIFY_REJECTIONS, type VerifyRejection } from './model/trust-rejection.ts';
export { addCommitment, type RoundAnswer } from './primitives/commits/add-commitment.ts';
export { addOpening, type ExplainOpening } from './primitives/commits/add-opening.ts';
export type { CommitBinding, CommitPlace } from './primitives/commits/commit-binding.ts';
export type { CommitRefused } from './primitives/commits/commit-refused.ts';
export {
  beginRound,
  COMMIT_ROUND_FORMAT,
  type CommitPast,
  type CommitRound,
  closeCommitments,
  pastCommits,
  type RoundSeat,
  unopenedSeats,
} from './primitives/commits/commit-round.ts';
export { type OpenedCommit, openCommit } from './primitives/commits/open-commit.ts';
export { type CommitOpening, type SealedCommit, sealCommit } from './primitives/commits/seal-commit.ts';
export { commitNonce, commitSeed, type FairStart, fairKey } from './random/fair-seed.ts';
export { openRandom } from './random/open.ts';
export type { Random, RandomSource } from './random/random.ts';
export { leftOver, scriptedRandom } from './random/script.ts';
export { seedRandom } from './random/seed.ts';
export type { Algorithm, Position, RandomState } from './random/state.ts';
export type { GameModule } from './registry/game-module.ts';
export type { Manifest } from './registry/manifest.ts';
export { type AnyEngine, createRegistry, type Opened, type Registry } from './registry/registry.ts';
export { createSession, type ResumeOptions, resumeSession } from './session/create-session.ts';
export { type Restored, type RestoreOptions, restoreSession } from './session/restore-session.ts';
export { type Answer, type Answers, type AppliedOnce, applyOnce, type Carried } from './session/retries.ts';
export { type SavedKey, type SavedSession, type SavedSlice, SESSION_FORMAT } from './session/saved-session.ts';
export type {
  AnyRecordedSession,
  AnySession,
  RecordedSession,
  Session,
  SessionOptions,
  Snapshot,
  Undone,
} from './session/session.ts';
export type { Timed } from './session/time.ts';
export { type Due, dueChange } from './slices/due-change.ts';
export {
  type AnyExtension,
  type AnyGameTypes,
  type DueChange,
  defineExtension,
  type Extension,
  type Occurrence,
  type Situation,
  type Start,
} from './slices/extension.ts';
export { loadSlices, UNKNOWN_SLICES, type UnknownSlices } from './slices/load-slices.ts';
export type { KeptSlice } from './slices/make-slice.ts';
export { reactAll, type Slices, sliceOf, startSlices } from './slices/slices.ts';
export { addLegalOpening } from './trust/add-legal-opening.ts';
export { type Receipt, receiptOf } from './trust/receipt.ts';
export type { Remembered, Seen } from './trust/remembered.ts';
export { type ResolvedCommits, resolveCommits } from './trust/resolve-commits.ts';
export { commitBinding, startCommits } from './trust/start-commits.ts';
export { verifyTranscript } from './trust/verify.ts';
