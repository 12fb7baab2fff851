import { type Addressed, type AnyAction, type GameEvent, openRandom, seedRandom } from '@quayside/core';
import { createSimulator, type Simulator } from '@quayside/core/bots';
import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import { engine, type PiraeusApplied, type PiraeusMatch } from './engine.ts';

export type PiraeusEvent = GameEvent<PiraeusTypes>;
export type Step = readonly [seat: number, action: PiraeusAction];

/** Where some steps have led, and what happened on the way. */
export interface Played {
  readonly match: PiraeusMatch;
  readonly events: readonly PiraeusEvent[];
}

/** Lets seats act one after another; a refusal is an error of the test. */
export function play(match: PiraeusMatch, ...steps: readonly Step[]): Played {
  const events: Addressed<PiraeusEvent>[] = [];
  let now = match;
  for (const [index, [seat, action]] of steps.entries()) {
    const result: PiraeusApplied = engine.apply(now, seat, action);
    if (!result.ok) throw new Error(`step ${index} is refused: ${JSON.stringify(result.rejection)}`);
    events.push(...result.events);
    now = result.match;
  }
  return { match: now, events: events.map(({ event }) => event) };
}

/** The events of one type. */
export function eventsOf<T extends PiraeusEvent['type']>(events: readonly PiraeusEvent[], type: T): Extract<PiraeusEvent, { type: T }>[] {
  return events.filter((event): event is Extract<PiraeusEvent, { type: T }> => event.type === type);
}

/** Every awaited seat does what `choose` says, seat by seat, until the phase changes. */
export function all(match: PiraeusMatch, choose: (seat: number) => PiraeusAction): Played {
  const events: PiraeusEvent[] = [];
  let now = match;
  for (const seat of engine.awaited(match)) {
    const played = play(now, [seat, choose(seat)]);
    events.push(...played.events);
    now = played.match;
  }
  return { match: now, events };
}

/** Plays on with the autopilot, the lowest awaited seat first, until something holds or the match is over. */
export function autopilot(match: PiraeusMatch, until: (match: PiraeusMatch) => boolean): Played {
  const events: PiraeusEvent[] = [];
  let now = match;
  for (let [seat] = engine.awaited(now); seat !== undefined && !until(now); [seat] = engine.awaited(now)) {
    const played = play(now, [seat, engine.autopilot(engine.view(now, seat))]);
    events.push(...played.events);
    now = played.match;
  }
  return { match: now, events };
}

export type PiraeusRunner = Simulator<PiraeusTypes, PiraeusAction & AnyAction>;

/** Plays a match at random to its end, in place; `watch` is told after each action. Gives the last match and the number of actions. */
export function randomMatch(
  match: PiraeusMatch,
  seed: string,
  watch: (simulator: PiraeusRunner) => void = () => {},
  by = engine,
): { match: PiraeusMatch; actions: number } {
  const random = openRandom(seedRandom(seed, 'xoroshiro128plus'));
  const simulator = createSimulator(by, match, { listen: true });
  let actions = 0;
  while (!simulator.isOver()) {
    const seat = random.pick('seat', simulator.awaited());
    simulator.step(seat, random.pick('action', simulator.legal(seat)));
    actions += 1;
    watch(simulator);
  }
  return { match: simulator.match(), actions };
}
