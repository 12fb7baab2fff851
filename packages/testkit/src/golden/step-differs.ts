import type { AnyAction, Engine, GameTypes, Match } from '@quayside/core';
import { brief } from '../conformance/json.ts';
import type { Difference } from '../conformance/law.ts';
import { differences, differenceText } from '../scenario/difference.ts';
import type { Golden } from './golden.ts';
import type { GoldenReplay } from './replay.ts';

/** A golden match, the engine that knows its content, and one of its steps as it goes now. */
interface Replayed<G extends GameTypes, A extends AnyAction> {
  readonly player: Engine<G, A>;
  readonly golden: Golden<G, A>;
  readonly step: GoldenReplay<G, A>;
}

/** How a step goes otherwise than was recorded: which one it is, where in the file the first difference is, both values, and all of it in words. */
export function stepDiffers<G extends GameTypes, A extends AnyAction>(replayed: Replayed<G, A>): Difference {
  const { player, golden, step } = replayed;
  const found = refusedNow(replayed) ?? eventsDiffer(replayed) ?? hashDiffers(replayed);
  return found && `${stepName(player, golden, step.index, step.before)}\n  ${found}`;
}

/** Which step it is, by number, seat and words. */
export function stepName<G extends GameTypes, A extends AnyAction>(
  player: Engine<G, A>,
  { steps }: Golden<G, A>,
  index: number,
  before: Match<G, A> | undefined,
): string {
  const step = steps[index];
  if (step === undefined) return 'the match is created';
  const { seat, action } = step;
  return `step ${index} of ${steps.length}, seat ${seat}: ${inWords(action, () => player.describe(before).action(seat, action))}`;
}

/** The first difference in some part of the file, with its path and both values. */
export function recordedOtherwise(recorded: unknown, now: unknown, path: readonly (string | number)[]): Difference {
  return differenceText(differences(recorded, now, path), 'recorded', 'now');
}

function refusedNow<G extends GameTypes, A extends AnyAction>({ player, step }: Replayed<G, A>): Difference {
  const { match, rejection } = step;
  if (rejection === null) return undefined;
  const words = inWords(rejection.data, () => player.describe(match).rejection(rejection));
  return `${pathOf(step).join('.')}: recorded as done, now refused with ${rejection.code}: ${words}`;
}

function eventsDiffer<G extends GameTypes, A extends AnyAction>({ player, golden, step }: Replayed<G, A>): Difference {
  const recorded = golden.steps[step.index]?.events ?? golden.events;
  const path = [...pathOf(step), 'events'];
  const [first] = differences(recorded, step.events, path);
  if (first === undefined) return undefined;
  const nth = Number(first.keys[path.length]);
  const told = (events: typeof recorded): string => {
    const addressed = events[nth];
    return addressed === undefined ? 'nothing more' : inWords(addressed, () => player.describe(step.match).event(addressed.event));
  };
  return `${differenceText([first], 'recorded', 'now')}\n  recorded: ${told(recorded)}\n  now:      ${told(step.events)}`;
}

function hashDiffers<G extends GameTypes, A extends AnyAction>({ player, golden, step }: Replayed<G, A>): Difference {
  const recorded = golden.steps[step.index]?.hash ?? golden.start;
  const found = recordedOtherwise(recorded, player.hash(step.match), step.index < 0 ? ['start'] : [...pathOf(step), 'hash']);
  if (found === undefined) return undefined;
  const view = player.view(step.match, null);
  const position = inWords(view.table, () => player.describe(step.match).position(view));
  return `${found}\n  the events are as recorded, but the match is another afterwards; now: ${position}`;
}

function pathOf({ index }: { readonly index: number }): readonly (string | number)[] {
  return index < 0 ? [] : ['steps', index];
}

/** What a file holds may be anything, and the game need not have words for it any more. */
function inWords(thing: unknown, tell: () => string): string {
  try {
    return tell();
  } catch {
    return brief(thing);
  }
}
