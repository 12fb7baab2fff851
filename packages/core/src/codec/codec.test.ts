import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as mini from 'zod/mini';
import { type Codec, codecOf } from './codec.ts';
import { int, multiset, subset } from './finite.ts';

const all = <T>(codec: Codec<T>): T[] => Array.from({ length: codec.size }, (_, n) => codec.decode(n));

describe.each([
  ['zod', classic as unknown as typeof mini],
  ['zod/mini', mini],
])('the numbering of schemas from %s', (_, z) => {
  const bit = z.literal([0, 1]);
  it.each<[string, mini.core.$ZodType, unknown[]]>([
    ['enum', z.enum(['b', 'a']), ['b', 'a']],
    ['enum of an object', z.enum({ X: 'x', Y: 7 }), ['x', 7]],
    ['numeric enum of TypeScript', z.enum({ A: 0, B: 1, 0: 'A', 1: 'B' }), [0, 1]],
    ['literal', z.literal('a'), ['a']],
    ['literals', z.literal([2, 'two', null, true]), [2, 'two', null, true]],
    ['boolean', z.boolean(), [false, true]],
    ['null', z.null(), [null]],
    ['nullable', z.nullable(z.boolean()), [null, false, true]],
    ['int', int(-1, 1), [-1, 0, 1]],
    ['open bounds', z.int().check(z.gt(0), z.lt(3)), [1, 2]],
    ['the narrowest of several bounds', z.int().check(z.gte(-9), z.gte(2), z.lte(3), z.lte(8)), [2, 3]],
    ['a number that is checked to be whole', z.number().check(z.int(), z.gte(0), z.lte(1)), [0, 1]],
    ['a format with a bound of its own', z.uint32().check(z.lte(1)), [0, 1]],
    [
      'object',
      z.strictObject({ a: bit, b: z.boolean() }),
      [
        { a: 0, b: false },
        { a: 0, b: true },
        { a: 1, b: false },
        { a: 1, b: true },
      ],
    ],
    ['empty object', z.strictObject({}), [{}]],
    ['exact-optional', z.strictObject({ a: z.exactOptional(bit), b: z.null() }), [{ b: null }, { a: 0, b: null }, { a: 1, b: null }]],
    [
      'tuple',
      z.tuple([bit, z.enum(['x', 'y'])]),
      [
        [0, 'x'],
        [0, 'y'],
        [1, 'x'],
        [1, 'y'],
      ],
    ],
    ['empty tuple', z.tuple([]), [[]]],
    ['array', z.array(bit).check(z.maxLength(2)), [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]]],
    ['array with both lengths', z.array(bit).check(z.minLength(1), z.maxLength(1)), [[0], [1]]],
    ['array of fixed length', z.array(bit).check(z.length(1)), [[0], [1]]],
    ['array of one value', z.array(z.null()).check(z.maxLength(2)), [[], [null], [null, null]]],
    ['subset', subset(['a', 'b', 'c']), [[], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']]],
    ['subset with a minimum', subset([3, 1], 1), [[3], [1], [3, 1]]],
    ['multiset', multiset(['a', 'b'], 2), [[], ['a'], ['b'], ['a', 'a'], ['a', 'b'], ['b', 'b']]],
    [
      'multiset with a limit for each',
      multiset(['a', 'b'], 9, 2),
      [[], ['a'], ['b'], ['a', 'a'], ['a', 'b'], ['b', 'b'], ['a', 'a', 'b'], ['a', 'b', 'b'], ['a', 'a', 'b', 'b']],
    ],
    [
      'union',
      z.discriminatedUnion('k', [z.strictObject({ k: z.enum(['a', 'b']) }), z.strictObject({ n: bit, k: z.literal(null) })]),
      [{ k: 'a' }, { k: 'b' }, { n: 0, k: null }, { n: 1, k: null }],
    ],
    ['what is described', z.strictObject({ a: bit.check(z.describe('a bit')) }).check(z.meta({ title: 't' })), [{ a: 0 }, { a: 1 }]],
  ])('%s', (_, schema, values) => {
    const codec = codecOf(schema, 'api');
    expect(all(codec)).toStrictEqual(values);
    expect(values.map((value) => codec.encode(value))).toEqual([...values.keys()]);
  });
});

describe('the numbering of what only zod has', () => {
  it('methods for bounds, lengths, descriptions', () => {
    expect(all(codecOf(classic.int().min(1).max(2).describe('x'), 'api'))).toEqual([1, 2]);
    expect(all(codecOf(classic.number().int().positive().max(2), 'api'))).toEqual([1, 2]);
    expect(all(codecOf(classic.array(classic.literal('a')).nonempty().max(2), 'api'))).toEqual([['a'], ['a', 'a']]);
    expect(all(codecOf(classic.object({ a: classic.boolean().exactOptional() }).strict(), 'api'))).toHaveLength(3);
  });
});

describe('encode', () => {
  const Load = mini.strictObject({ good: mini.enum(['grain', 'salt']), n: int(-1, 3), more: mini.exactOptional(subset(['a', 'b'])) });
  const codec = codecOf(Load, 'load');
  const list = codecOf(mini.array(int(0, 1)).check(mini.maxLength(3)), 'list');
  const good = { good: 'salt', n: 0 };

  it('takes what has a number, in any order of keys', () => {
    expect(codec.decode(codec.encode({ n: 1.0, good: 'salt' }))).toStrictEqual({ good: 'salt', n: 1 });
    expect(codec.encode({ good: 'salt', n: -0 })).toBe(codec.encode(good));
    expect(Object.is(codecOf(int(0, 1), 'n').encode(-0), 0)).toBe(true);
    expect(Object.is(codecOf(int(-0, 1), 'n').decode(-0), 0)).toBe(true);
    expect(codec.encode(Object.assign(Object.create(null), good))).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', [good]],
    ['an empty list', []],
    ['a missing key', { good: 'salt' }],
    ['an extra key', { ...good, cost: 0 }],
    ['an extra key, undefined', { ...good, cost: undefined }],
    ['an own __proto__', JSON.parse('{"good":"salt","n":0,"__proto__":{"more":[]}}')],
    ['an own __proto__ for a key', JSON.parse('{"good":"salt","__proto__":{"n":0}}')],
    ['constructor and prototype', JSON.parse('{"constructor":{"prototype":{}}}')],
    ['an inherited key', Object.assign(Object.create({ n: 0 }), { good: 'salt' })],
    ['an instance of a class', Object.assign(new (class Action {})(), good)],
    ['a hidden key', Object.defineProperty({ good: 'salt' }, 'n', { value: 0 })],
    ['a hidden key beside an undefined one', Object.defineProperty({ good: 'salt', more: undefined }, 'n', { value: 0 })],
    ['a numeral', { ...good, n: '1' }],
    ['a fraction', { ...good, n: 1.5 }],
    ['NaN', { ...good, n: Number.NaN }],
    ['infinity', { ...good, n: JSON.parse('1e400') }],
    ['below the bound', { ...good, n: -2 }],
    ['above the bound', { ...good, n: 4 }],
    ['a null number', { ...good, n: null }],
    ['a bigint', { ...good, n: 1n }],
    ['a boxed string', { ...good, good: Object('salt') }],
    ['a property of Object.prototype as word', { ...good, good: 'constructor' }],
    ['undefined for an optional key', { ...good, more: undefined }],
    ['members out of order', { ...good, more: ['b', 'a'] }],
    ['a member twice', { ...good, more: ['a', 'a'] }],
    ['a list that is none', { ...good, more: { 0: 'a', length: 1 } }],
    ['a string for a list', { ...good, more: 'a' }],
  ])('refuses %s', (_, value) => {
    expect(codec.encode(value)).toBe(-1);
  });

  it('refuses lists with holes, too long, of something else', () => {
    for (const value of [new Array(1), [0, 1, 0, 1], [2], [undefined], new Array(4_000_000_000), '01', new Uint8Array(2)]) {
      expect(list.encode(value)).toBe(-1);
    }
  });

  it('does not throw for what throws when it is read', () => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const getter = { ...good, get n(): number { throw new Error('no'); } }; // biome-ignore format: one idea
    for (const value of [revoked.proxy, { ...good, more: revoked.proxy }, getter, Symbol('s'), () => good]) {
      expect(codec.encode(value)).toBe(-1);
    }
  });

  it('takes bounded time for large and deep values', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 10_000; i += 1) deep = { good: deep, n: [deep] };
    const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
    const long = 'x'.repeat(1_000_000);
    for (const value of [
      deep,
      wide,
      { ...good, ...wide },
      { ...good, good: long },
      { ...good, [long]: 1 },
      new Array(1_000_000).fill('a'),
    ]) {
      expect(codec.encode(value)).toBe(-1);
    }
  });

  it('does not see what a polluted prototype lends', () => {
    const lent = Object.prototype as { n?: number };
    Object.defineProperty(lent, 'n', { value: 0, enumerable: true, configurable: true });
    const numbers = [{ good: 'salt' }, { good: 'salt', x: 0 }].map((value) => codec.encode(value));
    delete lent.n;
    expect(numbers).toEqual([-1, -1]);
  });

  it('pollutes nothing', () => {
    codec.encode(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('decode', () => {
  const codec = codecOf(mini.strictObject({ a: mini.array(int(0, 1)).check(mini.maxLength(2)) }), 'kit.action("x").input');

  it('gives a fresh value each time', () => {
    const first = codec.decode(3);
    first.a.push(1);
    expect(codec.decode(3)).toStrictEqual({ a: [0, 0] });
  });

  it.each([-1, 7, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1'])('faults outside the range: %j', (n) => {
    expect(() => codec.decode(n as number)).toThrow(expect.objectContaining({ code: 'codec-number', api: 'kit.action("x").input' }));
  });
});

describe('the largest codecs', () => {
  it.each<[string, mini.core.$ZodType, number]>([
    ['an int of 65,536', int(1, 65_536), 65_536],
    ['a subset of 16', subset(Array.from({ length: 16 }, (_, i) => i)), 65_536],
    [
      'all but one of 40',
      subset(
        Array.from({ length: 40 }, (_, i) => i),
        39,
      ),
      41,
    ],
    [
      'one of 300',
      multiset(
        Array.from({ length: 300 }, (_, i) => i),
        1,
      ),
      301,
    ],
    ['a long list of one value', mini.array(mini.null()).check(mini.maxLength(60_000)), 60_001],
  ])('%s', (_, schema, size) => {
    const codec = codecOf(schema, 'api');
    expect(codec.size).toBe(size);
    for (const n of [0, 1, size >> 1, size - 2, size - 1]) expect(codec.encode(codec.decode(n))).toBe(n);
  });
});
