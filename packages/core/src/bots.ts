/**
 * The door for bots of `@quayside/core`: matches that are changed in place, by numbers, and searches that play them. Needs ECMAScript and nothing else.
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
  TupleCoding,
  UnionCoding,
  WordsCoding,
} from './codec/coding.ts';
export { type ActionRange, type ActionSpace, actionSpace } from './encode/action-space.ts';
export type { FieldKind, ObservationField } from './encode/field.ts';
export { createObserver, type ObservationLayout, type Observer, type ObserverOptions } from './encode/observer.ts';
export type { Scale } from './encode/part.ts';
export type { SeatOrder } from './encode/seat-parts.ts';
export { eventFlaw } from './engine/event-flaw.ts';
export { addByCheck, legalIds } from './engine/legality.ts';
export type { ObservationHints } from './game/observation.ts';
export { sameJson } from './model/same.ts';
export { type Bot, randomBot, type Turn } from './search/bot.ts';
export type { Budget, Stop } from './search/budget.ts';
export { checkTurn } from './search/check-turn.ts';
export type { Choice, Considered, Explanation } from './search/explanation.ts';
export { flatMonteCarloBot, searchFlat } from './search/flat-monte-carlo.ts';
export { greedyBot } from './search/greedy.ts';
export type { Guide } from './search/guide.ts';
export { ismctsBot, searchInformationSets } from './search/ismcts.ts';
export { type BotMatch, playMatch } from './search/play-match.ts';
export type { SearchOptions } from './search/search-options.ts';
export { createSimulator, type Simulator } from './sim/simulator.ts';
export { findShared, type Path, type SharedObject } from './sim/tree.ts';
