import type { AnyAction, Context, GameTypes, Seat, View, Viewer } from '@quayside/core';
import type { RuleView } from '@quayside/core/sdk';
import type { Position } from './law.ts';

/** The seats of a match, ascending. */
export function seatsOf({ match }: Pick<Position, 'match'>): Seat[] {
  return Array.from({ length: match.options.seats }, (_, seat) => seat);
}

/** The seats of a match, and the spectator. */
export function viewersOf(position: Pick<Position, 'match'>): Viewer[] {
  return [...seatsOf(position), null];
}

/** A seat that is awaited and one that is not, drawn, where there are such: over a match all seats are looked at, in turn and out of turn. */
export function someSeats<G extends GameTypes, A extends AnyAction>(position: Position<G, A>, stream: string): Seat[] {
  const awaited = position.engine.awaited(position.match);
  const others = seatsOf(position).filter((seat) => !awaited.includes(seat));
  return [awaited, others].flatMap((seats) => (seats.length === 0 ? [] : [position.random.pick(stream, seats)]));
}

/** What the rules are given of a seat: its view with content and derived tables. */
export function ruleView<G extends GameTypes, A extends AnyAction>(
  position: Pick<Position<G, A>, 'engine' | 'match'>,
  seat: Seat,
): RuleView<G> {
  return contextView(position, seat) as RuleView<G>;
}

/** What `determinize` is given of a viewer. */
export function contextView<G extends GameTypes, A extends AnyAction>(
  { engine, match }: Pick<Position<G, A>, 'engine' | 'match'>,
  viewer: Viewer,
): View<G> & Context<G> {
  const { options, content, derived } = engine.context(match);
  return { ...engine.view(match, viewer), options, content, derived } as unknown as View<G> & Context<G>;
}

/** Every id of the numbering if there are no more than `most`, else so many that were drawn, some of them perhaps twice. */
export function sampleIds<G extends GameTypes, A extends AnyAction>(
  { engine, random }: Pick<Position<G, A>, 'engine' | 'random'>,
  stream: string,
  most: number,
): number[] {
  const { size } = engine.game.numbering;
  return Array.from({ length: Math.min(size, most) }, (_, index) => (size <= most ? index : random.int(stream, size)));
}
