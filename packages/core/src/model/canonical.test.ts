import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';
import type { Json } from './json.ts';

const shuffled = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shuffled);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, shuffled(inner)]),
  );
};

describe('canonicalJson', () => {
  it.each<[Json, string]>([
    [null, 'null'],
    [-0, '0'],
    [1.5e300, '1.5e+300'],
    ['a"\n\u2028', '"a\\"\\n\u2028"'],
    ['\ud800', '"\\ud800"'],
    [[], '[]'],
    [{}, '{}'],
    [[1, [true, {}], 'x'], '[1,[true,{}],"x"]'],
    [{ b: 1, a: { d: [], c: null } }, '{"a":{"c":null,"d":[]},"b":1}'],
    [{ 10: 0, 9: 0, a: 0, B: 0 }, '{"10":0,"9":0,"B":0,"a":0}'],
    // U+1F600 sorts before U+FF5E by UTF-16 units, after it by code points.
    [{ '\uff5e': 1, '\u{1f600}': 2 }, '{"\u{1f600}":2,"\uff5e":1}'],
  ])('writes %j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('parses back, and does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (raw) => {
        const value = JSON.parse(JSON.stringify(raw)) as Json;
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(value);
        expect(canonicalJson(shuffled(value))).toBe(text);
      }),
    );
  });

  it('writes 200,000 levels', () => {
    let value: Json = 1;
    for (let i = 0; i < 100_000; i += 1) value = { a: [value] };
    const text = canonicalJson(value);
    expect(text.slice(0, 12)).toBe('{"a":[{"a":[');
    expect(text.length).toBe(100_000 * 8 + 1);
  });

  it('writes a shared value twice', () => {
    const shared: Json = [1];
    expect(canonicalJson({ a: shared, b: [shared] })).toBe('{"a":[1],"b":[[1]]}');
  });

  const cycle: Json[] = [];
  cycle.push({ a: cycle });
  it.each<[unknown, string]>([
    [{ a: [undefined] }, 'undefined at ["a",0]'],
    [[Number.NaN], 'NaN at [0]'],
    [Number.POSITIVE_INFINITY, 'Infinity at []'],
    [1n, 'bigint at []'],
    [{ b: () => 1, a: 1 }, 'function at ["b"]'],
    [[new Date(0)], 'an object of a class at [0]'],
    // biome-ignore lint/suspicious/noSparseArray: the case itself
    [[1, , 2], 'an array with holes or properties at []'],
    [{ [Symbol('s')]: 1 }, 'a symbol key at []'],
    [cycle, 'a cycle at [0,"a"]'],
  ])('refuses what is not JSON (%#)', (value, received) => {
    expect(() => canonicalJson(value as Json)).toThrow(expect.objectContaining({ name: 'Fault', code: 'not-json', received }));
  });
});
