import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';
import type { Json } from './json.ts';
import { sameJson } from './same.ts';

describe('sameJson', () => {
  it('is equality of canonical JSON', () => {
    const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
    fc.assert(fc.property(json, json, (one, other) => sameJson(one, other) === (canonicalJson(one) === canonicalJson(other))));
    fc.assert(fc.property(json, (value) => sameJson(value, JSON.parse(canonicalJson(value)) as Json)));
  });

  it.each<[Json, Json, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [0, -0, true],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [{ '0': 1 }, [1], false],
    [{ a: 1 }, Object.assign(Object.create(null), { a: 1 }), true],
    [JSON.parse('{"__proto__":1}'), {}, false],
    [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}'), true],
  ])('case %#', (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
    expect(sameJson(other, one)).toBe(same);
  });

  it('reaches any depth', () => {
    const deep = (end: Json): Json => Array.from({ length: 50_000 }).reduce<Json>((value) => [value], end);
    expect(sameJson(deep(1), deep(1))).toBe(true);
    expect(sameJson(deep(1), deep(2))).toBe(false);
  });

  it.each([() => undefined, () => Number.NaN, () => () => 1, () => new Map(), () => [undefined]])(
    'throws for what is not JSON, case %#',
    (make) => {
      expect(() => sameJson([make()] as never, [make()] as never)).toThrow(expect.objectContaining({ code: 'not-json' }));
      expect(() => sameJson({ a: make() } as never, { a: make() } as never)).toThrow(expect.objectContaining({ code: 'not-json' }));
    },
  );
});
