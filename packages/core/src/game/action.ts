import type * as core from 'zod/v4/core';
import type { AnyAction, GameTypes, State } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { JsonObject } from '../model/json.ts';
import type { Tagged } from '../model/tagged.ts';
import type { ActionEffects, RuleView } from './rule-view.ts';

/** What `kit.reject` returns: the code of a declared rejection. The engine adds the rule that it was declared with. */
export interface Refusal<Code extends string = string> {
  /** One of the codes that the game has declared. */
  readonly code: Code;
  /** For messages: what the words of the rejection name. */
  readonly data: JsonObject;
}

/** The action as a player sends it: `{ type, ...input }`, one member per variant of the input. */
export type TypedAction<T extends string, I> = Tagged<T, I>;

/** The schema of an action without input. */
export type NoInput = core.$ZodType<Record<never, never>>;

/** How an author declares what all actions have, be they applied at once or sealed. */
export interface MoveDefinition<G extends GameTypes, T extends string, S extends core.$ZodType> {
  /** The name of the action, kebab-case. */
  readonly type: T;
  /** The rule that allows it; the rejection `not-now` carries it. */
  readonly rule: string;
  /** A finite schema: a strict object, or a discriminated union of them. Left out for an action without input. */
  readonly input?: S;
  /** Why this input is not legal for the seat that looks; without it every well-formed input is. Sees the view and nothing more. */
  check?(view: RuleView<G>, input: Immutable<core.output<S>>): Refusal<G['rejections']> | undefined;
  /**
   * Adds every input that `check` lets pass, in any order; only for speed, since the engine can filter all inputs by `check`. To add what is no input is the fault `bad-choice`.
   */
  choices?(view: RuleView<G>, add: (input: core.output<S>) => void): void;
}

/** How an author declares an action that changes the state at once. */
export interface ActionDefinition<G extends GameTypes, T extends string, S extends core.$ZodType> extends MoveDefinition<G, T, S> {
  /** Changes the state that it is given, in place. The input has been found legal. */
  apply(state: State<G>, input: Immutable<core.output<S>>, effects: ActionEffects<G>): void;
}

/** A declared action: applied at once, or sealed until all commits of a simultaneous phase are in. */
export interface Action<G extends GameTypes, T extends string, I> {
  /** `action`: applied at once. `sealed`: kept until all have committed. */
  readonly kind: 'action' | 'sealed';
  /** The name by which players send it, kebab-case. */
  readonly type: T;
  /** The rule that allows it. */
  readonly rule: string;
  /** The schema of the input alone, without `type`. */
  readonly input: core.$ZodType<I>;
  /** Why this input is not legal for the seat that looks. */
  check?(view: RuleView<G>, input: Immutable<I>): Refusal<G['rejections']> | undefined;
  /** Adds every input that `check` lets pass. */
  choices?(view: RuleView<G>, add: (input: I) => void): void;
  /** Changes the state in place; a sealed action has none. */
  apply?(state: State<G>, input: Immutable<I>, effects: ActionEffects<G>): void;
}

/** Any declared action of a game. */
// biome-ignore lint/suspicious/noExplicitAny: the input differs from action to action, and is used contravariantly
export type AnyActionOf<G extends GameTypes> = Action<G, string, any>;

/** The typed action that a declaration allows players to send. */
export type Sent<D> = D extends { readonly type: infer T extends string; readonly input: core.$ZodType<infer I> }
  ? Extract<TypedAction<T, I>, AnyAction>
  : never;
