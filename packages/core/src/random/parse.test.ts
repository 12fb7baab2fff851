import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRandom } from './open.ts';
import { parseRandomState } from './parse.ts';
import { scriptedRandom } from './script.ts';
import { seedRandom } from './seed.ts';
import { ALGORITHMS, type RandomState } from './state.ts';

const key = 'a'.repeat(64);
const chacha = (streams: unknown): unknown => ({ algorithm: 'chacha20', key, streams });
const xoroshiro = (dice: unknown): unknown => ({ algorithm: 'xoroshiro128plus', key, streams: { dice } });

describe('parseRandomState', () => {
  it.each(['chacha20', 'xoroshiro128plus'] as const)('reads what %s saved, as a copy', (algorithm) => {
    const random = openRandom(seedRandom('s', algorithm));
    random.int('dice', 6);
    random.shuffle('deck', [1, 2, 3]);
    const state = random.state();
    const parsed = parseRandomState(JSON.parse(JSON.stringify(state)));
    expect(parsed).toEqual(state);
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(state));
    const again = parseRandomState(state);
    expect('problem' in again ? again : again.streams).not.toBe(state.streams);
  });

  it('reads a script only where it is allowed', () => {
    const script = scriptedRandom({ dice: [1, 2], deck: [] });
    expect(parseRandomState(script, ALGORITHMS)).toEqual(script);
    expect(parseRandomState(script)).toEqual({ path: ['algorithm'], problem: 'expected one of chacha20, xoroshiro128plus' });
  });

  it('takes the bounds of a position', () => {
    expect(parseRandomState(chacha({ a: 0, b: 2 ** 52 }))).toEqual(chacha({ a: 0, b: 2 ** 52 }));
    expect(parseRandomState(xoroshiro([0, -(2 ** 31), 2 ** 31 - 1, 0]))).toEqual(xoroshiro([0, -(2 ** 31), 2 ** 31 - 1, 0]));
  });

  it.each([
    ['null', null, []],
    ['a list', [], []],
    ['a text', '{}', []],
    ['nothing inside', {}, ['algorithm']],
    ['an unknown key', { algorithm: 'chacha20', key, streams: {}, seed: 's' }, ['seed']],
    ['an own __proto__', JSON.parse(`{"algorithm":"chacha20","key":"${key}","streams":{},"__proto__":{}}`), ['__proto__']],
    ['an unknown algorithm', { algorithm: 'mt19937', key, streams: {} }, ['algorithm']],
    ['an inherited algorithm', Object.create({ algorithm: 'chacha20', key, streams: {} }), ['algorithm']],
    ['a short key', { algorithm: 'chacha20', key: key.slice(1), streams: {} }, ['key']],
    ['a key in capitals', { algorithm: 'chacha20', key: key.toUpperCase(), streams: {} }, ['key']],
    ['a key with a line end', { algorithm: 'chacha20', key: `${key}\n`, streams: {} }, ['key']],
    ['no streams', { algorithm: 'chacha20', key }, ['streams']],
    ['a list of streams', chacha([1]), ['streams']],
    ['a stream __proto__', chacha(JSON.parse('{"__proto__":1}')), ['streams', '__proto__']],
    ['a stream with an endless name', chacha({ ['x'.repeat(257)]: 1 }), ['streams', 'x'.repeat(257)]],
    ['a negative position', chacha({ dice: -1 }), ['streams', 'dice']],
    ['minus zero', chacha({ dice: -0 }), ['streams', 'dice']],
    ['half a word', chacha({ dice: 0.5 }), ['streams', 'dice']],
    ['a position too far', chacha({ dice: 2 ** 52 + 1 }), ['streams', 'dice']],
    ['a position as a text', chacha({ dice: '7' }), ['streams', 'dice']],
    ['words for a count', chacha({ dice: [1, 2, 3, 4] }), ['streams', 'dice']],
    ['a count for words', xoroshiro(7), ['streams', 'dice']],
    ['five words', xoroshiro([1, 2, 3, 4, 5]), ['streams', 'dice']],
    ['zeros only', xoroshiro([0, 0, 0, 0]), ['streams', 'dice']],
    ['a word of 33 bits', xoroshiro([2 ** 31, 0, 0, 0]), ['streams', 'dice']],
    ['holes', xoroshiro(Object.assign([], { 0: 1, length: 4 })), ['streams', 'dice']],
  ])('refuses %s and says where', (_, value, path) => {
    expect(parseRandomState(value)).toEqual({ path, problem: expect.any(String) });
  });

  it('names the bad result of a script', () => {
    const script = { algorithm: 'script', key, streams: { dice: [0, 1, -1] } };
    expect(parseRandomState(script, ALGORITHMS)).toEqual({ path: ['streams', 'dice', 2], problem: expect.any(String) });
    expect(parseRandomState({ ...script, streams: { dice: 3 } }, ALGORITHMS)).toMatchObject({ path: ['streams', 'dice'] });
  });

  it('answers any JSON, and what it accepts can be drawn from', () => {
    const nearly = fc.record({
      algorithm: fc.constantFrom<unknown>('chacha20', 'xoroshiro128plus', 'script', 1),
      key: fc.constantFrom<unknown>(key, 'a', null),
      streams: fc.oneof(
        fc.dictionary(fc.string(), fc.oneof(fc.nat(), fc.array(fc.integer(), { minLength: 4, maxLength: 4 }))),
        fc.jsonValue(),
      ),
    });
    const check = fc.property(fc.oneof(nearly, fc.jsonValue()), (value) => {
      const parsed = parseRandomState(value);
      if ('problem' in parsed) return;
      const state: RandomState = parsed;
      for (const stream of [...Object.keys(state.streams), 'new']) expect(openRandom(state).int(stream, 6)).toBeLessThan(6);
    });
    fc.assert(check, { numRuns: 500 });
  });
});
