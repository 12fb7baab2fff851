import { describe, expect, it } from 'vitest';
import { fairFlaw } from './fair-flaw.ts';
import { commitNonce, commitSeed, fairKey } from './fair-seed.ts';

const seed = 'ab'.repeat(32);
const nonces = ['00'.repeat(16), '11'.repeat(16), '22'.repeat(16)];
const reversed = [...nonces].reverse();
const commitment = commitSeed(seed);
const fair = { commitment, nonces };
const bound = { ...fair, nonceCommitments: nonces.map((nonce, seat) => commitNonce(seat, nonce)) };

const replaced = (list: readonly string[], seat: number, by: string) => list.map((one, at) => (at === seat ? by : one));

describe('the key of a fair match', () => {
  it('depends on the seed, on each nonce and on whose it is', () => {
    const keys = [
      fairKey(seed, nonces),
      fairKey(`${seed}00`, nonces),
      fairKey(seed, reversed),
      fairKey(seed, nonces.slice(1)),
      ...nonces.map((_, seat) => fairKey(seed, replaced(nonces, seat, '33'.repeat(16)))),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('cannot be moved between seed and nonces', () => {
    const [first = '', ...rest] = nonces;
    expect(fairKey(first, [seed, ...rest])).not.toBe(fairKey(seed, nonces));
  });

  it('is neither the key of the seed alone nor the commitment', () => {
    expect(fairKey(seed, [])).not.toBe(commitment);
  });

  it.each([
    ['commitSeed', () => commitSeed('harbour')],
    ['commitNonce', () => commitNonce(0, 'ff'.repeat(15))],
    ['fairKey, seed', () => fairKey('', nonces)],
    ['fairKey, nonce', () => fairKey(seed, ['00'.repeat(16), 'harbour'])],
  ])('stops a programmer who gives too little: %s', (_, call) => {
    expect(call).toThrow(expect.objectContaining({ code: 'bad-secret', remedy: expect.stringContaining('32 bytes') }));
    expect(call).not.toThrow('harbour');
  });

  it.each([-1, 0.5, null])('binds no nonce to %j, which is no seat', (seat) => {
    expect(() => commitNonce(seat as number, 'ff'.repeat(16))).toThrow(expect.objectContaining({ code: 'bad-seat' }));
  });
});

describe('fairFlaw', () => {
  it.each([
    ['nothing fair is asked for', { seats: 3, seed: 'harbour' }],
    ['a commitment and nonces', { seats: 3, seed, fair }],
    ['nonces that were committed to', { seats: 3, seed, fair: bound, algorithm: 'chacha20' as const }],
  ])('finds nothing: %s', (_, setup) => {
    expect(fairFlaw(setup)).toBeUndefined();
  });

  it.each([
    ['a seed of words', { seats: 3, seed: 'harbour', fair }, 'bad-options', ['seed']],
    ['the fast algorithm', { seats: 3, seed, fair, algorithm: 'xoroshiro128plus' as const }, 'bad-options', ['algorithm']],
    ['a commitment cut off', { seats: 3, seed, fair: { ...fair, commitment: commitment.slice(1) } }, 'bad-options', ['fair', 'commitment']],
    ['a nonce too few', { seats: 4, seed, fair }, 'bad-options', ['fair', 'nonces']],
    ['a nonce too many', { seats: 2, seed, fair }, 'bad-options', ['fair', 'nonces']],
    ['a short nonce', { seats: 3, seed, fair: { ...fair, nonces: replaced(nonces, 1, '11') } }, 'bad-options', ['fair', 'nonces', 1]],
    [
      'a commitment of a nonce too few',
      { seats: 3, seed, fair: { ...bound, nonceCommitments: [] } },
      'bad-options',
      ['fair', 'nonceCommitments'],
    ],
    [
      'one that is none',
      { seats: 3, seed, fair: { ...bound, nonceCommitments: replaced(bound.nonceCommitments, 2, 'x') } },
      'bad-options',
      ['fair', 'nonceCommitments', 2],
    ],
    ['another seed', { seats: 3, seed: 'cd'.repeat(32), fair }, 'wrong-seed', ['seed']],
    [
      'another nonce',
      { seats: 3, seed, fair: { ...bound, nonces: replaced(nonces, 1, '33'.repeat(16)) } },
      'wrong-nonce',
      ['fair', 'nonces', 1],
    ],
    ['nonces of other seats', { seats: 3, seed, fair: { ...bound, nonces: reversed } }, 'wrong-nonce', ['fair', 'nonces', 0]],
  ])('%s', (_, setup, code, path) => {
    expect(fairFlaw(setup)).toEqual({ code, path, problem: expect.any(String) });
  });
});
