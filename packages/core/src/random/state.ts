/** The tags of the generators: see {@link Algorithm}. */
export const ALGORITHMS = ['chacha20', 'xoroshiro128plus', 'script'] as const;

/**
 * The tag of a generator. It stands for exact numbers, for ever: a change of algorithm takes a new tag.
 *
 * `chacha20` is for hosted matches: nobody can foresee a draw without the key. `xoroshiro128plus` is for simulation: fast, and whoever sees
 * enough draws can foresee the rest. `script` is for tests: it deals listed results.
 */
export type Algorithm = (typeof ALGORITHMS)[number];

/**
 * Where a stream stands. `chacha20`: the count of 32-bit words consumed, rejected ones counted. `xoroshiro128plus`: the generator's four
 * state words, signed 32-bit. `script`: the results still to be dealt, next first.
 */
export type Position = number | readonly number[];

/**
 * All chance of a match as plain JSON: saved and restored, it goes on with the next draw, never again with the first. A stream stands in
 * `streams` once something was drawn from it. Whoever sees it can foresee every draw, so it never leaves the host.
 */
export interface RandomState {
  /** The generator that all its streams use. */
  readonly algorithm: Algorithm;
  /** 64 lower-case hex digits: the SHA-256 of the seed. A script has no use for it: all zeros. */
  readonly key: string;
  /** By label, where the stream stands. Labels in ascending order (those that look like an array index come first, as in any object). */
  readonly streams: Readonly<Record<string, Position>>;
}
