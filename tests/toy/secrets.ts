import {
  at,
  type Context,
  type Determinization,
  type Immutable,
  type Random,
  type State,
  type View,
  type Viewer,
} from '@quayside/core/sdk';
import type { Toy } from './kit.ts';

/** TOY.5: the top card for those who have peeked at it; everything when the match is over. */
export function shown({ table, hands, hidden }: Immutable<State<Toy>>, viewer: Viewer, phase: string): Toy['shown'] {
  const top = viewer !== null && at(table.seats, viewer).peeked ? (hidden.deck.at(-1) ?? null) : null;
  return { top, end: phase === 'over' ? { deck: [...hidden.deck], hands: hands.map(({ cards }) => [...cards]) } : null };
}

/** Deals the cards that the viewer does not see, as they may lie. */
export function determinize(view: View<Toy> & Context<Toy>, random: Random): Determinization<Toy> {
  const { table, shown: seen, content } = view;
  if (seen.end !== null) return { hidden: { deck: [...seen.end.deck] }, hands: seen.end.hands.map((cards) => ({ cards: [...cards] })) };
  const unseen = [...content.cards];
  const known = [
    ...table.open,
    ...table.seats.flatMap(({ stowed }) => stowed),
    ...(view.hand?.cards ?? []),
    ...(seen.top === null ? [] : [seen.top]),
  ];
  for (const card of known) unseen.splice(unseen.indexOf(card), 1);
  random.shuffle('cards', unseen);
  const hands = table.seats.map(({ held }, seat) => ({ cards: seat === view.seat ? [] : unseen.splice(0, held).sort((a, b) => a - b) }));
  return { hidden: { deck: seen.top === null ? unseen : [...unseen, seen.top] }, hands };
}
