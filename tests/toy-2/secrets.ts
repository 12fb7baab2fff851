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
import { type Card, inOrder, type Toy2 } from './kit.ts';

/** TOY.5 */
export function shown({ table, hands, hidden }: Immutable<State<Toy2>>, viewer: Viewer, phase: string): Toy2['shown'] {
  const top = viewer !== null && at(table.seats, viewer).peeked ? (hidden.deck.at(-1) ?? null) : null;
  return { top, end: phase === 'over' ? { deck: [...hidden.deck], hands: hands.map(({ cards }) => [...cards]) } : null };
}

/** Deals the cards that the viewer does not see, as they may lie. */
export function determinize(view: View<Toy2> & Context<Toy2>, random: Random): Determinization<Toy2> {
  const { table, shown: seen, content } = view;
  if (seen.end !== null) return { hidden: { deck: [...seen.end.deck] }, hands: seen.end.hands.map((cards) => ({ cards: [...cards] })) };
  const unseen: Card[] = [...content.cards];
  const stowed = table.seats.flatMap((place) => place.stowed);
  const known = [...table.open, ...stowed, ...(view.hand?.cards ?? []), ...(seen.top === null ? [] : [seen.top])];
  for (const card of known) unseen.splice(unseen.indexOf(card), 1);
  random.shuffle('cards', unseen);
  const hands = table.seats.map(({ held }, seat) => ({ cards: seat === view.seat ? [] : inOrder(unseen.splice(0, held)) }));
  return { hidden: { deck: seen.top === null ? unseen : [...unseen, seen.top] }, hands };
}
