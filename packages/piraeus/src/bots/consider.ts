import { piraeus } from '../game.ts';
import { type Weighed, weigh } from './choose.ts';
import type { Outlook } from './outlook.ts';

/** How many actions of a kind are worth a search, the best by their gains. */
const MOST: Readonly<Record<string, number>> = { plan: 2, offer: 6, place: 4, move: 3, bid: 6 };

/** The actions worth thinking about: the few best of each kind by what they are hoped to gain, and whatever is the only one of its kind. Ascending. */
export function consider(outlook: Outlook, legal: readonly number[]): readonly number[] {
  const kinds = new Map<string, Weighed[]>();
  for (const weighed of weigh(outlook, legal)) {
    const { type } = piraeus.numbering.decode(weighed.id);
    kinds.set(type, [...(kinds.get(type) ?? []), weighed]);
  }
  return [...kinds].flatMap(([type, some]) => bestOf(some, MOST[type] ?? 1)).sort((a, b) => a - b);
}

function bestOf(some: readonly Weighed[], most: number): number[] {
  return [...some]
    .sort((a, b) => b.gain - a.gain || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id);
}
