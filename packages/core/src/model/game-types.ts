import type { Immutable } from './immutable.ts';

/**
 * The types of one game, in one place: what `gameKit` infers from the schemas and everything else is written in terms of.
 *
 * `events` maps the type of each event to its data; `rejections` is the union of the game's own rejection codes.
 */
export interface GameTypes {
  table: object;
  hand: object;
  hidden: object;
  shown: object;
  options: object;
  content: { id: string };
  derived: unknown;
  events: object;
  rejections: string;
}

/** What an action of any game looks like: its type, and its input beside it. */
export interface AnyAction {
  readonly type: string;
}

/** The state of a match in its three parts: everyone sees `table`, a seat sees its own entry of `hands`, nobody sees `hidden`. */
export interface State<G extends GameTypes> {
  table: G['table'];
  hands: G['hand'][];
  hidden: G['hidden'];
}

/** Names one set of component data: its id, and the SHA-256 of its canonical JSON (64 hex digits), which is what counts. */
export interface ContentRef {
  readonly id: string;
  readonly sha256: string;
}

/** What a match was created with: the game's own options, and beside them the number of seats and the content. */
export type MatchOptions<G extends GameTypes> = Immutable<G['options']> & { readonly seats: number; readonly content: ContentRef };
