import type { View } from '../game/match.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { hashJson } from '../model/hash.ts';
import type { Json } from '../model/json.ts';

/**
 * The decision token of a view: a text that stays the same as long as what its seat decides on does. It is made of the view alone, without who is awaited and who has
 * committed, so sealed commits of others do not age it; the seat's own do.
 */
export function tokenOf<G extends GameTypes, A extends AnyAction>(view: Omit<View<G, A>, 'awaited' | 'committed' | 'outcome'>): string {
  const { game, rules, seat, options, table, hand, shown, phase, step, presence, commit, ending } = view;
  return hashJson({ game, rules, seat, options, table, hand, shown, phase, step, presence, commit, ending } as unknown as Json);
}
