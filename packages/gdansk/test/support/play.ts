import { type Addressed, type GameEvent, openRandom, seedRandom } from '@quayside/core';
import { createSimulator, type Simulator } from '@quayside/core/bots';
import type { GdanskAction, GdanskTypes, SeatTable } from '@quayside/gdansk';
import type { Policy } from '@quayside/testkit';
import { engine, type GdanskApplied, type GdanskMatch } from './engine.ts';

export type GdanskEvent = GameEvent<GdanskTypes>;
export type Step = readonly [seat: number, action: GdanskAction];
type Sendable = GdanskMatch['commits'][number] & {};

/** Where some steps have led, and what happened on the way. */
export interface Played {
  readonly match: GdanskMatch;
  readonly events: readonly GdanskEvent[];
}

/** Lets seats act one after another; a refusal is an error of the test. */
export function play(match: GdanskMatch, ...steps: readonly Step[]): Played {
  const events: Addressed<GdanskEvent>[] = [];
  let now = match;
  for (const [index, [seat, action]] of steps.entries()) {
    const result: GdanskApplied = engine.apply(now, seat, action);
    if (!result.ok) throw new Error(`step ${index} is refused: ${JSON.stringify(result.rejection)}`);
    events.push(...result.events);
    now = result.match;
  }
  return { match: now, events: events.map(({ event }) => event) };
}

/** One seat does several things. */
export function turn(match: GdanskMatch, seat: number, ...actions: readonly GdanskAction[]): Played {
  return play(match, ...actions.map((action): Step => [seat, action]));
}

/** One seat does several things, and then asks for one more: what is answered. */
export function attempt(match: GdanskMatch, seat: number, ...actions: readonly GdanskAction[]): GdanskApplied {
  return engine.apply(turn(match, seat, ...actions.slice(0, -1)).match, seat, actions.at(-1));
}

/** What everybody sees of a seat. */
export function seatOf({ state }: GdanskMatch, seat: number): GdanskMatch['state']['table']['seats'][number] {
  const line = state.table.seats[seat];
  if (line === undefined) throw new Error(`no seat ${seat}`);
  return line;
}

/** One number or list of every seat, e.g. `column(match, 'score')`. */
export function column<K extends keyof SeatTable>(match: GdanskMatch, name: K): GdanskMatch['state']['table']['seats'][number][K][] {
  return match.state.table.seats.map((line) => line[name]);
}

/** The quays with an order, ascending. */
export function openQuays({ state }: GdanskMatch): number[] {
  return state.table.quays.flatMap(({ order }, index) => (order === null ? [] : [index + 1]));
}

/** The owners of the markers on a quay. */
export function markersOn({ state }: GdanskMatch, quay: number): readonly number[] {
  return state.table.quays[quay - 1]?.markers ?? [];
}

/** The types of the actions that a seat may do. */
export function legalTypes(match: GdanskMatch, seat: number): string[] {
  return [...new Set(engine.legal(engine.view(match, seat)).map(({ type }) => type))];
}

/** The events of one type. */
export function eventsOf<T extends GdanskEvent['type']>(events: readonly GdanskEvent[], type: T): Extract<GdanskEvent, { type: T }>[] {
  return events.filter((event): event is Extract<GdanskEvent, { type: T }> => event.type === type);
}

export type GdanskPolicy = Policy<GdanskTypes, Sendable>;
export type GdanskRunner = Simulator<GdanskTypes, Sendable>;

/** Plays a match by a policy to its end, in place; `watch` is told after each action. */
export function playOut(
  match: GdanskMatch,
  seed: string,
  pick: GdanskPolicy,
  watch: (simulator: GdanskRunner) => void = () => {},
  by = engine,
): GdanskMatch {
  const random = openRandom(seedRandom(seed, 'xoroshiro128plus'));
  const simulator = createSimulator(by, match, { listen: true });
  const { numbering } = by.game;
  while (!simulator.isOver()) {
    const [seat = 0] = simulator.awaited();
    const legal = simulator.legal(seat).map((id) => numbering.decode(id));
    simulator.step(seat, numbering.encode(pick(simulator.view(seat), legal, random)));
    watch(simulator);
  }
  return simulator.match();
}
