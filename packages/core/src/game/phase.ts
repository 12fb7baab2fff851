import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Seat } from '../model/seat.ts';
import type { AnyActionOf } from './action.ts';
import type { Effects, RuleBoard } from './rule-view.ts';

/** What a phase completes when it is left: a turn, or a round (which completes a turn as well). */
export type Closes = 'turn' | 'round';

/** What every kind of phase declares. */
export interface PhaseBase<G extends GameTypes, To extends string> {
  /** The rule that describes the phase; the rejection `not-awaited` carries it. */
  readonly rule: string;
  /** The phases that may follow. Only an end leads to `over`, which is not listed. */
  readonly to: readonly To[];
  /** The ends are not asked during setup. */
  readonly setup?: boolean;
  /** What is completed when the phase is left, always or by the board. An end that plays on to it, be it latched in this very phase, then ends the match: nothing follows. */
  readonly closes?: Closes | ((board: RuleBoard<G>) => Closes | undefined);
  /**
   * The phase that follows, or `undefined` to stay. Asked after each action, after a reveal, and on entry when nobody is awaited. Left out,
   * the phase is left for its only `to` once nobody is awaited. A phase that `to` does not name is the fault `undeclared-successor`; to stay when nobody is awaited, `stuck`.
   */
  next?(board: RuleBoard<G>): NoInfer<To> | undefined;
  /** Runs each time the phase is entered, on every return too. */
  enter?(state: State<G>, effects: Effects<G>): void;
  /** A nearer rule for a `not-awaited` or `not-now` in this phase than the phase's or the action's own. */
  refuse?(board: RuleBoard<G>, seat: Seat, type: string): string | undefined;
}

/** A phase whose awaited seats act one action at a time; several may be awaited, then whoever comes first acts first. */
export interface TurnPhaseDefinition<G extends GameTypes, To extends string> extends PhaseBase<G, To> {
  /** The seats that have to act, in any order, none twice (else fault `bad-awaiting`). */
  awaiting(board: RuleBoard<G>): readonly Seat[];
  /** What the awaited seats may do; at least one has to be legal for each of them. */
  readonly actions: readonly AnyActionOf<G>[];
}

/**
 * What becomes of a seat that does not open a salted commitment by the deadline, or opens it badly: its autopilot commits for it this once, or it leaves the
 * match. It has seen what the others opened by then, so whatever it opens later must not count.
 */
export const UNOPENED_POLICIES = ['autopilot', 'leave'] as const;

/** One of {@link UNOPENED_POLICIES}. */
export type UnopenedPolicy = (typeof UNOPENED_POLICIES)[number];

/** An opened commit. */
export interface Commit<A> {
  /** Who committed; its autopilot may have chosen. */
  readonly seat: Seat;
  /** What was committed, `type` included. */
  readonly action: A;
}

/** A phase whose awaited seats commit in secret; once the last commit is in, all are revealed together. */
export interface SimultaneousPhaseDefinition<G extends GameTypes, To extends string, A> extends PhaseBase<G, To> {
  /** The seats that have to commit. Table, hands and hidden do not change while they do. */
  awaiting(board: RuleBoard<G>): readonly Seat[];
  /** Sealed actions only. */
  readonly actions: readonly AnyActionOf<G>[];
  /** Where nobody trusts the host: what becomes of a seat that does not open its salted commitment. `autopilot` if left out. */
  readonly unopened?: UnopenedPolicy;
  /** Opens the commits, in ascending order of seats. */
  reveal(state: State<G>, commits: readonly Commit<Immutable<A>>[], effects: Effects<G>): void;
}

/** A phase that awaits nobody: it does its work on entry and is left at once. */
export interface AutomaticPhaseDefinition<G extends GameTypes, To extends string> extends PhaseBase<G, To> {
  enter(state: State<G>, effects: Effects<G>): void;
}

/** A declared phase of any kind. */
export interface Phase<G extends GameTypes> extends PhaseBase<G, string> {
  /** One action at a time, all in secret and together, or none at all. */
  readonly kind: 'turn' | 'simultaneous' | 'automatic';
  /** The seats that have to act, or to commit; none in an automatic phase. */
  awaiting(board: RuleBoard<G>): readonly Seat[];
  /** What can be done in it; none in an automatic phase. */
  readonly actions: readonly AnyActionOf<G>[];
  /** Of a simultaneous phase alone: see {@link UnopenedPolicy}. `autopilot` if left out. */
  readonly unopened?: UnopenedPolicy;
  /** Opens the commits of a simultaneous phase, in ascending order of seats. */
  reveal?(state: State<G>, commits: readonly Commit<AnyAction>[], effects: Effects<G>): void;
}
