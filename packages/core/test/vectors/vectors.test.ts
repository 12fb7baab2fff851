import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';
import chance from './chance.json';
import commitments from './commitments.json';
import fairSeeds from './fair-seeds.json';
import { below, commitmentText, fairKeyText, nonceText, seedText, sha256, shuffled, wordsOf } from './independent.ts';

// These never change. What is committed to, and every match that was ever saved, depends on them: a new derivation takes a new format or algorithm tag.

test('the library gives the known answers', () => {
  expect(answersOf({ commitments, fairSeeds, chance })).toEqual({ commitments, fairSeeds, chance });
});

test.each(commitments)('another implementation commits to $name in the same way', ({ binding, action, actionText, salt, commitment }) => {
  expect(JSON.parse(actionText)).toEqual(action);
  expect(sha256(commitmentText(binding, actionText, salt))).toBe(commitment);
});

test('another implementation has the same fair seeds', () => {
  for (const { seed, commitment } of fairSeeds.seeds) expect(sha256(seedText(seed))).toBe(commitment);
  for (const { seat, nonce, commitment } of fairSeeds.nonces) expect(sha256(nonceText(seat, nonce))).toBe(commitment);
  for (const { seed, nonces, key } of fairSeeds.keys) expect(sha256(fairKeyText(seed, nonces))).toBe(key);
});

test.each(chance)('another implementation of $algorithm draws the same', ({ algorithm, seed, ints, shuffles, long, picks }) => {
  const words = (stream: string) => wordsOf(algorithm, sha256(seed), stream);
  for (const { stream, below: bound, results } of ints) {
    const word = words(stream);
    expect(results.map(() => below(word, bound))).toEqual(results);
  }
  const deck = words(shuffles.stream);
  expect(shuffles.results.map(() => shuffled(deck, shuffles.items).join(''))).toEqual(shuffles.results);
  expect(shuffled(words(long.stream), [...Array(long.items).keys()])).toEqual(long.result);
  const market = words(picks.stream);
  expect(picks.results.map(() => picks.items[below(market, picks.items.length)])).toEqual(picks.results);
});
