import { toBeAccepted } from './to-be-accepted.ts';
import { toBeRejected } from './to-be-rejected.ts';
import { toHaveSameHashAs } from './to-have-same-hash-as.ts';
import { toReplay } from './to-replay.ts';

/**
 * Matchers for `expect.extend`, of vitest and of Jest alike. Importing `@quayside/testkit/vitest` registers them and types them; see `GameMatchers` there for
 * what each asks.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { matchers } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * const { pass, message } = matchers.toBeAccepted(engine.apply(match, 1, { type: 'drop', column: 3 }), { engine });
 * console.log(pass); // false
 * console.log(message().split(' “')[0]); // expected to be accepted, but was refused with not-awaited (C4.1) {"phase":"dropping"}
 * ```
 */
export const matchers = Object.freeze({
  /** Asks that the engine accepted. */
  toBeAccepted,
  /** Asks that it refused, with this code and citing this rule where they are given. */
  toBeRejected,
  /** Asks that two matches are the same, or that a match has this hash. */
  toHaveSameHashAs,
  /** Asks that a transcript or a golden match plays again as it was recorded. */
  toReplay,
});
