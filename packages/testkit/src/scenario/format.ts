import type { AnyAction, GameTypes, Learnt, Match, Save, UndoRejection } from '@quayside/core';
import type { Deals } from './draws.ts';

/** The format tag of {@link ScenarioData}. */
export const SCENARIO_FORMAT = 'quayside-scenario/1';

/**
 * A scenario as plain JSON: a position, what is drawn and done from there, and what is expected of it. `position` is a match that `engine.load` reads, so
 * that any program can show the position without knowing scenarios; it comes as a save if its content does not come with the game.
 */
export interface ScenarioData<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  readonly format: typeof SCENARIO_FORMAT;
  /** What the seats are called, by seat; steps name them so. */
  readonly seats: readonly string[];
  /** `scripted`: a draw that no step lists fails the scenario. `seeded`: chance goes on from the position's, until a step lists draws. */
  readonly chance: 'scripted' | 'seeded';
  readonly position: Match<G, A> | Save<G, A>;
  /** Where the draws of the creation are told: a new match with the options of the position in which the draws give this comes out as the position. */
  readonly deals?: Deals;
  readonly steps: readonly ScenarioStep<A>[];
}

/** One step of a scenario. */
export type ScenarioStep<A extends AnyAction = AnyAction> = DrawsStep | DoesStep<A> | Expectation<A>;

/** Results that a stream deals to the actions that follow, after those that were listed before. */
export interface DrawsStep {
  readonly kind: 'draws';
  readonly stream: string;
  readonly results: readonly number[];
}

/** A seat acts, and has to be allowed to. The first action after an expectation begins a new block, which later expectations look back on. */
export interface DoesStep<A extends AnyAction = AnyAction> {
  readonly kind: 'does';
  readonly seat: string;
  readonly action: A;
}

/** Who looks: the name of a seat, or `null` for the spectator. */
export type ViewerName = string | null;

/**
 * What is expected of the position, or of the block of actions before it. A path is made of keys, joined by dots, and leads from the three-part state
 * (`table.…`, `hands.…`, `hidden.…`) or from a view; in a list the name of a seat stands for its index. A pattern holds what is asked for: keys that
 * it lacks may be anything, lists have to be as long as it says.
 */
export type Expectation<A extends AnyAction = AnyAction> =
  /** What a named projection gives for a seat: by how much it changed over the block, or what it is now. */
  | { readonly kind: 'projection'; readonly name: string; readonly seat: string; readonly by: number }
  | { readonly kind: 'projection'; readonly name: string; readonly seat: string; readonly is: unknown }
  | { readonly kind: 'state'; readonly path: string; readonly value: unknown }
  | { readonly kind: 'changes'; readonly path: string; readonly from: unknown; readonly to: unknown }
  /** Each path changed over the block, and nothing else of the state did. */
  | { readonly kind: 'changed-only'; readonly paths: readonly string[] }
  /** Without a value, there is something at the path, and not `null`. */
  | { readonly kind: 'sees'; readonly viewer: ViewerName; readonly path: string; readonly value?: unknown }
  | { readonly kind: 'does-not-see'; readonly viewer: ViewerName; readonly path: string; readonly value?: unknown }
  | { readonly kind: 'legal'; readonly seat: string; readonly actions: readonly A[] }
  | { readonly kind: 'not-legal'; readonly seat: string; readonly actions: readonly A[] }
  | { readonly kind: 'only-legal'; readonly seat: string; readonly actions: readonly A[] }
  | {
      readonly kind: 'rejects';
      readonly seat: string;
      readonly action: A;
      readonly code: string;
      readonly rule: string | null;
      /** A pattern of the data of the rejection. */
      readonly data?: unknown;
    }
  /** Events of the block, in this order, whatever is between them. */
  | { readonly kind: 'event'; readonly patterns: readonly unknown[] }
  | { readonly kind: 'no-event'; readonly types: readonly string[] }
  | { readonly kind: 'hears'; readonly viewer: ViewerName; readonly pattern: unknown }
  | { readonly kind: 'does-not-hear'; readonly viewer: ViewerName; readonly pattern: unknown }
  /** Why the last action cannot be taken back. */
  | { readonly kind: 'learnt'; readonly learnt: Learnt }
  /** Whether the seat may take back what it did last in the scenario, or why not. */
  | { readonly kind: 'undo'; readonly seat: string; readonly answer: 'allowed' | UndoRejection }
  | { readonly kind: 'awaits'; readonly seats: readonly string[] }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'outcome'; readonly pattern: unknown };

/** A predicate on a view: for tests alone, since a function is no data. */
export interface SeesThat {
  readonly kind: 'sees-that';
  readonly viewer: ViewerName;
  // biome-ignore lint/suspicious/noExplicitAny: typed where it is written down
  readonly holds: (view: any) => boolean;
  /** What it has to answer. */
  readonly answer: boolean;
}

/** What a scenario under construction may hold. */
export type AnyStep<A extends AnyAction = AnyAction> = ScenarioStep<A> | SeesThat;
