import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { codecOf } from './codec.ts';
import { assertInputKeys } from './envelope.ts';
import { int, multiset, subset } from './finite.ts';

const api = 'kit.action("load").input';
type Case = [what: string, schema: unknown, code: string, path?: string];

const faults = (schema: unknown, code: string, path = '') => {
  const details = { name: 'Fault', code, api: `${api}${path}`, expected: expect.stringMatching(/\w/), remedy: expect.stringMatching(/\w/) };
  expect(() => codecOf(schema as mini.core.$ZodType, api)).toThrow(expect.objectContaining(details));
};

const bool = mini.boolean();
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** What both kinds of zod can say. */
const shared = (z: typeof mini): Case[] => [
  ['a string', z.strictObject({ good: z.string() }), 'input-not-finite', '.good'],
  ['a template literal', z.templateLiteral(['a', z.boolean()]), 'input-not-finite'],
  ['a number', z.strictObject({ n: z.number().check(z.gte(0), z.lte(3)) }), 'input-not-finite', '.n'],
  ['a float', z.float32().check(z.gte(0), z.lte(3)), 'input-not-finite'],
  ['a float that is checked to be whole', z.float64().check(z.int(), z.gte(0), z.lte(3)), 'input-not-finite'],
  ['an int without bounds', z.tuple([z.boolean(), z.int()]), 'input-not-finite', '[1]'],
  ['an int without a lower bound', z.int().check(z.lte(3)), 'input-not-finite'],
  ['an int without an upper bound', z.int().check(z.gte(3)), 'input-not-finite'],
  ['an int of a wide format', z.int32(), 'input-too-large'],
  ['an int of a wider format', z.uint32(), 'input-bounds'],
  ['a bound that is no integer', z.int().check(z.gte(0.5), z.lte(3)), 'input-bounds'],
  ['a bound that is NaN', z.int().check(z.gte(Number.NaN), z.lte(3)), 'input-bounds'],
  ['an unsafe bound', z.int().check(z.gte(2 ** 53), z.lte(2 ** 53 + 2)), 'input-bounds'],
  ['a bound beyond 2^31', z.int().check(z.gte(2 ** 40), z.lte(2 ** 40 + 2)), 'input-bounds'],
  ['bounds in the wrong order', z.int().check(z.gte(3), z.lte(1)), 'input-empty-range'],
  ['multiples', z.int().check(z.gte(0), z.lte(8), z.multipleOf(2)), 'input-check'],
  [
    'a refined int',
    z.int().check(
      z.gte(0),
      z.lte(8),
      z.refine((n) => n > 1),
    ),
    'input-check',
  ],
  ['a refined enum', z.enum(['a']).check(z.refine(() => true)), 'input-check'],
  ['a refined object', z.strictObject({}).check(z.superRefine(() => {})), 'input-check'],
  ['a refined property', z.strictObject({ a: z.strictObject({ b: z.boolean().check(() => {}) }) }), 'input-check', '.a.b'],
  ['a refined exact-optional', z.strictObject({ a: z.exactOptional(z.boolean()).check(z.refine(() => true)) }), 'input-check', '.a'],
  ['a refined nullable', z.nullable(z.boolean()).check(z.refine(() => true)), 'input-check'],
  ['a refined tuple', z.tuple([]).check(z.refine(() => true)), 'input-check'],
  [
    'a refined array',
    z.array(z.boolean()).check(
      z.maxLength(2),
      z.refine(() => true),
    ),
    'input-check',
  ],
  [
    'an overwritten array',
    z.array(z.boolean()).check(
      z.maxLength(2),
      z.overwrite((list) => list),
    ),
    'input-check',
  ],
  ['a refined subset', subset(['a']).check(z.refine(() => true)), 'input-check'],
  ['a subset with another length', subset(['a', 'b']).check(z.maxLength(1)), 'input-check'],
  ['an empty enum', z.strictObject({ good: z.enum([]) }), 'input-empty-range', '.good'],
  ['the same value twice', z.literal(['a', 'a']), 'input-duplicate'],
  ['undefined as literal', z.literal(undefined), 'input-not-json'],
  ['a bigint as literal', z.literal(1n), 'input-not-json'],
  ['NaN as literal', z.literal(Number.NaN), 'input-not-json'],
  ['a lax object', z.strictObject({ cargo: z.object({}) }), 'input-lax-object', '.cargo'],
  ['a loose object', z.looseObject({}), 'input-lax-object'],
  ['a key __proto__', z.strictObject({ ['__proto__']: z.boolean() }), 'input-key'],
  ['a key that every object inherits', z.strictObject({ a: z.strictObject({ constructor: z.null() }) }), 'input-key', '.a'],
  ['a symbol key', z.strictObject({ [Symbol('s')]: z.boolean() }), 'input-key'],
  ['a key with spaces', z.strictObject({ 'two words': z.string() }), 'input-not-finite', '["two words"]'],
  ['an optional', z.strictObject({ good: z.optional(z.boolean()) }), 'input-optional', '.good'],
  ['an optional in an exact-optional', z.strictObject({ good: z.exactOptional(z.optional(z.boolean())) }), 'input-optional', '.good'],
  ['an exact-optional that is no property', z.tuple([z.exactOptional(z.boolean())]), 'input-optional', '[0]'],
  ['an exact-optional in a nullable', z.strictObject({ a: z.nullable(z.exactOptional(z.boolean())) }), 'input-optional', '.a'],
  ['null twice', z.nullable(z.nullable(z.boolean())), 'input-overlapping-union'],
  ['a default', z.strictObject({ a: z._default(z.boolean(), true) }), 'input-transform', '.a'],
  ['a prefault', z.prefault(z.boolean(), true), 'input-transform'],
  ['a catch', z.catch(z.boolean(), true), 'input-transform'],
  ['a transform', z.transform(() => true), 'input-transform'],
  [
    'a pipe',
    z.pipe(
      z.boolean(),
      z.transform(() => 1),
    ),
    'input-transform',
  ],
  ['a preprocess', z.array(z.pipe(z.transform(Boolean), z.boolean())).check(z.length(1)), 'input-transform', '[]'],
  ['a stringbool', z.stringbool(), 'input-transform'],
  ['a readonly', z.readonly(z.tuple([])), 'input-transform'],
  ['a nonoptional', z.nonoptional(z.boolean()), 'input-transform'],
  ['a coerced number', z.coerce.number().check(z.int(), z.gte(0), z.lte(1)), 'input-coerce'],
  ['a coerced boolean', z.coerce.boolean(), 'input-coerce'],
  ['a lazy schema', z.lazy(() => z.boolean()), 'input-not-finite'],
  ['a record', z.record(z.enum(['a']), z.boolean()), 'input-not-finite'],
  ['a map', z.map(z.boolean(), z.boolean()), 'input-not-finite'],
  ['a set', z.set(z.boolean()), 'input-not-finite'],
  ['a date', z.date(), 'input-not-finite'],
  ['anything', z.any(), 'input-not-finite'],
  ['unknown', z.unknown(), 'input-not-finite'],
  ['undefined', z.undefined(), 'input-not-finite'],
  ['never', z.never(), 'input-not-finite'],
  ['a bigint', z.bigint(), 'input-not-finite'],
  ['a custom schema', z.custom(() => true), 'input-not-finite'],
  ['an intersection', z.intersection(z.strictObject({}), z.strictObject({})), 'input-not-finite'],
  ['a tuple with a rest', z.tuple([z.boolean()], z.boolean()), 'input-not-finite'],
  ['an array without a maximum', z.array(z.boolean()), 'input-not-finite'],
  ['an array with a minimum only', z.array(z.boolean()).check(z.minLength(1)), 'input-not-finite'],
  ['an array of no length', z.array(z.boolean()).check(z.minLength(2), z.maxLength(1)), 'input-empty-range'],
  ['an array of half a length', z.array(z.boolean()).check(z.maxLength(1.5)), 'input-bounds'],
  ['an array of strings', z.strictObject({ a: z.array(z.string()).check(z.maxLength(2)) }), 'input-not-finite', '.a[]'],
  ['a plain union', z.union([z.literal(1), z.literal(2)]), 'input-plain-union'],
  [
    'a lax option',
    z.discriminatedUnion('k', [z.strictObject({ k: z.literal(1) }), z.object({ k: z.literal(2) })]),
    'input-lax-object',
    '|1',
  ],
  [
    'a bad property of an option',
    z.discriminatedUnion('k', [z.strictObject({ k: z.literal(1), s: z.string() })]),
    'input-not-finite',
    '|0.s',
  ],
  ['a discriminator that is no word', z.discriminatedUnion('k', [z.strictObject({ k: z.boolean() })]), 'input-union-option', '|0.k'],
  [
    'an optional discriminator',
    z.discriminatedUnion('k', [z.strictObject({ k: z.exactOptional(z.literal(1)) })]),
    'input-union-option',
    '|0.k',
  ],
  [
    'overlapping options',
    z.discriminatedUnion('k', [z.strictObject({ k: z.literal(1) }), z.strictObject({ k: z.literal([2, 1]) })]),
    'input-overlapping-union',
    '|1.k',
  ],
  [
    'a union within a union',
    z.discriminatedUnion('k', [z.discriminatedUnion('k', [z.strictObject({ k: z.literal(1) })])]),
    'input-union-option',
    '|0',
  ],
  ['more than 65,536 values', z.strictObject({ a: int(0, 255), b: int(0, 256) }), 'input-too-large'],
  ['more than 65,536 numbers', z.strictObject({ a: int(0, 65_536) }), 'input-too-large', '.a'],
  ['more values than can be counted', z.tuple(upTo(80).map(() => int(0, 65_535)) as unknown as [mini.ZodMiniType]), 'input-too-large'],
  ['too many lists', z.array(int(0, 9)).check(z.maxLength(5)), 'input-too-large'],
  ['too long lists', z.array(z.null()).check(z.length(2 ** 40)), 'input-too-large'],
  ['lists of long lists', z.array(z.array(z.null()).check(z.length(999))).check(z.length(999)), 'input-too-large'],
  ['a subset of 17', subset(upTo(17)), 'input-too-large'],
  ['nearly all of two thousand', subset(upTo(2000), 1999), 'input-too-large'],
  ['a large multiset', z.strictObject({ load: multiset(upTo(20), 9) }), 'input-too-large', '.load'],
];

