import { describe, expect, test } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { int, multiset, subset } from '../codec/finite.ts';
import type { ObservationHints } from '../game/observation.ts';
import { openHints } from './hint-book.ts';
import type { Scale } from './part.ts';
import { type Build, partOf } from './part-of.ts';
import type { SeatOrder } from './seat-parts.ts';

interface Manner {
  readonly hints?: ObservationHints;
  readonly order?: SeatOrder;
  readonly scale?: Scale;
  readonly viewer?: number;
}

/** What a schema makes of a value: the fields by name, and their numbers. */
function encoded(schema: z.core.$ZodType, value: unknown, { hints = {}, order = 'by-seat', scale = 'unit', viewer = 0 }: Manner = {}) {
  const build: Build = { seating: { seats: 3, order }, scale, hints: openHints(hints, {}), problems: [] };
  const part = partOf(schema, 'x', build);
  const into = new Float32Array(part.size);
  part.write(value, { into, viewer }, 0);
  return {
    told: Object.fromEntries(part.fields.map(({ name, from, length }) => [`x${name}`, [...into.slice(from, from + length)]])),
    problems: build.problems,
    unread: build.hints.unread(),
  };
}

const told = (schema: z.core.$ZodType, value: unknown, manner?: Manner) => encoded(schema, value, manner).told;

const Letter = z.enum(['a', 'b', 'c']);
const Shape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dot') }),
  z.strictObject({ kind: z.enum(['line', 'bar']), length: int(0, 4) }),
]);

describe('what a schema is told by', () => {
  test.each<[string, z.core.$ZodType, unknown, Record<string, number[]>, Manner?]>([
    ['a word: 1 at the one that it is', Letter, 'b', { x: [0, 1, 0] }],
    ['literals, of several kinds', z.literal([1, 'one', null, true]), null, { x: [0, 0, 1, 0] }],
    ['one word alone: nothing', z.literal('a'), 'a', {}],
    ['yes or no', z.boolean(), true, { x: [1] }],
    ['a number between its bounds', int(-2, 6), 4, { x: [0.75] }],
    ['a number as it is', int(-2, 6), 4, { x: [4] }, { scale: 'raw' }],
    ['open bounds of integers', z.int().check(z.gt(0), z.lt(6)), 2, { x: [0.25] }],
    ['a number that need not be whole', z.number().check(z.gte(0), z.lte(2)), 0.5, { x: [0.25] }],
    ['the bounds of a format', z.uint32(), 2 ** 32 - 1, { x: [1] }],
    ['classic zod', classic.number().int().min(0).max(4), 1, { x: [0.25] }],
    ['one number alone: nothing', int(3, 3), 3, {}],
    ['what may be null, and is', z.nullable(int(0, 4)), null, { 'x?': [0], x: [0] }],
    ['what may be null, and is not', z.nullable(int(0, 4)), 0, { 'x?': [1], x: [0] }],
    [
      'an object, in the order of its schema',
      z.strictObject({ b: z.boolean(), a: int(0, 2) }),
      { a: 1, b: true },
      { 'x.b': [1], 'x.a': [0.5] },
    ],
    ['a key that is left out', z.strictObject({ a: z.exactOptional(int(0, 2)) }), {}, { 'x.a?': [0], 'x.a': [0] }],
    ['a tuple', z.tuple([z.boolean(), int(0, 2)]), [true, 2], { 'x.0': [1], 'x.1': [1] }],
    ['a list of fixed length', z.array(int(0, 2)).check(z.length(2)), [2, 1], { 'x.0': [1], 'x.1': [0.5] }],
    ['a list that is shorter than it may be', z.array(int(0, 2)).check(z.maxLength(2)), [2], { 'x.length': [0.5], 'x.0': [1], 'x.1': [0] }],
    ['a set', subset(['a', 'b', 'c']), ['a', 'c'], { x: [1, 0, 1] }],
    ['a bag', multiset(['a', 'b'], 4), ['a', 'b', 'b', 'b'], { x: [0.25, 0.75] }],
    ['a bag as it is', multiset(['a', 'b'], 4), ['a', 'b', 'b', 'b'], { x: [1, 3] }, { scale: 'raw' }],
    ['a record', z.record(Letter, int(0, 2)), { a: 2, b: 1, c: 0 }, { 'x.a': [1], 'x.b': [0.5], 'x.c': [0] }],
    [
      'a record of some words',
      z.partialRecord(z.enum(['a', 'b']), int(0, 2)),
      { b: 0 },
      { 'x.a?': [0], 'x.a': [0], 'x.b?': [1], 'x.b': [0] },
    ],
    ['words of a union', z.union([z.literal('none'), Letter]), 'b', { x: [0, 0, 1, 0] }],
    ['a union that a key decides', Shape, { kind: 'bar', length: 3 }, { 'x.kind': [0, 0, 1], 'x.line|bar.length': [0.75] }],
    ['another option of it', Shape, { kind: 'dot' }, { 'x.kind': [1, 0, 0], 'x.line|bar.length': [0] }],
    ['what is frozen', z.readonly(z.array(int(0, 2)).check(z.length(1))), [1], { 'x.0': [0.5] }],
  ])('%s', (_, schema, value, expected, manner) => {
    expect(told(schema, value, manner)).toEqual(expected);
  });
});

