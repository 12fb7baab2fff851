// `npx tsx --tsconfig tsconfig.tools.json packages/piraeus/bench/sets.ts`: how long the best split of 24 cards into sets takes, in units of 1,000 copies of the hand through JSON.
// The requirement is a ratio below 1, for any hand that a seat could have bought (PI.Q46).
import { openRandom, seedRandom } from '@quayside/core';
import { flat } from '../src/content/flat.ts';
import { reconstructed } from '../src/content/reconstructed.ts';
import { derive } from '../src/derived.ts';
import { bestSets } from '../src/rules/sets.ts';
import type { Card } from '../src/state.ts';
import { NATIONS } from '../src/vocabulary.ts';
import { buyable, legalHand } from '../test/support/hands.ts';

const SIZE = 24;
const derived = derive(undefined, reconstructed);
const random = openRandom(seedRandom('bench', 'xoroshiro128plus'));

/** The least of several runs, in milliseconds: what the machine does besides only ever adds. */
function least(runs: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const solve = (cards: readonly Card[], runs: number) => least(runs, () => bestSets(cards, derived));
const copies = (cards: readonly Card[]) =>
  least(5, () => {
    for (let copy = 0; copy < 1000; copy += 1) JSON.parse(JSON.stringify(cards));
  });
const ratio = (cards: readonly Card[]) => solve(cards, 7) / copies(cards);

/** Looks for a slow hand: exchanges a card for another that could have been bought, and keeps what is slower. */
function slowest(tries: number): Card[] {
  const all = buyable(random.int('own', NATIONS.length), random.int('content', 2) === 0 ? reconstructed : flat);
  let cards = random.shuffle('cards', [...all]);
  let time = solve(cards.slice(0, SIZE), 3);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const next = [...cards];
    const [out, into] = [random.int('out', SIZE), SIZE + random.int('in', next.length - SIZE)];
    [next[out], next[into]] = [next[into] as Card, next[out] as Card];
    const slower = solve(next.slice(0, SIZE), 3);
    if (slower < time) continue;
    cards = next;
    time = slower;
  }
  return cards.slice(0, SIZE);
}

const hands = Array.from({ length: 300 }, () => legalHand(random, SIZE));
for (const hand of hands) bestSets(hand, derived);
const ratios = hands.map(ratio).sort((a, b) => a - b);
const middle = ratios[Math.floor(ratios.length / 2)] ?? 0;
console.log(`${hands.length} random hands of ${SIZE}: median ${middle.toFixed(3)}, worst ${(ratios.at(-1) ?? 0).toFixed(3)}`);

const searched = Array.from({ length: 12 }, () => slowest(300)).map((hand) => ({ hand, ratio: ratio(hand) }));
searched.sort((a, b) => b.ratio - a.ratio);
const worst = searched[0];
console.log(`12 searches for a slow hand, 300 exchanges each: worst ${(worst?.ratio ?? 0).toFixed(3)}`);
console.log(
  `  ${worst?.hand
    .map(({ good, origin }) => `${good} ${origin}`)
    .sort()
    .join(', ')}`,
);
process.exitCode = (worst?.ratio ?? 0) < 1 && (ratios.at(-1) ?? 0) < 1 ? 0 : 1;
