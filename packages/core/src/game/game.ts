import type * as core from 'zod/v4/core';
import type { AnyAction, GameTypes, MatchOptions, State } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { SharedRanks } from '../model/outcome.ts';
import type { Seat, Viewer } from '../model/seat.ts';
import type { Random } from '../random/random.ts';
import type { AnyActionOf } from './action.ts';
import type { Describer, Words } from './describe.ts';
import type { End, Finished, Invariant, Rung } from './ending.ts';
import type { Leaving } from './leaving.ts';
import type { View } from './match.ts';
import type { Migration } from './migration.ts';
import type { Numbering } from './numbering.ts';
import type { ObservationHints } from './observation.ts';
import type { Phase } from './phase.ts';
import type { Context, Effects, RuleView } from './rule-view.ts';

/** What a game says about itself. */
export interface GameMeta {
  /** Kebab-case; matches are bound to it. */
  readonly id: string;
  /** The title, for people. */
  readonly name: string;
  /** The version of the rules (semver); matches are bound to it. */
  readonly rules: string;
  /** How many seats a match can have. `checkOptions` may narrow it. */
  readonly seats: {
    /** At least 1. */
    readonly min: number;
    /** Included. */
    readonly max: number;
  };
  /** The versions of the contract (`CONTRACT_VERSION`) that it can be played with: a range, e.g. `^1.0.0`. It has no default, which would always fit and so say nothing. */
  readonly engine: string;
  /** Which edition of the rulebook the rules follow, for people; left out where there is none. */
  readonly edition?: string;
  /** How far the rules have come; `alpha` if left out. */
  readonly stage?: Stage;
}

/** How far the rules of a game have come: complete in parts, complete and on trial, proven. Nobody should rely on saves of an `alpha`. */
export const STAGES = ['alpha', 'beta', 'stable'] as const;

/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number];

/** What is wrong with options or content: where, which rule or constraint, in words. */
export interface Flaw {
  /** The keys and indices that lead to it; empty for the whole. */
  readonly path: readonly (string | number)[];
  /** The rule that is broken, if one is. */
  readonly rule: string | null;
  /** What is wrong there, in words for whoever wrote it. */
  readonly problem: string;
}

/** The number of steps that no match with given options exceeds, or the option that would bound it. */
export type Bound =
  | number
  | {
      /** The name of an option of the game that bounds nothing as it is set. */
      readonly option: string;
    };

/** What a viewer cannot know, drawn anew: the engine adds the table and the viewer's own hand. */
export interface Determinization<G extends GameTypes> {
  /** The whole hidden part, drawn anew. */
  readonly hidden: G['hidden'];
  /** By seat; the viewer's own entry is ignored. */
  readonly hands: readonly G['hand'][];
}

