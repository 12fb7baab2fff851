import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { decodeFrom } from '../../test/coding/outsider.ts';
import { codecOf } from './codec.ts';
import type { Coding } from './coding.ts';
import { int, multiset, subset } from './finite.ts';
import { locate } from './locate.ts';

type Schema = mini.ZodMiniType;
type Zod = typeof mini;

const keys = ['a', 'b', 'two words', '7'];
const words = fc.uniqueArray(fc.constantFrom('x', 'y', 'z', '0', 'toString', ''), { minLength: 1, maxLength: 4 });
const scalars = fc.uniqueArray(fc.constantFrom<string | number | boolean | null>('x', 0, 1, 1.5, -3, true, false, null), {
  minLength: 1,
  maxLength: 4,
});
const members = fc.uniqueArray(fc.constantFrom<string | number>('x', 'y', 'z', 0, 1, 2.5), { minLength: 1, maxLength: 4 });
const range = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.nat(4)).map(([lo, more]) => [lo, lo + more] as const);

const leaf = (z: Zod): fc.Arbitrary<Schema> =>
  fc.oneof(
    words.map((list) => z.enum(list)),
    scalars.map((list) => z.literal(list)),
    fc.constantFrom<Schema>(z.boolean(), z.null()),
    range.map(([lo, hi]) => int(lo, hi)),
    range.map(([lo, hi]) => z.number().check(z.int(), z.gt(lo - 1), z.lt(hi + 1))),
    fc.tuple(members, fc.nat(4)).map(([list, min]) => subset(list, Math.min(min, list.length))),
    fc.tuple(members, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).map(([list, max, each]) => multiset(list, max, each)),
  );

const objectOf = (z: Zod, part: fc.Arbitrary<Schema>, fixed: Record<string, Schema> = {}): fc.Arbitrary<Schema> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...keys), part, fc.boolean()), { maxLength: 3, selector: ([key]) => key })
    .map((list) => list.map(([key, schema, optional]) => [key, optional ? z.exactOptional(schema) : schema] as const))
    .map((list) => z.strictObject({ ...fixed, ...Object.fromEntries(list) }));

const unionOf = (z: Zod, part: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> =>
  fc
    .tuple(objectOf(z, part, { k: z.literal(['x', 0]) }), objectOf(z, part, { k: z.enum(['y']) }))
    .map((options) => z.discriminatedUnion('k', options as unknown as [mini.ZodMiniObject]));

const composite = (z: Zod, part: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> =>
  fc.oneof(
    objectOf(z, part),
    unionOf(z, part),
    part.map((schema) => (codecOf(schema, 'part').encode(null) >= 0 ? schema : z.nullable(schema))),
    fc.array(part, { maxLength: 3 }).map((list) => z.tuple(list as [Schema])),
    fc.tuple(part, fc.nat(2), fc.nat(1)).map(([schema, lo, more]) => z.array(schema).check(z.minLength(lo), z.maxLength(lo + more))),
    fc.tuple(part, fc.nat(2)).map(([schema, length]) => z.array(schema).check(z.length(length))),
  );

const small = (schema: Schema) => {
  try {
    return codecOf(schema, 'part').size <= 1000;
  } catch (error) {
    if ((error as { code?: string }).code === 'input-too-large') return false;
    throw error;
  }
};

const schemaOf = (z: Zod): fc.Arbitrary<Schema> => {
  const inner = fc.oneof(leaf(z), composite(z, leaf(z))).filter(small);
  return fc.oneof(leaf(z), composite(z, leaf(z)), composite(z, inner)).filter(small);
};
const anySchema = fc.oneof(schemaOf(mini), schemaOf(classic as unknown as Zod));

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
        expect(locate(schema, wired)).toEqual([]);
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
          expect(Array.isArray(locate(schema, value))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
