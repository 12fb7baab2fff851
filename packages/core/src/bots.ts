/**
 * The door for bots of `@quayside/core`: matches that are changed in place, by numbers, and searches that play them. Needs ECMAScript and nothing else.
 *
 * Examples that import `@quayside-examples/connect-four` use the example game of the repository (`examples/connect-four`), which is there to be read, not to be installed.
 *
 * @packageDocumentation
 */
export type {
  BagCoding,
  Coding,
  IntCoding,
  ListCoding,
  NullableCoding,
  ObjectCoding,
  Sized,
  TupleCoding,
  UnionCoding,
  WordsCoding,
} from './codec/coding.ts';
export { type ActionRange, type ActionSpace, actionSpace } from './encode/action-space.ts';
export type { FieldKind, ObservationField } from './encode/field.ts';
export { createObserver, type ObservationLayout, type Observer, type ObserverOptions } from './encode/observer.ts';
export type { Scale } from './encode/part.ts';
export type { SeatOrder } from './encode/seat-parts.ts';
export type { Accepted, Applied } from './engine/apply.ts';
export type { ChangedSeat, SeatChanged } from './engine/change-seat.ts';
export type { Created, MatchSetup } from './engine/create.ts';
export type { Engine } from './engine/engine.ts';
export { eventFlaw } from './engine/event-flaw.ts';
export type { Deed, HistoryEntry } from './engine/history.ts';
export type { Learnt } from './engine/learnt.ts';
export { addByCheck, legalIds } from './engine/legality.ts';
export type { Migrated } from './engine/migrate.ts';
export type { Save } from './engine/save.ts';
export { stateFlaw } from './engine/state-flaw.ts';
export type { Teller } from './engine/tell.ts';
export type { Replayed, Transcript, TranscriptEntry } from './engine/transcript.ts';
export type { Action, AnyActionOf, Refusal } from './game/action.ts';
export type { Describer, Telling, Words } from './game/describe.ts';
export type { End, Finished, Invariant, Rung, Standing } from './game/ending.ts';
export type { AnyGame, Bound, Determinization, Flaw, Game, GameMeta, GameParts, KitSpec, Stage } from './game/game.ts';
export type { Leaving } from './game/leaving.ts';
export type { Board, Match, View } from './game/match.ts';
export type { FrozenJson, FrozenObject, MatchParts, Migration } from './game/migration.ts';
export type { Numbering } from './game/numbering.ts';
export type { ObservationHints } from './game/observation.ts';
export type { Closes, Commit, Phase, PhaseBase, UnopenedPolicy } from './game/phase.ts';
export type { ActionEffects, Context, Effects, RuleBoard, RuleView } from './game/rule-view.ts';
export type { Addressed, Audience, DeclaredEvent, EngineEvent, GameEvent } from './model/event.ts';
export type { AnyAction, ContentRef, GameTypes, MatchOptions, State } from './model/game-types.ts';
export type { Flat, Immutable } from './model/immutable.ts';
export type { Json, JsonObject } from './model/json.ts';
export type { Ending, Finish, Outcome, Score, SharedRanks } from './model/outcome.ts';
export type { Presence, SeatChange } from './model/presence.ts';
export type { Refused, Rejection } from './model/rejection.ts';
export { sameJson } from './model/same.ts';
export type { Seat, Viewer } from './model/seat.ts';
export type { Tagged } from './model/tagged.ts';
export type { FairStart } from './random/fair-seed.ts';
export type { Random } from './random/random.ts';
export type { Algorithm, Position, RandomState } from './random/state.ts';
export type { Bot, Turn } from './search/bot.ts';
export type { Budget, Stop } from './search/budget.ts';
export { checkTurn } from './search/check-turn.ts';
export type { Choice, Considered, Explanation } from './search/explanation.ts';
export { flatMonteCarloBot, searchFlat } from './search/flat-monte-carlo.ts';
export { greedyBot } from './search/greedy.ts';
export type { Guide } from './search/guide.ts';
export { ismctsBot, searchInformationSets } from './search/ismcts.ts';
export { type BotMatch, playMatch } from './search/play-match.ts';
export { randomBot } from './search/random-bot.ts';
export type { SearchOptions } from './search/search-options.ts';
export { createSimulator, type Simulator } from './sim/simulator.ts';
export { findShared, type Path, type SharedObject } from './sim/tree.ts';
