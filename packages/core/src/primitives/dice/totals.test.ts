import { describe, expect, it } from 'vitest';
import { die } from './die.ts';
import { totalOf, totals } from './totals.ts';

const weather = die(
  [
    { symbol: 'sun', count: 2 },
    { symbol: 'sun', count: 1 },
    { symbol: 'rain', count: 0 },
  ],
  ['rain', 'sun', 'snow'],
);

describe('totals', () => {
  it.each([
    [[], { rain: 0, sun: 0, snow: 0 }],
    [[0, 1, 0], { rain: 0, sun: 5, snow: 0 }],
    [[2, 2], { rain: 0, sun: 0, snow: 0 }],
  ])('of %j are %j', (pool, expected) => {
    expect(totals(weather, pool)).toStrictEqual(expected);
    for (const symbol of weather.symbols) expect(totalOf(weather, pool, symbol)).toBe(expected[symbol]);
  });

  it('come in the order of the symbols', () => {
    expect(Object.keys(totals(weather, [0]))).toEqual(['rain', 'sun', 'snow']);
  });

  it('take any word for a symbol', () => {
    const odd = die([{ symbol: '__proto__', count: 1 }]);
    expect(Object.entries(totals(odd, [0, 0]))).toEqual([['__proto__', 2]]);
    expect(totalOf(odd, [0, 0], '__proto__')).toBe(2);
  });

  it.each([3, -1, 0.5, Number.NaN])('refuse face %s', (face) => {
    const fault = expect.objectContaining({ name: 'Fault', code: 'bad-pool', received: String(face) });
    expect(() => totals(weather, [0, face])).toThrow(fault);
    expect(() => totalOf(weather, [0, face], 'sun')).toThrow(fault);
  });

  it('refuse a symbol that the die does not have', () => {
    expect(() => totalOf(weather, [], 'hail' as 'sun')).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-symbol' }));
  });
});
