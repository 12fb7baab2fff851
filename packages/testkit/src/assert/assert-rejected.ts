import type { Rejection } from '@quayside/core';
import { named, rejectionOf, shown } from './answer.ts';

/**
 * Asserts that something was refused with exactly this code, citing exactly this rule, and returns the rejection. Takes what `engine.apply` or
 * `engine.load` answered, or a rejection itself, such as `engine.explain` gives. Throws a plain `Error` that says what came instead.
 *
 * Write code and rule as literals: tools that list which refusals are tested look for calls by name.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { assertRejected } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * const rejection = assertRejected(engine.apply(match, 1, { type: 'drop', column: 3 }), 'not-awaited', 'C4.1');
 * console.log(rejection.data.phase); // dropping
 * ```
 */
export function assertRejected(result: unknown, code: string, rule: string | null): Rejection {
  const rejection = rejectionOf(result);
  if (rejection === undefined) throw new Error(`expected to be refused with ${named(code, rule)}, but got ${shown(result)}`);
  if (rejection.code === code && rejection.rule === rule) return rejection;
  throw new Error(
    `expected to be refused with ${named(code, rule)}, but was with ${named(rejection.code, rejection.rule)} ${shown(rejection.data)}`,
  );
}
