import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { codecOf } from './codec.ts';
import { int, multiset, subset } from './finite.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;
const faults = (make: () => unknown, code: string, api: string) =>
  expect(make).toThrow(expect.objectContaining({ name: 'Fault', code, api, remedy: expect.stringMatching(/\w/) }));

describe('as plain schemas of zod', () => {
  it.each([
    [1, true],
    [3, true],
    [1.0, true],
    [0, false],
    [4, false],
    [1.5, false],
    ['1', false],
    [Number.NaN, false],
  ])('int takes its range: %j %s', (value, good) => {
    expect(accepts(int(1, 3), value)).toBe(good);
  });

  it.each([
    [['a', 'c'], true],
    [['a', 'b', 'c'], true],
    [[], false],
    [['c', 'a'], false],
    [['a', 'a'], false],
    [['a', 'x'], false],
    ['a', false],
  ])('subset takes distinct members in order: %j %s', (value, good) => {
    expect(accepts(subset(['a', 'b', 'c'], 1), value)).toBe(good);
  });

  it.each([
    [[], true],
    [['a', 'a', 'b'], true],
    [['a', 'b', 'a'], false],
    [['a', 'a', 'a'], false],
    [['a', 'a', 'b', 'b'], false],
  ])('multiset takes repeated members in order: %j %s', (value, good) => {
    expect(accepts(multiset(['a', 'b'], 3, 2), value)).toBe(good);
  });

  it('the fault of a list points at its member', () => {
    expect(z.safeParse(z.strictObject({ s: subset([1, 2, 3]) }), { s: [1, 3, 2] }).error?.issues[0]?.path).toEqual(['s', 2]);
  });
});

describe('the mark of subset and multiset', () => {
  const sizes = (schema: z.core.$ZodType) => codecOf(schema, 'x').size;

  it('outlives the clones that zod makes', () => {
    const some = subset(['a', 'b', 'c'], 1);
    expect(sizes(some)).toBe(7);
    expect(sizes(z.clone(some))).toBe(7);
    expect(sizes(some.check(z.describe('some'), z.meta({ title: 'Some' })))).toBe(7);
    expect(sizes(multiset(['a', 'b'], 2).brand<'load'>())).toBe(6);
    expect(sizes(classic.strictObject({ some }).describe('inner').meta({ title: 't' }))).toBe(7);
  });

  it('makes JSON Schema with the members and the lengths', () => {
    const schema = z.strictObject({ count: int(1, 3), some: subset(['a', 'b'], 1), many: multiset([1, 2], 3) });
    expect(z.toJSONSchema(schema)).toMatchObject({
      properties: {
        count: { type: 'integer', minimum: 1, maximum: 3 },
        some: { type: 'array', minItems: 1, maxItems: 2, items: { enum: ['a', 'b'] } },
        many: { type: 'array', minItems: 0, maxItems: 3, items: { enum: [1, 2] } },
      },
    });
  });

  it('does not follow the tuple when somebody changes it', () => {
    const of = ['a', 'b'];
    const schema = subset(of);
    of.push('c');
    expect(sizes(schema)).toBe(4);
  });
});

describe('the builders fault', () => {
  it.each<[() => unknown, string, string]>([
    [() => int(3, 1), 'input-empty-range', 'int(3, 1)'],
    [() => int(0.5, 1), 'input-bounds', 'int(0.5, 1)'],
    [() => int(0, 2 ** 31 + 1), 'input-bounds', 'int(0, 2147483649)'],
    [() => int(Number.NaN, 1), 'input-bounds', 'int(NaN, 1)'],
    [() => int(0, Number.POSITIVE_INFINITY), 'input-bounds', 'int(0, Infinity)'],
    [() => subset([]), 'input-empty-range', 'subset(of, min)'],
    [() => subset(['a', 'a']), 'input-duplicate', 'subset(of, min)'],
    [() => subset([Number.NaN]), 'input-not-json', 'subset(of, min)'],
    [() => subset(['a'], 2), 'input-bounds', 'subset(of, min)'],
    [() => subset(['a'], -1), 'input-bounds', 'subset(of, min)'],
    [() => multiset([], 1), 'input-empty-range', 'multiset(of, max, each)'],
    [() => multiset(['a'], 0), 'input-bounds', 'multiset(of, max, each)'],
    [() => multiset(['a'], 2, 0), 'input-bounds', 'multiset(of, max, each)'],
    [() => multiset(['a'], 1.5), 'input-bounds', 'multiset(of, max, each)'],
  ])('case %#', (make, code, api) => {
    faults(make, code, api);
  });
});
