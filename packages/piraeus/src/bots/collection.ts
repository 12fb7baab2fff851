import { at, type Immutable } from '@quayside/core/sdk';
import type { PiraeusContent } from '../content/schema.ts';
import { kindOf } from '../derived.ts';
import type { Card } from '../state.ts';
import { GOODS, ORIGINS } from '../vocabulary.ts';

/** How many cards of each kind, by its number. */
export type Kinds = number[];

const SIZE = GOODS.length * ORIGINS.length;

/** The kinds that can make a set together (PI.G1): one good of all origins, or all goods of one origin. */
const LINES: readonly (readonly number[])[] = [
  ...GOODS.map((_, good) => ORIGINS.map((__, origin) => kindOf(good, origin))),
  ...ORIGINS.map((_, origin) => GOODS.map((__, good) => kindOf(good, origin))),
];

/** By kind, its two lines. */
const LINES_OF: readonly (readonly number[])[] = Array.from({ length: SIZE }, (_, kind) =>
  LINES.flatMap((line, index) => (line.includes(kind) ? [index] : [])),
);

/** What cards outside sets are hoped to bring beyond their worth as singles, in drachmas: one alone on its lines, and one of a pair. */
export interface Hope {
  readonly single: number;
  readonly pair: number;
}

/** Counts cards by kind. */
export function kindsOf(cards: readonly Immutable<Card>[]): Kinds {
  const kinds: Kinds = Array.from({ length: SIZE }, () => 0);
  for (const card of cards) add(kinds, kindOfCard(card));
  return kinds;
}

/** The number of the kind of a card. */
export function kindOfCard({ good, origin }: Immutable<Card>): number {
  return kindOf(GOODS.indexOf(good), ORIGINS.indexOf(origin));
}

/**
 * About what bought cards are worth at home: takes the longest line as a set, then the longest of what is left, and so on; the rest are singles with a hope. Never more
 * than the best split (`bestSets`) where there is no hope, and within a few drachmas of it; a thousand times faster.
 */
export function roughWorth(bought: Readonly<Kinds>, content: Pick<PiraeusContent, 'setTable' | 'singleForeign'>, hope: Hope): number {
  const left = [...bought];
  let total = 0;
  for (;;) {
    const lengths = LINES.map((line) => lengthOf(left, line));
    const longest = Math.max(...lengths);
    if (longest < 3) return total + singles(left, lengths, content.singleForeign.value, hope);
    const size = Math.min(longest, 6) as 3 | 4 | 5 | 6;
    total += content.setTable[size];
    take(left, at(LINES, lengths.indexOf(longest)), size);
  }
}

/** What one more card adds. */
export function roughGain(
  bought: Readonly<Kinds>,
  card: Immutable<Card>,
  content: Pick<PiraeusContent, 'setTable' | 'singleForeign'>,
  hope: Hope,
): number {
  const more = [...bought];
  add(more, kindOfCard(card));
  return roughWorth(more, content, hope) - roughWorth(bought, content, hope);
}

function add(kinds: Kinds, kind: number): void {
  kinds[kind] = at(kinds, kind) + 1;
}

function lengthOf(kinds: Readonly<Kinds>, line: readonly number[]): number {
  let length = 0;
  for (const kind of line) if (at(kinds, kind) > 0) length += 1;
  return length;
}

function take(kinds: Kinds, line: readonly number[], size: number): void {
  let taken = 0;
  for (const kind of line) {
    if (taken === size) return;
    const count = at(kinds, kind);
    if (count === 0) continue;
    kinds[kind] = count - 1;
    taken += 1;
  }
}

function singles(kinds: Readonly<Kinds>, lengths: readonly number[], worth: number, { single, pair }: Hope): number {
  let total = 0;
  for (const [kind, count] of kinds.entries()) {
    if (count === 0) continue;
    const paired = at(LINES_OF, kind).some((line) => at(lengths, line) > 1);
    total += count * worth + (paired ? pair : single);
  }
  return total;
}
