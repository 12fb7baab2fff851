import {
  type Addressed,
  type AnyAction,
  createEngine,
  type Engine,
  type GameEvent,
  type GameTypes,
  type Match,
  type Rejection,
} from '@quayside/core';
import type { Golden } from './golden.ts';

/** One step of a golden match, played again: what came of it, or why it is refused now. */
export interface GoldenReplay<G extends GameTypes, A extends AnyAction> {
  /** -1 for the creation. */
  readonly index: number;
  /** The match before the step; the new one at the creation. */
  readonly before: Match<G, A>;
  /** The match after the step; where it is refused, the one before. */
  readonly match: Match<G, A>;
  /** What happens now, secret events too, each with its audience; none where it is refused. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** Why the step is refused now; `null` if it is not. */
  readonly rejection: Rejection | null;
}

/**
 * Plays a golden match again with the content that it was recorded with, one step at a time, the creation first; ends after the first step that is refused. It compares nothing:
 * `explainGolden` does. For whoever shows a match, or looks for where it went otherwise.
 */
export function* replayGolden<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { setup, steps, content }: Golden<G, A>,
): Generator<GoldenReplay<G, A>, void, undefined> {
  // An engine of its own, so that the content of the file reaches this match alone.
  const player = createEngine(engine.game, { contents: [content] });
  const created = player.create(setup);
  let { match } = created;
  yield { index: -1, before: match, match, events: created.events, rejection: null };
  for (const [index, { seat, action }] of steps.entries()) {
    const before = match;
    const result = player.apply(match, seat, action);
    if (!result.ok) {
      yield { index, before, match, events: [], rejection: result.rejection };
      return;
    }
    match = result.match;
    yield { index, before, match, events: result.events, rejection: null };
  }
}
