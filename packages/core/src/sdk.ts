/**
 * The author door of `@quayside/core`: what a game is written with.
 *
 * @packageDocumentation
 */

export { int, type Member, type MemberList, multiset, subset } from './codec/finite.ts';
export { inOrder } from './codec/in-order.ts';
export { strictObject } from './codec/strict-object.ts';
export type { Action, ActionDefinition, AnyActionOf, MoveDefinition, NoInput, Refusal, Sent, TypedAction } from './game/action.ts';
export { CONTRACT_VERSION } from './game/contract.ts';
export type { GameStructure } from './game/define-game.ts';
export { type Describer, phrase, seatName, type Telling, type Words } from './game/describe.ts';
export type { End, Finished, Invariant, Rung, Standing } from './game/ending.ts';
export type { Bound, Determinization, Flaw, Game, GameMeta, GameParts, KitSpec, Stage } from './game/game.ts';
export { type GameSpec, gameKit, type Kit } from './game/kit.ts';
export type { Leaving } from './game/leaving.ts';
export type { Board, Match, View } from './game/match.ts';
export type { FrozenJson, FrozenObject, MatchParts, Migration } from './game/migration.ts';
export type { Numbering } from './game/numbering.ts';
export type { ObservationHints } from './game/observation.ts';
export type {
  AutomaticPhaseDefinition,
  Closes,
  Commit,
  Phase,
  PhaseBase,
  SimultaneousPhaseDefinition,
  TurnPhaseDefinition,
  UnopenedPolicy,
} from './game/phase.ts';
export type { ActionEffects, Context, Effects, RuleBoard, RuleView } from './game/rule-view.ts';
export { at } from './model/at.ts';
export { copyPlain } from './model/copy-plain.ts';
export type { Audience, DeclaredEvent } from './model/event.ts';
export { Fault, type FaultDetails } from './model/fault.ts';
export type { AnyAction, ContentRef, GameTypes, MatchOptions, State } from './model/game-types.ts';
export type { Flat, Immutable } from './model/immutable.ts';
export type { Json, JsonObject } from './model/json.ts';
export type { Ending, Finish, Outcome, Score, SharedRanks } from './model/outcome.ts';
export type { Presence } from './model/presence.ts';
export type { Rejection } from './model/rejection.ts';
export type { Seat, Viewer } from './model/seat.ts';
export type { Tagged } from './model/tagged.ts';
export { type DealtUnseen, dealUnseen } from './primitives/decks/deal-unseen.ts';
export { draw, unknownCount } from './primitives/decks/deck.ts';
export { putUnder } from './primitives/decks/put-under.ts';
export { type Die, die } from './primitives/dice/die.ts';
export type { Face, FaceClass } from './primitives/dice/face-classes.ts';
export { type BestKeep, bestKeep, type KeepPlan, keepPlan } from './primitives/dice/keep-plan.ts';
export { outcomesByTotals, type PoolOutcome, poolOutcomes, type TotalsOutcome } from './primitives/dice/pool-outcomes.ts';
export { type KeepPolicy, reach } from './primitives/dice/reach.ts';
export { rerollDice } from './primitives/dice/reroll-dice.ts';
export { rollPool } from './primitives/dice/roll-pool.ts';
export type { Goal } from './primitives/dice/solve-keeps.ts';
export { type Totals, totalOf, totals } from './primitives/dice/totals.ts';
export { bestPartition, type Partition } from './primitives/partition/best-partition.ts';
export { type ScoringSet, type SetFamily, setFamily } from './primitives/partition/set-family.ts';
export { crossed } from './primitives/tracks/crossed.ts';
export { type Move, move, moveMarker, type Track, track } from './primitives/tracks/track.ts';
export { clockwise, endsRound, firstClockwise, nextClockwise, seatAfter } from './primitives/turn-order/turn-order.ts';
export type { Random } from './random/random.ts';
export type { Algorithm, Position, RandomState } from './random/state.ts';
