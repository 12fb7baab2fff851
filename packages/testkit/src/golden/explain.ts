import { type AnyAction, createEngine, type Engine, type GameTypes } from '@quayside/core';
import type { Difference } from '../conformance/law.ts';
import { GOLDEN_FORMAT, type Golden } from './golden.ts';
import { type GoldenReplay, replayGolden } from './replay.ts';
import { recordedOtherwise, stepDiffers, stepName } from './step-differs.ts';

/**
 * What a golden match shows to have changed: the first step that goes otherwise, by number, seat and words, with the path in the file of the first
 * difference and both values; `undefined` if all of it is as it was. Total: what is thrown on the way is told too.
 */
export function explainGolden<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, golden: Golden<G, A>): Difference {
  const { format, game, rules } = golden;
  const { meta } = engine.game;
  if (format !== GOLDEN_FORMAT) return `the format is ${String(format)}, expected ${GOLDEN_FORMAT}`;
  if (game !== meta.id || rules !== meta.rules) return `recorded with ${game} ${rules}, played with ${meta.id} ${meta.rules}`;
  let last: GoldenReplay<G, A> | undefined;
  try {
    // The words are those of the content that was recorded with.
    const player = createEngine(engine.game, { contents: [golden.content] });
    for (const step of replayGolden(engine, golden)) {
      const found = stepDiffers({ player, golden, step });
      if (found !== undefined) return found;
      last = step;
    }
    return last && outcomeDiffers(player, golden, last);
  } catch (error) {
    const index = last === undefined ? -1 : last.index + 1;
    return `${stepName(engine, golden, index, last?.match)}\n  it throws now: ${String(error)}`;
  }
}

/**
 * Plays a golden match again, and throws a plain `Error` that explains what has changed, as {@link explainGolden} does, if anything has. For a test of its own; `goldenTests`
 * makes one for each.
 */
export function checkGolden<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, golden: Golden<G, A>): void {
  const found = explainGolden(engine, golden);
  if (found !== undefined) throw new Error(`"${golden.title}" goes otherwise now: ${found}`);
}

function outcomeDiffers<G extends GameTypes, A extends AnyAction>(
  player: Engine<G, A>,
  { outcome }: Golden<G, A>,
  { match }: GoldenReplay<G, A>,
): Difference {
  const found = recordedOtherwise(outcome, player.outcome(match), ['outcome']);
  return found && `every step is as recorded, but the outcome is another\n  ${found}`;
}