const recursive = mini.strictObject({
  get again() {
    return mini.exactOptional(recursive);
  },
}) as mini.ZodMiniType;

describe.each([
  ['zod', shared(classic as unknown as typeof mini)],
  ['zod/mini', shared(mini)],
])('codecOf faults for schemas from %s', (_, cases) => {
  it.each<Case>(cases)('%s', (_what, schema, code, path) => {
    faults(schema, code, path);
  });
});

describe('codecOf faults', () => {
  it.each<Case>([
    ['refine', classic.strictObject({ a: classic.boolean().refine(() => true) }), 'input-check', '.a'],
    [
      'overwrite',
      classic
        .array(bool)
        .max(2)
        .overwrite((list) => list),
      'input-check',
    ],
    ['transform', classic.boolean().transform(() => 1), 'input-transform'],
    ['preprocess', classic.preprocess(Boolean, classic.boolean()), 'input-transform'],
    ['optional', classic.strictObject({ a: classic.boolean().optional() }), 'input-optional', '.a'],
    ['nullish', classic.strictObject({ a: classic.boolean().nullish() }), 'input-optional', '.a'],
    ['partial', classic.strictObject({ a: classic.boolean() }).partial(), 'input-optional', '.a'],
    ['catchall', classic.object({}).catchall(bool), 'input-lax-object'],
    ['loose', classic.strictObject({}).loose(), 'input-lax-object'],
    ['step', classic.int().min(0).max(8).step(2), 'input-check'],
  ])('for the method %s', (_what, schema, code, path) => {
    faults(schema, code, path);
  });

  it('for a catchall of zod/mini', () => {
    faults(mini.catchall(mini.object({}), bool), 'input-lax-object');
  });

  it.each<unknown>([undefined, null, 7, 'int', {}, { _def: { typeName: 'ZodBoolean' } }])('for what is no schema: %j', (schema) => {
    faults(schema, 'input-not-schema');
  });

  it('for a schema that contains itself', () => {
    faults(recursive, 'input-too-deep', '.again'.repeat(33));
  });

  it('with a remedy for size: split into steps', () => {
    const remedy = expect.stringContaining('split into steps');
    expect(() => codecOf(int(0, 99_999), api)).toThrow(expect.objectContaining({ remedy, received: '100000 values' }));
  });
});

describe('assertInputKeys', () => {
  const option = (key: string) => mini.strictObject({ k: mini.literal(key), [key]: bool });
  it.each<[unknown, string, string]>([
    [mini.strictObject({ type: bool }), 'input-key', '.type'],
    [mini.discriminatedUnion('k', [option('a'), option('type')]), 'input-key', '|1.type'],
    [mini.discriminatedUnion('type', [mini.strictObject({ type: mini.literal('a') })]), 'input-key', '|0.type'],
    [int(0, 1), 'input-not-object', ''],
    [mini.nullable(mini.strictObject({})), 'input-not-object', ''],
    [mini.tuple([]), 'input-not-object', ''],
  ])('faults, case %#', (schema, code, path) => {
    expect(() => assertInputKeys(schema, api)).toThrow(expect.objectContaining({ name: 'Fault', code, api: `${api}${path}` }));
  });

  it('lets other objects and their unions pass, and a type further below', () => {
    assertInputKeys(mini.strictObject({ good: mini.strictObject({ type: bool }) }), api);
    assertInputKeys(mini.discriminatedUnion('k', [option('a'), option('b')]), api);
  });
});
