import type { AnyAction, GameTypes, Learnt, Match, Save, UndoRejection } from '@quayside/core';
import type { Deals } from './draws.ts';

/** The format tag of {@link ScenarioData}. */
export const SCENARIO_FORMAT = 'quayside-scenario/1';

/**
 * A scenario as plain JSON: a position, what is drawn and done from there, and what is expected of it. `position` is a match that `engine.load` reads, so
 * that any program can show the position without knowing scenarios; it comes as a save if its content does not come with the game.
 */
export interface ScenarioData<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** Names the format and its version, for whoever reads the scenario. */
  readonly format: typeof SCENARIO_FORMAT;
  /** What the seats are called, by seat; steps name them so. */
  readonly seats: readonly string[];
  /** `scripted`: a draw that no step lists fails the scenario. `seeded`: chance goes on from the position's, until a step lists draws. */
  readonly chance: 'scripted' | 'seeded';
  /** Where the scenario begins, chance included. */
  readonly position: Match<G, A> | Save<G, A>;
  /** Where the draws of the creation are told: a new match with the options of the position in which the draws give this comes out as the position. */
  readonly deals?: Deals;
  /** What is drawn, done and expected, in order. */
  readonly steps: readonly ScenarioStep<A>[];
}

/** One step of a scenario. */
export type ScenarioStep<A extends AnyAction = AnyAction> = DrawsStep | DoesStep<A> | Expectation<A>;

/** Results that a stream deals to the actions that follow, after those that were listed before. */
export interface DrawsStep {
  readonly kind: 'draws';
  /** The label of the draws. */
  readonly stream: string;
  /** What they give, in order, as a script of `scriptedRandom` lists them. */
  readonly results: readonly number[];
}

/** A seat acts, and has to be allowed to. The first action after an expectation begins a new block, which later expectations look back on. */
export interface DoesStep<A extends AnyAction = AnyAction> {
  readonly kind: 'does';
  /** What it is called in `seats`. */
  readonly seat: string;
  /** What it does, `type` included. */
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
  | {
      readonly kind: 'projection';
      /** The name under which the scenario is given it. */
      readonly name: string;
      /** The seat that it is asked for. */
      readonly seat: string;
      /** What it gives now less what it gave before the block. */
      readonly by: number;
    }
  | {
      readonly kind: 'projection';
      /** The name under which the scenario is given it. */
      readonly name: string;
      /** The seat that it is asked for. */
      readonly seat: string;
      /** What it gives now, compared as JSON. */
      readonly is: unknown;
    }
  | {
      readonly kind: 'state';
      /** Into the three-part state. */
      readonly path: string;
      /** What is there now, whole. */
      readonly value: unknown;
    }
  | {
      readonly kind: 'changes';
      /** Into the three-part state. */
      readonly path: string;
      /** What was there before the block, whole. */
      readonly from: unknown;
      /** What is there now, whole. */
      readonly to: unknown;
    }
  /** Each path changed over the block, and nothing else of the state did. */
  | {
      readonly kind: 'changed-only';
      /** Into the three-part state; whatever is below them may have changed too. */
      readonly paths: readonly string[];
    }
  /** Without a value, there is something at the path, and not `null`. */
  | {
      readonly kind: 'sees';
      /** Who looks. */
      readonly viewer: ViewerName;
      /** Into the view of that viewer. */
      readonly path: string;
      /** What is there, whole. */
      readonly value?: unknown;
    }
  | {
      readonly kind: 'does-not-see';
      /** Who looks. */
      readonly viewer: ViewerName;
      /** Into the view of that viewer. */
      readonly path: string;
      /** What is not there, though something else may be; without it, there is nothing, or `null`. */
      readonly value?: unknown;
    }
  | {
      readonly kind: 'legal';
      /** The seat whose legal actions are meant. */
      readonly seat: string;
      /** Each of them is legal; others may be too. */
      readonly actions: readonly A[];
    }
  | {
      readonly kind: 'not-legal';
      /** The seat whose legal actions are meant. */
      readonly seat: string;
      /** None of them is legal. */
      readonly actions: readonly A[];
    }
  | {
      readonly kind: 'only-legal';
      /** The seat whose legal actions are meant. */
      readonly seat: string;
      /** All that is legal, in any order. */
      readonly actions: readonly A[];
    }
  | {
      readonly kind: 'rejects';
      /** The seat that tries. */
      readonly seat: string;
      /** What it tries; nothing changes by it. */
      readonly action: A;
      /** The code of the rejection. */
      readonly code: string;
      /** The rule that it cites; `null` where it cites none. */
      readonly rule: string | null;
      /** A pattern of the data of the rejection. */
      readonly data?: unknown;
    }
  /** Events of the block, in this order, whatever is between them. */
  | {
      readonly kind: 'event';
      /** One for each event, `type` included. */
      readonly patterns: readonly unknown[];
    }
  | {
      readonly kind: 'no-event';
      /** No event of the block has one of these. */
      readonly types: readonly string[];
    }
  | {
      readonly kind: 'hears';
      /** Who listens. */
      readonly viewer: ViewerName;
      /** Of an event of the block that reaches them. */
      readonly pattern: unknown;
    }
  | {
      readonly kind: 'does-not-hear';
      /** Who listens. */
      readonly viewer: ViewerName;
      /** Of events of the block, none of which may reach them. */
      readonly pattern: unknown;
    }
  /** Why the last action cannot be taken back. */
  | {
      readonly kind: 'learnt';
      /** As `apply` answered it; `null` if it can. */
      readonly learnt: Learnt;
    }
  /** Whether the seat may take back what it did last in the scenario, or why not. */
  | {
      readonly kind: 'undo';
      /** The seat that asks. */
      readonly seat: string;
      /** `allowed`, or the code of the rejection. */
      readonly answer: 'allowed' | UndoRejection;
    }
  | {
      readonly kind: 'awaits';
      /** All that still have to act, in any order. */
      readonly seats: readonly string[];
    }
  | {
      readonly kind: 'phase';
      /** The phase that is open; `over` at the end. */
      readonly phase: string;
    }
  | {
      readonly kind: 'outcome';
      /** Of the outcome of the match, which is over. */
      readonly pattern: unknown;
    };

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
