import type { Seat } from '@quayside/core';

/**
 * Ways of a game to list scripted draws in its own word, e.g. `{ rolls: (...faces: Face[]) => ['dice', ...numbersOf(faces)] }`: the stream, and the results
 * in the order of the draws. The scenario gets a method of each name.
 */
// biome-ignore lint/suspicious/noExplicitAny: each word has parameters of its own, which its method keeps
export type ChanceWords = Readonly<Record<string, (...shown: any[]) => readonly [stream: string, ...results: number[]]>>;

/** What a scenario speaks of, beside what every scenario of its game does. */
export interface Terms {
  /** The names of the seats. */
  readonly seat: string;
  /** What expectations can ask for by name. */
  // biome-ignore lint/suspicious/noExplicitAny: their types depend on the game, which is named beside the terms
  readonly projections: Readonly<Record<string, (...given: any[]) => unknown>>;
  /** Words of the game for scripted draws. */
  readonly chance: ChanceWords;
  /** Points of interest by name. */
  readonly points: object;
}

/** Seats and points of interest by their names. */
export type Named<T extends Terms> = { readonly [K in T['seat']]: Seat } & T['points'];

/** The names that are known: none where a scenario lists none. */
export type KnownName<K extends PropertyKey> = string extends K ? never : K;
