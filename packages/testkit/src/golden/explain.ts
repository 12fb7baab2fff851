import { type Addressed, type AnyAction, createEngine, type Engine, type GameEvent, type GameTypes } from '@quayside/core';
import { differs, textOf } from '../conformance/json.ts';
import type { Difference } from '../conformance/law.ts';
import { GOLDEN_FORMAT, type Golden, type GoldenReplay, replayGolden } from './golden.ts';

/**
 * What a recorded match shows to have changed: the first step that goes otherwise, told in the words of the game; `undefined` if all of it is as it was.
 */
export function explainGolden<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, golden: Golden<G, A>): Difference {
  const { format, game, rules, outcome } = golden;
  const { meta } = engine.game;
  if (format !== GOLDEN_FORMAT) return `the format is ${String(format)}, expected ${GOLDEN_FORMAT}`;
  if (game !== meta.id || rules !== meta.rules) return `recorded with ${game} ${rules}, played with ${meta.id} ${meta.rules}`;
  // The words are those of the content that was recorded with.
  const player = createEngine(engine.game, { contents: [golden.content] });
  let last: GoldenReplay<G, A> | undefined;
  for (const replayed of replayGolden(engine, golden)) {
    const found = stepDiffers(player, golden, replayed);
    if (found !== undefined) return found;
    last = replayed;
  }
  return last && differs('every step is as recorded, but the outcomes, now and recorded,', player.outcome(last.match), outcome);
}

/** Throws a plain `Error` that explains what has changed, if anything has. */
export function checkGolden<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, golden: Golden<G, A>): void {
  const found = explainGolden(engine, golden);
  if (found !== undefined) throw new Error(`"${golden.title}" goes otherwise now: ${found}`);
}

function stepDiffers<G extends GameTypes, A extends AnyAction>(
  player: Engine<G, A>,
  golden: Golden<G, A>,
  { index, before, match, events, rejection }: GoldenReplay<G, A>,
): Difference {
  const step = golden.steps[index];
  const tell = player.describe(before);
  const where = (): string =>
    step === undefined ? 'the match is created' : `step ${index} of ${golden.steps.length}: ${tell.action(step.seat, step.action)}`;
  if (rejection !== null) return `${where()}\n  it is refused now: ${tell.rejection(rejection)}`;
  const recorded = step?.events ?? golden.events;
  const other = firstOther(recorded, events);
  if (other >= 0) return `${where()}\n  recorded: ${told(recorded[other], tell)}\n  now:      ${told(events[other], tell)}`;
  if (player.hash(match) === (step?.hash ?? golden.start)) return undefined;
  return `${where()}\n  the events are as recorded, but the match is another afterwards; now: ${tell.position(player.view(match, null))}`;
}

/** The place of the first event that differs; -1 if none does. */
function firstOther(recorded: readonly unknown[], now: readonly unknown[]): number {
  for (let index = 0; index < Math.max(recorded.length, now.length); index += 1) {
    if (index >= recorded.length || index >= now.length || textOf(recorded[index]) !== textOf(now[index])) return index;
  }
  return -1;
}

function told<G extends GameTypes>(addressed: Addressed<GameEvent<G>> | undefined, tell: { event(event: GameEvent<G>): string }): string {
  return addressed === undefined ? 'nothing more' : `${tell.event(addressed.event)} ${textOf(addressed)}`;
}