/** The parts of a game that its author writes down as they are: see `kit.game`. */
export interface GameParts<G extends GameTypes, A> {
  /** What hosts and people are told of the game. */
  readonly meta: GameMeta;
  /** The content that comes with the game; the first is the default. Hosts can register more. */
  readonly contents: readonly Immutable<G['content']>[];
  /** The game's own options where a host names none. */
  readonly defaultOptions: Immutable<G['options']>;
  /** What well-formed options get wrong all the same, e.g. too few seats, one nation twice. */
  checkOptions?(options: MatchOptions<G>, content: Immutable<G['content']>): Flaw | undefined;
  /** What well-formed content gets wrong all the same, e.g. decks of unequal size. */
  checkContent?(content: Immutable<G['content']>): Flaw | undefined;
  /** The state before the first phase is entered: new objects only, a hand for each seat (else fault `wrong-hands`), and all as the schemas say (else fault `bad-state`). */
  setup(effects: Effects<G>): State<G>;
  /** The one declared projection of hidden things. It may read everything, and must return new objects. */
  shown(state: Immutable<State<G>>, viewer: Viewer, phase: string): G['shown'];
  /** Puts actions, events, rejections and positions into words. */
  readonly describe: Describer<G, A>;
  /**
   * The English table of words. Most keys are the game's own, for its `describe` to use. With three kinds the engine tells how a match comes out, and the law `words-for-all` asks for
   * them: `reason.<reason>` for each of `ends` ("The match ended because …"), `score.<part>` for each part of `score` ("… 9"), and `rung.<name>` for each rung of `ranking`
   * ("decided by …").
   */
  readonly words: Words;
  /** Draws fairly what the viewer cannot tell apart. What does not fit the view is the fault `bad-determinization`. */
  determinize(view: View<G> & Context<G>, random: Random): Determinization<G>;
  /** The least committal legal action, for a seat that does not act itself. One that is not legal is the fault `illegal-autopilot`. Written inline it needs `as const` at `type` (`{ type: 'pass' as const }`), or TypeScript takes it for any text. */
  autopilot(view: RuleView<G>): A;
  /** What the rules say about seats that leave; left out, the autopilot plays on for them, and they may come back. */
  readonly leaving?: Leaving<G>;
  /** The conditions for the end, in the order in which they are asked and their reasons listed. */
  readonly ends: readonly End<G>[];
  /** A seat's final score in named parts, which are added up, e.g. `{ sets: 12, coins: 3 }`. What is no number is the fault `bad-score`. */
  score(finished: Finished<G>, seat: Seat): Record<string, number>;
  /** What seats are compared by, the first rung first; still equal after the last, they share a rank. */
  readonly ranking: readonly Rung<G>[];
  /** What comes after a shared rank; `gap` if left out. */
  readonly sharedRanks?: SharedRanks;
  /** What holds between any two actions; walks and loading ask. */
  readonly invariants: readonly Invariant<G>[];
  /** The number of steps that no match of these options exceeds; or the option that would have to be set for that. */
  bound(options: MatchOptions<G>, content: Immutable<G['content']>): Bound;
  /** Steps that bring matches of older rules versions to this one, in order; left out where there are none. */
  readonly migrations?: readonly Migration[];
  /** For networks that learn to play it: where numbers saturate, and which of them name seats; left out where the schemas say enough. */
  readonly observation?: ObservationHints;
}

/** The schemas and tables that `gameKit` was given. */
export interface KitSpec {
  /** What everybody sees. */
  readonly table: core.$ZodType;
  /** What one seat holds. */
  readonly hand: core.$ZodType;
  /** What nobody sees. */
  readonly hidden: core.$ZodType;
  /** The projection of hidden things for one viewer. */
  readonly shown: core.$ZodType;
  /** The game's own options, without seats and content. */
  readonly options: core.$ZodType;
  /** The data of the components. */
  readonly content: core.$ZodType;
  /** By type of event, its data. */
  readonly events: Readonly<Record<string, core.$ZodType>>;
  /** By code of rejection, the one rule that it cites. */
  readonly rejections: Readonly<
    Record<
      string,
      {
        /** The id of the rule in the rulebook, as the game writes such ids. */
        readonly rule: string;
      }
    >
  >;
  /** Lookup tables, computed once per options and content. */
  // biome-ignore lint/suspicious/noExplicitAny: its parameters are used contravariantly, and are typed where the kit is made
  derive?(options: any, content: any): unknown;
}

/** A game: a rules module, made by `kit.game` and checked there. Give it to `createEngine`. */
export interface Game<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> extends GameParts<G, A> {
  /** The schemas that types and numbers come from. */
  readonly spec: KitSpec;
  /** In the order of their numbers. */
  readonly actions: readonly AnyActionOf<G>[];
  /** By name; `over` is none of them. */
  readonly phases: Readonly<Record<string, Phase<G>>>;
  /** The phase that a new match enters. */
  readonly first: string;
  /** The actions of each phase as indices into `actions`, in ascending order. */
  readonly phaseActions: Readonly<Record<string, readonly number[]>>;
  /** Ids for all well-formed actions. */
  readonly numbering: Numbering<A>;
}

/** A game whatever its types; for code that treats all games alike. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a game are used both ways, so only `any` admits every game
export type AnyGame = Game<any, any>;
