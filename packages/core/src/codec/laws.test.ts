import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as mini from 'zod/mini';
import { decodeFrom } from '../../test/coding/outsider.ts';
import { anySchema, keys } from '../../test/coding/schemas.ts';
import { codecOf } from './codec.ts';
import type { Coding } from './coding.ts';
import { locate } from './locate.ts';

/** A value with one place changed: the path is chosen by the numbers, what comes there by `change`. */
const mutate = (value: unknown, path: readonly number[], change: (old: unknown) => unknown): unknown => {
  const [turn, ...rest] = path;
  if (turn === undefined || typeof value !== 'object' || value === null) return change(value);
  const own = Object.keys(value);
  const key = own[turn % (own.length + 1)];
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = mutate(copy[key], rest, change);
  return copy;
};

const strange = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '0', 0, -0, 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '', 'x', true, [], {}, [null], {
    k: 'x',
  }),
  fc.jsonValue({ maxDepth: 2 }),
);
const reversed = (old: unknown): unknown => {
  if (typeof old !== 'object' || old === null) return old;
  return Array.isArray(old) ? [...old].reverse() : Object.fromEntries(Object.entries(old).reverse());
};
const change: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  strange.map((value) => () => value),
  fc.constantFrom(...keys, 'k', '__proto__', 'constructor').map((key) => (old: unknown) => {
    if (typeof old !== 'object' || old === null || Array.isArray(old)) return old;
    return Object.fromEntries([...Object.entries(old), [key, 0]]);
  }),
  fc.nat(3).map((at) => (old: unknown) => {
    if (Array.isArray(old)) return old.filter((_, i) => i !== at);
    if (typeof old !== 'object' || old === null) return old;
    return Object.fromEntries(Object.entries(old).filter((_, i) => i !== at));
  }),
  fc.constant(reversed),
  strange.map((value) => (old: unknown) => (Array.isArray(old) ? [...old, value] : [old])),
  fc.constant((old: unknown) => (typeof old === 'number' ? String(old) : typeof old === 'string' ? Number(old) : old)),
);

const numbered = anySchema.chain((schema) =>
  fc.record({
    schema: fc.constant(schema),
    n: fc.nat(codecOf(schema, 'api').size - 1),
    path: fc.array(fc.nat(4), { maxLength: 3 }),
    change,
  }),
);

describe('laws of the codec', () => {
  it('every number has one value, and its value that number', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const codec = codecOf(schema, 'api');
        const texts = new Set<string>();
        for (let n = 0; n < codec.size; n += 1) {
          const value = codec.decode(n);
          expect(codec.encode(value)).toBe(n);
          texts.add(JSON.stringify(value));
        }
        expect(texts.size).toBe(codec.size);
      }),
      { numRuns: 200 },
    );
  });

  it('every number can be read from the description alone, as it arrives in JSON', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const codec = codecOf(schema, 'schema');
        const coding = JSON.parse(JSON.stringify(codec.coding)) as Coding;
        expect(coding.size).toBe(codec.size);
        for (let n = 0; n < codec.size; n += 1) expect(decodeFrom(coding, n)).toEqual(codec.decode(n));
      }),
    );
  });

  it('every value survives: decode(encode(v)) is v, and zod takes it unchanged', () => {
    fc.assert(
      fc.property(numbered, ({ schema, n }) => {
        const codec = codecOf(schema, 'api');
        const value = codec.decode(n);
        const wired: unknown = JSON.parse(JSON.stringify(value));
        expect(codec.decode(codec.encode(wired))).toStrictEqual(value);
        expect(mini.safeParse(schema, wired)).toMatchObject({ success: true });
        expect(mini.parse(schema, wired)).toStrictEqual(value);
        expect(locate(schema, wired).path).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('encode takes what zod takes, and nothing else', () => {
    fc.assert(
      fc.property(numbered, ({ schema, n, path, change: alter }) => {
        const codec = codecOf(schema, 'api');
        const value = mutate(codec.decode(n), path, alter);
        expect(codec.encode(value) >= 0).toBe(mini.safeParse(schema, value).success);
      }),
      { numRuns: 5000 },
    );
  });

  it('encode answers for anything at all', () => {
    fc.assert(
      fc.property(
        anySchema,
        fc.anything({ withMap: true, withDate: true, withNullPrototype: true, withSparseArray: true }),
        (schema, value) => {
          const codec = codecOf(schema, 'api');
          const n = codec.encode(value);
          expect(n === -1 || (n >= 0 && n < codec.size && Number.isInteger(n))).toBe(true);
          expect(Array.isArray(locate(schema, value).path)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
