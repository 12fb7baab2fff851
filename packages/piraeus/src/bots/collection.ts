import type { Immutable } from '@quayside/core/sdk';
import type { PiraeusContent } from '../content/schema.ts';
import { kindOf } from '../derived.ts';
import type { Card } from '../state.ts';
import { GOODS, ORIGINS } from '../vocabulary.ts';

/** Bought cards, counted: how many of each kind (`kindOf`), and how many different kinds there are on each line that can make a set (PI.G1), first by good, then by origin. */
export interface Collection {
  readonly counts: Uint8Array;
  readonly lengths: Uint8Array;
}

/** What cards are worth at home. */
export type Worths = Pick<PiraeusContent, 'setTable' | 'singleForeign'>;

/** What a card outside sets is hoped to bring beyond its worth as a single, in drachmas: one that is alone on both its lines, and one that is not. */
export interface Hope {
  readonly single: number;
  readonly pair: number;
}

const WIDTH = ORIGINS.length;
const SIZE = GOODS.length * WIDTH;
const GOOD_INDEX = new Map(GOODS.map((good, index) => [good, index]));
const ORIGIN_INDEX = new Map(ORIGINS.map((origin, index) => [origin, index]));

/** Counts bought cards. */
export function collectionOf(cards: readonly Immutable<Card>[]): Collection {
  const collection = { counts: new Uint8Array(SIZE), lengths: new Uint8Array(GOODS.length + ORIGINS.length) };
  for (const card of cards) add(collection, kindOfCard(card));
  return collection;
}

/**
 * About what a collection is worth at home: its longest line becomes a set, then the longest of what is left, and so on; what remains are singles with a hope. Without
 * hope never more than the best split (`bestSets`), seldom much less, and some hundred times faster.
 */
export function roughWorth(collection: Collection, worths: Worths, hope: Hope): number {
  const left = { counts: collection.counts.slice(), lengths: collection.lengths.slice() };
  let total = 0;
  for (let line = longestLine(left); length(left, line) >= 3; line = longestLine(left)) {
    total += worths.setTable[takeSet(left, line)];
  }
  return total + worthOfSingles(left, worths.singleForeign.value, hope);
}

/** A collection with one more card. */
export function withCard({ counts, lengths }: Collection, card: Immutable<Card>): Collection {
  const more = { counts: counts.slice(), lengths: lengths.slice() };
  add(more, kindOfCard(card));
  return more;
}

function kindOfCard({ good, origin }: Immutable<Card>): number {
  return kindOf(GOOD_INDEX.get(good) ?? 0, ORIGIN_INDEX.get(origin) ?? 0);
}

function goodLine(kind: number): number {
  return Math.floor(kind / WIDTH);
}

function originLine(kind: number): number {
  return GOODS.length + (kind % WIDTH);
}

function length({ lengths }: Collection, line: number): number {
  return lengths[line] ?? 0;
}

function count({ counts }: Collection, kind: number): number {
  return counts[kind] ?? 0;
}

function add(collection: Collection, kind: number): void {
  const { counts, lengths } = collection;
  counts[kind] = count(collection, kind) + 1;
  if (count(collection, kind) > 1) return;
  for (const line of [goodLine(kind), originLine(kind)]) lengths[line] = length(collection, line) + 1;
}

function remove(collection: Collection, kind: number): void {
  const { counts, lengths } = collection;
  counts[kind] = count(collection, kind) - 1;
  if (count(collection, kind) > 0) return;
  for (const line of [goodLine(kind), originLine(kind)]) lengths[line] = length(collection, line) - 1;
}

function longestLine(collection: Collection): number {
  let longest = 0;
  for (let line = 1; line < collection.lengths.length; line += 1) {
    if (length(collection, line) > length(collection, longest)) longest = line;
  }
  return longest;
}

/** Takes one card of each kind on a line, six at most, and says how many. */
function takeSet(from: Collection, line: number): 3 | 4 | 5 | 6 {
  const isGood = line < GOODS.length;
  const [first, end, step] = isGood ? [line * WIDTH, (line + 1) * WIDTH, 1] : [line - GOODS.length, SIZE, WIDTH];
  let taken = 0;
  for (let kind = first; kind < end && taken < 6; kind += step) {
    if (count(from, kind) === 0) continue;
    remove(from, kind);
    taken += 1;
  }
  return taken as 3 | 4 | 5 | 6;
}

function worthOfSingles(collection: Collection, worth: number, { single, pair }: Hope): number {
  let total = 0;
  for (let kind = 0; kind < SIZE; kind += 1) {
    const cards = count(collection, kind);
    if (cards === 0) continue;
    const isPaired = length(collection, goodLine(kind)) > 1 || length(collection, originLine(kind)) > 1;
    total += cards * worth + (isPaired ? pair : single);
  }
  return total;
}