describe('what a hint makes of it', () => {
  test.each<[string, z.core.$ZodType, unknown, Record<string, number[]>, Manner]>([
    ['a number saturates', z.int().check(z.gte(0)), 30, { x: [1] }, { hints: { saturate: { x: 20 } } }],
    ['at both ends', z.int(), -30, { x: [0] }, { hints: { saturate: { x: [-20, 20] } } }],
    ['raw as well', z.int(), -30, { x: [-20] }, { hints: { saturate: { x: [-20, 20] } }, scale: 'raw' }],
    ['closer than its bound', int(0, 999), 50, { x: [0.5] }, { hints: { saturate: { x: 100 } } }],
    ['a list is cut off', z.array(int(0, 2)), [2, 2, 2], { 'x.length': [1], 'x.0': [1], 'x.1': [1] }, { hints: { saturate: { x: 2 } } }],
    ['an integer is a name', int(3, 5), 4, { x: [0, 1, 0] }, { hints: { names: ['x'] } }],
    ['an integer is a seat', int(0, 5), 1, { x: [0, 1, 0] }, { hints: { seats: ['x'] } }],
    ['a seat is told from the own one', int(0, 5), 1, { x: [0, 0, 1] }, { hints: { seats: ['x'] }, order: 'own-first', viewer: 2 }],
    ['a seat that the match has not', int(0, 5), 4, { x: [0, 0, 0] }, { hints: { seats: ['x'] } }],
    [
      'an array has an item for each seat',
      z.array(int(0, 4)),
      [1, 2, 3],
      { 'x.0': [0.25], 'x.1': [0.5], 'x.2': [0.75] },
      { hints: { bySeat: ['x'] } },
    ],
    [
      'the own seat comes first, and is called so',
      z.array(int(0, 4)),
      [1, 2, 3],
      { 'x.me': [0.75], 'x.me+1': [0.25], 'x.me+2': [0.5] },
      { hints: { bySeat: ['x'] }, order: 'own-first', viewer: 2 },
    ],
    ['order does not matter', z.array(Letter), ['c', 'a', 'c'], { x: [0.5, 0, 1] }, { hints: { unordered: { x: 2 } } }],
    ['nor of integers', z.array(int(1, 3)), [3, 3, 1], { x: [1, 0, 1] }, { hints: { unordered: { x: 1 } } }],
    ['nor of seats', z.array(int(0, 5)), [2, 0], { x: [1, 0, 1] }, { hints: { unordered: { x: 1 }, seats: ['x.*'] } }],
    [
      'it is left out',
      z.strictObject({ a: z.string(), b: z.boolean() }),
      { a: 'any', b: true },
      { 'x.b': [1] },
      { hints: { omit: ['x.a'] } },
    ],
  ])('%s', (_, schema, value, expected, manner) => {
    expect(encoded(schema, value, manner)).toEqual({ told: expected, problems: [], unread: [] });
  });
});

describe('what cannot be told is noted with its path', () => {
  test.each<[string, z.core.$ZodType, string, ObservationHints?]>([
    ['a number', z.strictObject({ a: z.number() }), 'x.a (a number without a bound)'],
    ['an integer with one bound', z.strictObject({ a: z.int().check(z.gte(0)) }), 'x.a (a number without a bound)'],
    ['a list', z.strictObject({ a: z.array(Letter) }), 'x.a (an array of any length)'],
    ['what is in a list', z.array(z.int()).check(z.maxLength(2)), 'x.* (a number without a bound)'],
    ['a text', z.nullable(z.string()), 'x (a string)'],
    ['a record', z.record(z.string(), int(0, 1)), 'x (a record with any keys)'],
    ['a tuple with a rest', z.tuple([z.boolean()], z.boolean()), 'x (a tuple of any length)'],
    ['a union without a key', z.union([z.boolean(), int(0, 3)]), 'x (a union that no key decides)'],
    ['anything', z.unknown(), 'x (a unknown)'],
    [
      'objects without order',
      z.array(z.strictObject({})),
      'x.* (without order, neither words nor integers with bounds)',
      { unordered: { x: 1 } },
    ],
    ['a saturation below the bound', int(5, 9), 'x (saturates at 4, where it begins)', { saturate: { x: 4 } }],
  ])('%s', (_, schema, problem, hints = {}) => {
    const build: Build = { seating: { seats: 3, order: 'by-seat' }, scale: 'unit', hints: openHints(hints, {}), problems: [] };
    partOf(schema, 'x', build);
    expect(build.problems).toEqual([problem]);
  });

  test('a hint that nobody comes to is told', () => {
    const hints = { saturate: { 'x.b': 1 }, bySeat: ['x.c'], names: ['x.a'], unordered: { 'x.d': 1 } };
    expect(encoded(z.strictObject({ a: int(0, 1) }), { a: 1 }, { hints }).unread).toEqual(['x.b', 'x.d', 'x.c']);
  });
});
