import type { AnyAction, GameTypes } from '@quayside/core';
import type { TriedAt } from '../matchers/tried-at.ts';

/** What `expect` can ask of games. Each takes `.not`. */
export interface GameMatchers {
  /**
   * Asks that the engine accepted something: takes what `apply`, `load`, `replay`, `explain` or `checkSetup` answered. Throws for what is none of that. With `at`, a
   * failure tells the rejection and the position in words.
   *
   * @example
   * ```ts no-run
   * import { createEngine } from '@quayside/core';
   * import '@quayside/testkit/vitest';
   * import { connectFour } from '@quayside-examples/connect-four';
   * import { expect } from 'vitest';
   *
   * const engine = createEngine(connectFour);
   * const { match } = engine.create({ seats: 2, seed: 'any' });
   * expect(engine.apply(match, 0, { type: 'drop', column: 3 })).toBeAccepted({ engine, match });
   * ```
   */
  toBeAccepted<G extends GameTypes, A extends AnyAction>(at?: TriedAt<G, A>): void;

  /**
   * Asks that the engine refused something, with this code and citing this rule where they are given; `null` asks that no rule is cited. Takes what
   * `toBeAccepted` takes, or a rejection itself.
   *
   * @example
   * ```ts no-run
   * import { createEngine } from '@quayside/core';
   * import '@quayside/testkit/vitest';
   * import { connectFour } from '@quayside-examples/connect-four';
   * import { expect } from 'vitest';
   *
   * const engine = createEngine(connectFour);
   * const { match } = engine.create({ seats: 2, seed: 'any' });
   * expect(engine.apply(match, 1, { type: 'drop', column: 3 })).toBeRejected('not-awaited', 'C4.1');
   * ```
   */
  toBeRejected<G extends GameTypes, A extends AnyAction>(code?: string, rule?: string | null, at?: TriedAt<G, A>): void;

  /** Asks that a match is the same as another, or has this hash; a failure names the places that differ. Refuses what is no JSON. */
  toHaveSameHashAs(other: unknown): void;

  /**
   * Asks of an engine, or a game, that it plays a recorded match again as it was recorded: a transcript with the same hash at every step, a golden match with
   * the same events too. The record need not be trusted. A failure names the first step that goes otherwise, in words.
   */
  toReplay(recorded: unknown): void;
}
