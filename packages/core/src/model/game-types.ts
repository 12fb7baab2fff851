import type { Immutable } from './immutable.ts';

/**
 * The types of one game, in one place: what `gameKit` infers from the schemas and everything else is written in terms of.
 *
 * `events` maps the type of each event to its data; `rejections` is the union of the game's own rejection codes.
 */
export interface GameTypes {
  /** What everybody sees. */
  table: object;
  /** What one seat holds and its owner alone sees. */
  hand: object;
  /** What nobody sees. */
  hidden: object;
  /** What one viewer is shown of hidden things. */
  shown: object;
  /** The game's own options, without seats and content. */
  options: object;
  /** The data of the components. */
  content: {
    /** Names one set of them. */
    id: string;
  };
  /** Lookup tables, computed from options and content; `undefined` where a game has none. */
  derived: unknown;
  /** By type of event, its data. */
  events: object;
  /** The union of the game's own codes; `never` where it has none. */
  rejections: string;
}

/** What an action of any game looks like: its type, and its input beside it. */
export interface AnyAction {
  /** The name of the action, kebab-case. */
  readonly type: string;
}

/** The state of a match in its three parts: everyone sees `table`, a seat sees its own entry of `hands`, nobody sees `hidden`. */
export interface State<G extends GameTypes> {
  /** What everybody sees. */
  table: G['table'];
  /** By seat, what it holds. */
  hands: G['hand'][];
  /** What nobody sees. */
  hidden: G['hidden'];
}

/** Names one set of component data: its id, and the SHA-256 of its canonical JSON (64 hex digits), which is what counts. */
export interface ContentRef {
  /** The name that the content gives itself, for people. */
  readonly id: string;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
}

/** What a match was created with: the game's own options, and beside them the number of seats and the content. */
export type MatchOptions<G extends GameTypes> = Immutable<G['options']> & {
  /** How many seats the match has. */
  readonly seats: number;
  /** Which content it is played with. */
  readonly content: ContentRef;
};
