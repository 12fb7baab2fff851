import type { Context, Determinization, Immutable, Random, State, View, Viewer } from '@quayside/core/sdk';
import type { YourFirstGameTypes } from './kit.ts';
import type { Good } from './vocabulary.ts';

/** YG.9: the commissions are laid open when the match is over, and not before. */
export function shown({ hands }: Immutable<State<YourFirstGameTypes>>, _viewer: Viewer, phase: string): YourFirstGameTypes['shown'] {
  return { commissions: phase === 'over' ? hands.map(({ commission }) => commission) : null };
}

/** Deals the cards that a viewer has not seen at random: a bot imagines matches that way, and so do the tests. */
export function determinize(
  { options, content, shown, seat, hand }: View<YourFirstGameTypes> & Context<YourFirstGameTypes>,
  random: Random,
): Determinization<YourFirstGameTypes> {
  const known =
    shown.commissions ?? Array.from({ length: options.seats }, (_, other) => (other === seat ? (hand?.commission ?? null) : null));
  const unseen = random.shuffle('commissions', without(content.commissions, known));
  const hands = known.map((commission) => ({ commission: commission ?? (unseen.shift() as Good) }));
  return { hands, hidden: { unused: unseen.sort() } };
}

function without(cards: readonly Good[], seen: readonly (Good | null)[]): Good[] {
  const rest = [...cards];
  for (const good of seen) if (good !== null) rest.splice(rest.indexOf(good), 1);
  return rest;
}
