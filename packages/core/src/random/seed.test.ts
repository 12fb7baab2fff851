import { expect, it } from 'vitest';
import { seedRandom } from './seed.ts';

it('takes the SHA-256 of the seed for its key', () => {
  const key = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(seedRandom('abc', 'chacha20')).toEqual({ algorithm: 'chacha20', key, streams: {} });
  expect(seedRandom('abc', 'xoroshiro128plus')).toEqual({ algorithm: 'xoroshiro128plus', key, streams: {} });
});

it('refuses what cannot be seeded', () => {
  expect(() => seedRandom('abc', 'script' as 'chacha20')).toThrow(expect.objectContaining({ code: 'bad-algorithm' }));
});
