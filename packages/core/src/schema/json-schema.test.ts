import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { codecOf } from '../codec/codec.ts';
import { int, multiset, subset } from '../codec/finite.ts';
import { jsonSchemaOf } from './json-schema.ts';

const convert = (schema: z.core.$ZodType) => jsonSchemaOf({ schema, title: 'Test', api: 'test' });
const validator = (schema: z.core.$ZodType) => new Ajv2020({ strict: false }).compile(convert(schema));

const GOODS = ['grain', 'salt', 'furs', 'amber'] as const;

/** Every kind of finite schema, and both builders of bags at their edges. */
const FINITE: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ['int', int(-2, 5)],
  ['int of one value', int(3, 3)],
  ['enum', z.enum(GOODS)],
  ['literal of several', z.literal([1, 'x', null, true])],
  ['boolean', z.boolean()],
  ['null', z.null()],
  ['nullable', z.nullable(int(0, 2))],
  ['strict object with what may be left out', z.strictObject({ good: z.enum(GOODS), count: z.exactOptional(int(1, 2)) })],
  ['tuple', z.tuple([int(0, 1), z.enum(GOODS)])],
  ['array of a length', z.array(int(0, 1)).check(z.minLength(1), z.maxLength(3))],
  [
    'discriminated union',
    z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') }), z.strictObject({ kind: z.literal('b'), n: int(0, 1) })]),
  ],
  ['subset', subset(GOODS)],
  ['subset of two at least', subset(GOODS, 2)],
  ['subset of numbers', subset([3, 1, 2])],
  ['subset of one', subset(['only'])],
  ['multiset', multiset(GOODS, 3)],
  ['multiset, two of each', multiset(['b', 'a', 'c'], 5, 2)],
  ['multiset of texts and numbers', multiset([1, '1'], 3, 2)],
  ['multiset of one', multiset(['only'], 4)],
  ['bags within an object', z.strictObject({ give: multiset(GOODS, 2), take: z.exactOptional(subset(GOODS, 1)) })],
  ['the other zod', classic.strictObject({ n: classic.int().min(1).max(3), rest: subset(GOODS) })],
];

/** Values near those of a schema: parts of them exchanged, repeated, left out or replaced. */
function near(value: unknown): fc.Arbitrary<unknown> {
  const other = fc.constantFrom<unknown>(null, true, '', 'x', 'grain', 'salt', 'only', 'a', 'b', '1', 0, 1, 2, -1, 1.5, [], {}, [1], {
    good: 'salt',
  });
  if (Array.isArray(value)) {
    const items = fc.tuple(...value.map((item) => fc.oneof(fc.constant(item), near(item))));
    return fc.oneof(
      other,
      items,
      fc.constant([...value].reverse()),
      fc.constant([...value, ...value]),
      items.chain((list) => fc.shuffledSubarray([...list])),
    );
  }
  if (typeof value !== 'object' || value === null) return fc.oneof(other, fc.constant(value));
  const entries = Object.entries(value).map(([key, part]) => fc.tuple(fc.constant(key), fc.oneof(fc.constant(part), near(part))));
  const objects = fc.tuple(...entries).map((list) => Object.fromEntries(list));
  return fc.oneof(
    other,
    objects,
    objects.map((object) => ({ ...object, extra: 1 })),
    objects.chain((object) => fc.subarray(Object.entries(object)).map((list) => Object.fromEntries(list))),
  );
}

describe('JSON Schema takes what the codec takes', () => {
  test.each(FINITE)('%s: every value', (_, schema) => {
    const codec = codecOf(schema, 'test');
    const valid = validator(schema);
    for (let n = 0; n < codec.size; n += 1) expect([codec.decode(n), valid(codec.decode(n))]).toEqual([codec.decode(n), true]);
  });

  test.each(FINITE)('%s: and nothing else', (_, schema) => {
    const codec = codecOf(schema, 'test');
    const valid = validator(schema);
    const values = fc.oneof(
      { weight: 9, arbitrary: fc.nat(codec.size - 1).chain((n) => near(codec.decode(n))) },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    fc.assert(
      fc.property(values, (value) => {
        expect(valid(value)).toBe(codec.encode(value) >= 0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('JSON Schema', () => {
  test('is plain, frozen, and says of which draft it is', () => {
    const json = convert(z.strictObject({ dice: subset([0, 1]) }));
    expect(json).toEqual(JSON.parse(JSON.stringify(json)));
    expect(Object.isFrozen(json.properties)).toBe(true);
    expect(json).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Test', additionalProperties: false });
  });

  test('an object that would drop unknown keys is told as one that has none, as the loader takes it', () => {
    expect(validator(z.object({ a: int(0, 1) }))({ a: 1, b: 2 })).toBe(false);
  });

  test('records and partial records', () => {
    const record = validator(z.record(z.enum(GOODS), int(0, 9)));
    const partial = validator(z.partialRecord(z.enum(GOODS), int(0, 9)));
    const whole = { grain: 1, salt: 2, furs: 3, amber: 4 };
    expect([record(whole), record({ grain: 1 }), partial({ grain: 1 }), partial({ gold: 1 })]).toEqual([true, false, true, false]);
  });

  test.each([
    ['a date', z.date()],
    ['undefined', z.undefined()],
    ['a transformation', z.pipe(z.string(), z.transform(Number))],
  ])('%s is a fault that names the place', (_, schema) => {
    expect(() => convert(schema)).toThrow(expect.objectContaining({ name: 'Fault', code: 'no-json-schema', api: 'test' }));
  });
});
