import { commitNonce, commitSeed, fairKey, openCommit, openRandom, sealCommit, seedRandom } from '@quayside/core';
import type chance from './chance.json';
import type commitments from './commitments.json';
import type fairSeeds from './fair-seeds.json';

// What the library says to the questions of the vectors, in the form in which they are kept. Nothing but ECMAScript: this also runs in a browser.

/** All vectors: a question each, and its answer. */
export interface Vectors {
  readonly commitments: typeof commitments;
  readonly fairSeeds: typeof fairSeeds;
  readonly chance: typeof chance;
}

/** The vectors with every answer given anew. */
export function answersOf({ commitments, fairSeeds, chance }: Vectors): Vectors {
  return {
    commitments: commitments.map((vector) => ({ ...vector, commitment: committed(vector) })) as Vectors['commitments'],
    fairSeeds: {
      seeds: fairSeeds.seeds.map(({ seed }) => ({ seed, commitment: commitSeed(seed) })),
      nonces: fairSeeds.nonces.map(({ seat, nonce }) => ({ seat, nonce, commitment: commitNonce(seat, nonce) })),
      keys: fairSeeds.keys.map(({ seed, nonces }) => ({ seed, nonces, key: fairKey(seed, nonces) })),
    },
    chance: chance.map(drawn),
  };
}

function committed({ binding, action, salt }: Vectors['commitments'][number]): string {
  const { commitment, opening } = sealCommit(binding, action, salt);
  return openCommit(binding, commitment, opening).ok ? commitment : 'does not open';
}

type ChanceVector = Vectors['chance'][number];

function drawn({ algorithm, seed, ints, shuffles, long, picks }: ChanceVector): ChanceVector {
  const random = openRandom(seedRandom(seed, algorithm as 'chacha20'));
  return {
    algorithm,
    seed,
    ints: ints.map(({ stream, below, results }) => ({ stream, below, results: results.map(() => random.int(stream, below)) })),
    shuffles: { ...shuffles, results: shuffles.results.map(() => random.shuffle(shuffles.stream, [...shuffles.items]).join('')) },
    long: { ...long, result: random.shuffle(long.stream, [...Array(long.items).keys()]) },
    picks: { ...picks, results: picks.results.map(() => random.pick(picks.stream, picks.items)) },
  };
}
