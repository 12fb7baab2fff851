import fc from 'fast-check';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { codecOf } from '../../src/codec/codec.ts';
import { int, multiset, subset } from '../../src/codec/finite.ts';

type Schema = mini.ZodMiniType;
type Zod = typeof mini;

/** The keys that their objects have. */
export const keys = ['a', 'b', 'two words', '7'];
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
/** Any finite schema of few values, by either kind of zod. */
export const anySchema: fc.Arbitrary<Schema> = fc.oneof(schemaOf(mini), schemaOf(classic as unknown as Zod));
