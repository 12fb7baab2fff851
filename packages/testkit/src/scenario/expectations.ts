import type {
  AnyAction,
  EngineRejection,
  GameEvent,
  GameTypes,
  Immutable,
  JsonObject,
  Learnt,
  Outcome,
  State,
  UndoRejection,
  View,
} from '@quayside/core';
import type { EventPattern, PathOf, Pattern, ValueAt } from './path-types.ts';
import type { KnownName, Terms } from './terms.ts';

/** A viewer: the name of a seat, or `null` for the spectator. */
export type ViewerOf<T extends Terms> = T['seat'] | null;

/** A path into the three-part state: `table.…`, `hands.…`, `hidden.…`. */
export type StatePath<G extends GameTypes, T extends Terms> = PathOf<State<G>, T['seat']>;

/** A path into the view of whoever looks. */
export type ViewPath<G extends GameTypes, A extends AnyAction, T extends Terms> = PathOf<View<G, A>, T['seat']>;

/** What the state holds at a path. */
export type StateValue<G extends GameTypes, P extends string> = Immutable<ValueAt<State<G>, P>>;

/** What a view holds at a path. */
export type ViewValue<G extends GameTypes, A extends AnyAction, P extends string> = Immutable<ValueAt<View<G, A>, P>>;

/** What every scenario of a game can expect; each method adds one expectation. See `Expectation` for what a path and a pattern are. */
export interface CommonExpectations<G extends GameTypes, A extends AnyAction, T extends Terms> {
  /** The state holds exactly this at a path. */
  state<const P extends StatePath<G, T>>(path: P, value: StateValue<G, P>): this;
  /** The state held the one before the block of actions, and holds the other now. */
  changes<const P extends StatePath<G, T>>(path: P, from: StateValue<G, P>, to: StateValue<G, P>): this;
  /** Something has changed at each of these paths over the block of actions, and nothing anywhere else in the state; without a path, nothing at all. */
  changedOnly(...paths: readonly StatePath<G, T>[]): this;
  /** A viewer sees exactly this at a path of its view; without a value, anything but `null`. A predicate will do too, but cannot be written down as data. */
  sees<const P extends ViewPath<G, A, T>>(viewer: ViewerOf<T>, path: P, value?: ViewValue<G, A, P>): this;
  /** A predicate holds of what a viewer sees. It cannot be written down as data. */
  sees(viewer: ViewerOf<T>, holds: (view: View<G, A>) => boolean): this;
  /** A viewer sees nothing, or `null`, at a path of its view; with a value, something else. Or a predicate does not hold. */
  doesNotSee<const P extends ViewPath<G, A, T>>(viewer: ViewerOf<T>, path: P, value?: ViewValue<G, A, P>): this;
  /** A predicate does not hold of what a viewer sees. It cannot be written down as data. */
  doesNotSee(viewer: ViewerOf<T>, holds: (view: View<G, A>) => boolean): this;
  /** A seat may do each of these now. */
  legal(seat: T['seat'], ...actions: readonly A[]): this;
  /** A seat may do none of these now. */
  notLegal(seat: T['seat'], ...actions: readonly A[]): this;
  /** A seat may do all of these now, and nothing else. */
  onlyLegal(seat: T['seat'], ...actions: readonly A[]): this;
  /** A seat that asked for this now would be refused with exactly this code, citing exactly this rule; `data` is a pattern of what it comes with. */
  rejects(seat: T['seat'], action: A, code: G['rejections'] | EngineRejection, rule: string | null, data?: JsonObject): this;
  /** Events like these happened in the block of actions, in this order, whatever came between them. */
  event(...events: readonly [EventPattern<GameEvent<G>>, ...EventPattern<GameEvent<G>>[]]): this;
  /** No event of these types happened in the block of actions. */
  noEvent(...types: readonly GameEvent<G>['type'][]): this;
  /** A viewer may know of an event like this of the block of actions. */
  hears(viewer: ViewerOf<T>, event: EventPattern<GameEvent<G>>): this;
  /** A viewer may know of no event like this of the block of actions. */
  doesNotHear(viewer: ViewerOf<T>, event: EventPattern<GameEvent<G>>): this;
  /** Why the last action cannot be taken back: see `Learnt`. */
  learnt(learnt: Learnt): this;
  /** A seat that asked to take back what it did last in the scenario would be allowed to, or refused so. */
  undo(seat: T['seat'], answer: 'allowed' | UndoRejection): this;
  /** These seats still have to act, and no others. */
  awaits(...seats: readonly T['seat'][]): this;
  /** This phase is open; `over` at the end. */
  phase(phase: string): this;
  /** The match is over and came out so. */
  outcome(outcome: Pattern<Outcome>): this;
}

/**
 * By how much a projection should have changed over the block of actions, as a number (`+4`), or what it should be now (`{ is: 12 }`).
 */
export type Measure<V> =
  | ([V] extends [number] ? number : never)
  | {
      /** What the projection gives now, compared as JSON. */
      readonly is: V;
    };

/** An expectation by the name of each projection. */
export type ProjectedExpectations<G extends GameTypes, A extends AnyAction, T extends Terms> = {
  readonly [K in Exclude<KnownName<keyof T['projections']>, keyof CommonExpectations<G, A, T>>]: (
    seat: T['seat'],
    measure: Measure<ReturnType<T['projections'][K]>>,
  ) => Expectations<G, A, T>;
};

/** What a scenario can expect: what every scenario of its game can, and each of its projections by name. */
export type Expectations<G extends GameTypes, A extends AnyAction, T extends Terms> = CommonExpectations<G, A, T> &
  ProjectedExpectations<G, A, T>;
