/**
 * The host door of `@quayside/core`: play, save, show and replay matches of any game that was made with `@quayside/core/sdk`.
 *
 * @packageDocumentation
 */
export type { Accepted, Applied, Refused } from './engine/apply.ts';
export type { Created, MatchSetup } from './engine/create.ts';
export { createEngine, type Engine } from './engine/engine.ts';
export type { Learnt } from './engine/learnt.ts';
export { SAVE_FORMAT, type Save } from './engine/save.ts';
export {
  createSession,
  type HistoryEntry,
  type RecordedSession,
  restoreSession,
  resumeSession,
  type Session,
  type Snapshot,
} from './engine/session.ts';
export type { Teller } from './engine/tell.ts';
export {
  extendTranscript,
  type Replayed,
  type ReplayStep,
  TRANSCRIPT_FORMAT,
  type Transcript,
  type TranscriptEntry,
} from './engine/transcript.ts';
export { ENGINE_WORDS } from './engine/words.ts';
export type { Words } from './game/describe.ts';
export type { AnyGame, Bound, Flaw, Game, GameMeta } from './game/game.ts';
export { type Board, MATCH_FORMAT, type Match, OVER, type View } from './game/match.ts';
export type { Context } from './game/rule-view.ts';
export { canonicalJson } from './model/canonical.ts';
export { type Addressed, type Audience, type DeclaredEvent, type EngineEvent, eventsFor, type GameEvent } from './model/event.ts';
export { Fault, type FaultDetails } from './model/fault.ts';
export type { AnyAction, ContentRef, GameTypes, MatchOptions, State } from './model/game-types.ts';
export { hashJson } from './model/hash.ts';
export type { Immutable } from './model/immutable.ts';
export type { Json, JsonObject } from './model/json.ts';
export type { Ending, Finish, Outcome, Score } from './model/outcome.ts';
export { DATA_REJECTIONS, type DataRejection, ENGINE_REJECTIONS, type EngineRejection, type Rejection } from './model/rejection.ts';
export type { Seat, Viewer } from './model/seat.ts';
export { openRandom } from './random/open.ts';
export type { Random, RandomSource } from './random/random.ts';
export { leftOver, scriptedRandom } from './random/script.ts';
export { seedRandom } from './random/seed.ts';
export type { Algorithm, Position, RandomState } from './random/state.ts';
