import { type ScoringSet, type SetFamily, setFamily } from '@quayside/core/sdk';
import type { PiraeusContent } from './content/schema.ts';
import type { GoodCounts } from './state.ts';
import { GOODS, type Nation, ORIGINS } from './vocabulary.ts';

/** What follows from the content: computed once, never saved. */
export interface Derived {
  /** The own deck of each nation. */
  readonly decks: Readonly<Record<Nation, Readonly<GoodCounts>>>;
  /** Every set that scores; a kind is a good of an origin: the place of the good in `GOODS` times the number of origins, plus the place of the origin in `ORIGINS`. */
  readonly sets: SetFamily;
}

/** Computes {@link Derived}. */
export function derive(_options: unknown, content: PiraeusContent): Derived {
  const decks = Object.fromEntries(content.nations.map(({ id, cards }) => [id, cards])) as Derived['decks'];
  return { decks, sets: setFamily(GOODS.length * ORIGINS.length, scoringSets(content), content.singleForeign.value) };
}

/** The number of a kind of card, for sets. */
export function kindOf(good: number, origin: number): number {
  return good * ORIGINS.length + origin;
}

/** PI.G1, PI.Q44: one good from different origins, or different goods of one origin; three to six cards (PI.Q47). */
function scoringSets({ setTable }: PiraeusContent): ScoringSet[] {
  const ofOneGood = GOODS.map((_, good) => ORIGINS.map((__, origin) => kindOf(good, origin)));
  const ofOneOrigin = ORIGINS.map((_, origin) => GOODS.map((__, good) => kindOf(good, origin)));
  return [...ofOneGood, ...ofOneOrigin].flatMap((line) =>
    ([6, 5, 4, 3] as const).flatMap((size) => combinations(line, size).map((kinds) => ({ kinds, value: setTable[size] }))),
  );
}

function combinations(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, index) => combinations(of.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}
