import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import { overTheWire } from '../conformance/json.ts';
import type { MatchRecord } from '../conformance/law.ts';
import type { WalkOptions } from '../walk/walk.ts';
import { walkInPlace } from '../walk/walk-in-place.ts';
import { GOLDEN_FORMAT, type Golden } from './golden.ts';

/**
 * Plays a record, such as a walk gives, and writes down all that happens. Throws a plain `Error` if an entry is refused.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { recordGolden } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const entries = [{ seat: 0, action: { type: 'drop', column: 3 } }] as const;
 * const golden = recordGolden(createEngine(connectFour), 'the first disc', { setup: { seats: 2, seed: 'any' }, entries });
 * console.log(golden.steps.length, golden.outcome); // 1 null
 * ```
 */
export function recordGolden<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  title: string,
  { setup, entries }: MatchRecord<G, A>,
): Golden<G, A> {
  const created = engine.create(setup);
  let { match } = created;
  const steps = entries.map(({ seat, action }, index) => {
    const result = engine.apply(match, seat, action);
    if (!result.ok) throw new Error(`entry ${index} is refused: ${JSON.stringify(result.rejection)}`);
    match = result.match;
    return { seat, action: result.action, events: result.events, hash: engine.hash(match) };
  });
  const { id, rules } = engine.game.meta;
  const { content } = engine.context(match);
  const start = engine.hash(created.match);
  const outcome = engine.outcome(match);
  return overTheWire({ format: GOLDEN_FORMAT, title, game: id, rules, setup, events: created.events, start, steps, outcome, content });
}

/** How a golden match is played: the walk that it is recorded from. Keep it beside the file, to record anew when the saved shape of a match has changed. */
export interface GoldenRecipe<G extends GameTypes, A extends AnyAction> extends Omit<WalkOptions<G, A>, 'laws' | 'coverage'> {
  /** What the match is there for. */
  readonly title: string;
}

/**
 * Plays a match by a recipe, in place, and records it. The same recipe gives the same golden match, to the byte. Throws what `walkInPlace` throws: `LawBroken`, if the game
 * breaks what it promises on the way. See `goldenTests` for a match that is played so and tested.
 */
export function playGolden<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { title, ...walk }: GoldenRecipe<G, A>,
): Golden<G, A> {
  return recordGolden(engine, title, walkInPlace(engine, walk).record);
}
