import { Fault } from '../model/fault.ts';
import { sha256Hex } from '../model/hash.ts';
import type { RandomState } from './state.ts';

/**
 * The chance of a new match. The key is the SHA-256 of the seed, so any text will do, and the seed cannot be read back from a save. A host whose players must not guess takes an
 * unguessable seed and `chacha20`. Refuses a seed that is no text (fault `bad-seed`), and a generator that there is not (`bad-algorithm`).
 *
 * @example
 * ```ts
 * import { openRandom, seedRandom } from '@quayside/core';
 *
 * const random = openRandom(seedRandom('table 7, 12 March', 'chacha20'));
 *
 * console.log(random.int('dice', 6) < 6); // true
 * ```
 */
export function seedRandom(seed: string, algorithm: 'chacha20' | 'xoroshiro128plus'): RandomState {
  if (typeof seed !== 'string') throw bad('bad-seed', 'a text', typeof seed, 'Any text will do; write a number as one.');
  if (algorithm === 'chacha20' || algorithm === 'xoroshiro128plus') return { algorithm, key: sha256Hex(seed), streams: {} };
  const remedy = 'Take chacha20 for a hosted match, xoroshiro128plus for a simulation; a script is made by scriptedRandom.';
  throw bad('bad-algorithm', 'chacha20 or xoroshiro128plus', String(algorithm), remedy);
}

function bad(code: string, expected: string, received: string, remedy: string): Fault {
  return new Fault({ code, api: 'seedRandom(seed, algorithm)', expected, received, remedy });
}
