import { describe, expect, it } from 'vitest';
import { openRandom } from './open.ts';
import { leftOver, scriptedRandom } from './script.ts';
import { seedRandom } from './seed.ts';

describe('scriptedRandom', () => {
  it('deals the listed results, stream by stream', () => {
    const random = openRandom(scriptedRandom({ dice: [5, 0, 3], deck: [1] }));
    expect([random.int('dice', 6), random.int('deck', 2), random.int('dice', 6)]).toEqual([5, 1, 0]);
    expect(random.state().streams).toEqual({ deck: [], dice: [3] });
  });

  it('sorts its streams and copies its lists', () => {
    const dice = [1];
    const script = scriptedRandom({ dice, deck: [] });
    dice.push(2);
    expect(JSON.stringify(script)).toBe(`{"algorithm":"script","key":"${'0'.repeat(64)}","streams":{"deck":[],"dice":[1]}}`);
  });

  it.each([
    ['nothing left', 'script-exhausted', { dice: [] }, 6],
    ['a result beyond the range', 'script-out-of-range', { dice: [6] }, 6],
    ['a stream that is not listed', 'stream-not-scripted', { deck: [1] }, 6],
    ['the name of an inherited property', 'stream-not-scripted', {}, 6],
  ])('is a fault that names the stream: %s', (_, code, draws, below) => {
    const random = openRandom(scriptedRandom(draws));
    expect(() => random.int('dice', below)).toThrow(expect.objectContaining({ code, api: expect.stringContaining('"dice"') }));
    expect(random.moved()).toBe(false);
  });

  it('keeps a result that was out of range', () => {
    const random = openRandom(scriptedRandom({ dice: [7] }));
    expect(() => random.int('dice', 6)).toThrow();
    expect(random.int('dice', 8)).toBe(7);
  });

  it('shuffles as it is told', () => {
    const random = openRandom(scriptedRandom({ deck: [0, 1, 0] }));
    expect(random.shuffle('deck', ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'b', 'a']);
    expect(leftOver(random.state())).toEqual({});
  });

  it('needs nothing where there is one result', () => {
    const random = openRandom(scriptedRandom({}));
    expect([random.int('dice', 1), random.pick('deck', ['a']), random.shuffle('deck', ['a'])]).toEqual([0, 'a', ['a']]);
  });

  it.each([[[-1]], [[0.5]], [[2 ** 32]], [[Number.NaN]], [[-0]], [Object.assign([], { length: 1 }) as number[]]])('refuses %j', (dice) => {
    expect(() => scriptedRandom({ dice })).toThrow(expect.objectContaining({ code: 'bad-script' }));
  });

  it('refuses a name that no stream can have', () => {
    expect(() => scriptedRandom({ ['__proto__']: [1] })).toThrow(expect.objectContaining({ code: 'bad-stream-name' }));
  });
});

describe('leftOver', () => {
  it('counts what was not dealt', () => {
    const random = openRandom(scriptedRandom({ dice: [1, 2, 3], deck: [0], coin: [] }));
    random.int('dice', 6);
    expect(leftOver(random.state())).toEqual({ deck: 1, dice: 2 });
  });

  it('is empty for the other algorithms', () => {
    const random = openRandom(seedRandom('s', 'xoroshiro128plus'));
    random.int('dice', 6);
    expect(leftOver(random.state())).toEqual({});
  });
});
