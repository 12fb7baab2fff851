import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRandom } from './open.ts';
import { scriptedRandom } from './script.ts';
import { seedRandom } from './seed.ts';
import type { RandomState } from './state.ts';

const ALGORITHMS = ['chacha20', 'xoroshiro128plus'] as const;
const saved = (state: RandomState): RandomState => JSON.parse(JSON.stringify(state));

/** The sum of squared deviations from even, for the chi-square test. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

/** The value that chi-square exceeds once in some ten thousand fair runs (Wilson and Hilferty, 3.9 standard deviations). */
function critical(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.9 * Math.sqrt(spread)) ** 3;
}

function permutations(items: readonly string[]): string[] {
  if (items.length === 0) return [''];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => item + rest));
}

describe.each(ALGORITHMS)('openRandom, %s', (algorithm) => {
  it.each([2, 3, 6, 7, 10, 52, 100, 257, 1000])('deals every number below %i about equally often', (below) => {
    const random = openRandom(seedRandom('even', algorithm));
    const counts = Array.from({ length: below }, () => 0);
    for (let draw = 0; draw < below * 200; draw++) {
      const result = random.int('dice', below);
      counts[result] = (counts[result] ?? Number.NaN) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(below - 1));
  });

  it('shuffles five cards into all 120 orders about equally often', () => {
    const random = openRandom(seedRandom('orders', algorithm));
    const counts = new Map(permutations([...'abcde']).map((order) => [order, 0]));
    for (let deal = 0; deal < 120 * 200; deal++) {
      const order = random.shuffle('deck', [...'abcde']).join('');
      counts.set(order, (counts.get(order) ?? Number.NaN) + 1);
    }
    expect(chiSquare([...counts.values()])).toBeLessThan(critical(119));
  });

  it('picks every item', () => {
    const random = openRandom(seedRandom('pick', algorithm));
    const picked = new Set(Array.from({ length: 100 }, () => random.pick('deck', ['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });

  it('draws from one stream without moving another', () => {
    const alone = openRandom(seedRandom('s', algorithm));
    const expected = Array.from({ length: 20 }, () => alone.int('dice', 6));
    const mixed = openRandom(seedRandom('s', algorithm));
    const dice = Array.from({ length: 20 }, () => {
      mixed.shuffle('deck', [1, 2, 3, 4, 5]);
      mixed.int('coin', 2);
      return mixed.int('dice', 6);
    });
    expect(dice).toEqual(expected);
  });

  it('gives streams, seeds and algorithms numbers of their own', () => {
    const draws = (seed: string, stream: string) => {
      const random = openRandom(seedRandom(seed, algorithm));
      return Array.from({ length: 4 }, () => random.int(stream, 2 ** 32)).join();
    };
    const all = [
      draws('s', 'a'),
      draws('s', 'b'),
      draws('s', ''),
      draws('t', 'a'),
      draws('s', 'A'),
      draws('s', 'constructor'),
      draws('s', '"a"'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('goes on after save and load, at every position, as if nothing had happened', () => {
    const whole = openRandom(seedRandom('resume', algorithm));
    const expected = Array.from({ length: 40 }, (_, draw) => whole.int(draw % 3 === 0 ? 'deck' : 'dice', draw + 2));
    let state = seedRandom('resume', algorithm);
    const resumed = Array.from({ length: 40 }, (_, draw) => {
      const random = openRandom(saved(state));
      const result = random.int(draw % 3 === 0 ? 'deck' : 'dice', draw + 2);
      state = random.state();
      return result;
    });
    expect(resumed).toEqual(expected);
    expect(state).toEqual(whole.state());
  });

  it('draw 3, save, load, draw: the fourth number, not the first', () => {
    const whole = openRandom(seedRandom('case 29', algorithm));
    const [first, , , fourth] = Array.from({ length: 4 }, () => whole.int('dice', 1000));
    const before = openRandom(seedRandom('case 29', algorithm));
    for (let draw = 0; draw < 3; draw++) before.int('dice', 1000);
    const next = openRandom(saved(before.state())).int('dice', 1000);
    expect(next).toBe(fourth);
    expect(next).not.toBe(first);
  });

  it('never changes the state that it was opened on', () => {
    const start = openRandom(seedRandom('s', algorithm));
    start.int('dice', 6);
    const state = start.state();
    const text = JSON.stringify(state);
    const random = openRandom(state);
    random.int('dice', 6);
    random.shuffle('deck', [1, 2, 3]);
    random.state();
    expect(JSON.stringify(state)).toBe(text);
  });

  it('gives back the same object as long as nothing moved', () => {
    const state = seedRandom('s', algorithm);
    const random = openRandom(state);
    random.int('dice', 1);
    random.shuffle('deck', ['a']);
    random.pick('deck', ['a']);
    expect(random.moved()).toBe(false);
    expect(random.state()).toBe(state);
    random.int('dice', 2);
    expect(random.moved()).toBe(true);
    expect(random.state()).not.toBe(state);
  });

  it('gives a state that shares nothing with the one before, streams sorted', () => {
    const first = openRandom(seedRandom('s', algorithm));
    for (const stream of ['m', 'z', 'a']) first.int(stream, 6);
    const state = first.state();
    const second = openRandom(state);
    second.int('k', 6);
    const next = second.state();
    expect(Object.keys(next.streams)).toEqual(['a', 'k', 'm', 'z']);
    expect(next.streams.m).toEqual(state.streams.m);
    if (algorithm === 'xoroshiro128plus') expect(next.streams.m).not.toBe(state.streams.m);
  });

  it('shuffles in place and gives the same array', () => {
    const deck = [1, 2, 3, 4];
    const random = openRandom(seedRandom('s', algorithm));
    expect(random.shuffle('deck', deck)).toBe(deck);
    expect([...deck].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('openRandom', () => {
  it('counts one word for each accepted draw', () => {
    const random = openRandom(seedRandom('count', 'chacha20'));
    random.int('coin', 2);
    random.shuffle(
      'deck',
      Array.from({ length: 33 }, (_, card) => card % 2),
    );
    const { coin, deck } = random.state().streams;
    expect(coin).toBe(1);
    expect(deck).toBe(32);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY, '6' as unknown as number])('refuses a below of %j', (below) => {
    const random = openRandom(seedRandom('s', 'chacha20'));
    expect(() => random.int('dice', below)).toThrow(expect.objectContaining({ code: 'bad-below' }));
    expect(random.moved()).toBe(false);
  });

  it('takes a below of 2^32', () => {
    expect(openRandom(scriptedRandom({ dice: [2 ** 32 - 1] })).int('dice', 2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('refuses to pick from nothing', () => {
    expect(() => openRandom(seedRandom('s', 'chacha20')).pick('dice', [])).toThrow(expect.objectContaining({ code: 'empty-pick' }));
  });

  it.each(['__proto__', 'x'.repeat(257)])('refuses a stream named %s, even where nothing is drawn', (stream) => {
    const random = openRandom(seedRandom('s', 'chacha20'));
    for (const below of [1, 6]) expect(() => random.int(stream, below)).toThrow(expect.objectContaining({ code: 'bad-stream-name' }));
  });

  it('refuses an algorithm that it does not know', () => {
    const state = { ...seedRandom('s', 'chacha20'), algorithm: 'dice-tower' } as unknown as RandomState;
    expect(() => openRandom(state).int('dice', 6)).toThrow(expect.objectContaining({ code: 'bad-algorithm' }));
  });

  it('two sources on one state do not disturb each other', () => {
    const check = fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (turns) => {
      const state = seedRandom('two', 'chacha20');
      const sources = [openRandom(state), openRandom(state)] as const;
      const drawn: [number[], number[]] = [[], []];
      for (const turn of turns) drawn[turn ? 0 : 1].push(sources[turn ? 0 : 1].int('dice', 1000));
      const whole = openRandom(state);
      const expected = turns.map(() => whole.int('dice', 1000));
      for (const one of drawn) expect(one).toEqual(expected.slice(0, one.length));
    });
    fc.assert(check, { numRuns: 50 });
  });
});

it.each(['chacha20', 'xoroshiro128plus'] as const)('a copy of a %s source stands where it does, and goes its own way', (algorithm) => {
  const source = openRandom(seedRandom('copy', algorithm));
  source.int('dice', 6);
  const copy = source.copy();
  expect(copy.state()).toEqual(source.state());
  expect(copy.moved()).toBe(true);
  const next = Array.from({ length: 5 }, () => copy.int('dice', 1000));
  copy.int('deck', 52);
  expect(source.state().streams).not.toHaveProperty('deck');
  expect(Array.from({ length: 5 }, () => source.int('dice', 1000))).toEqual(next);
});
