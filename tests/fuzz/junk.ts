import * as fc from 'fast-check';

/** A number to be taken modulo how many things there are: each as likely as the others, where fast-check would prefer the first. */
export const nth: fc.Arbitrary<number> = fc.noBias(fc.nat(10_000_000));

/** One time in so many what is named, else nothing. */
export function seldom(arbitrary: fc.Arbitrary<unknown>, oneIn: number): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: oneIn - 1 }, { arbitrary, weight: 1 });
}

/** Names that mean something to the language, to JSON or to a match. */
export const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  'extra',
  'type',
  'seat',
  '0',
] as const;

/** Numbers at the edges: of integers, of precision, of JSON. */
const NUMBERS = [0, -0, 1, -1, 1.5, 7, 99, 100, 255, 256, 2 ** 31, 2 ** 32, -(2 ** 31), 2 ** 53 - 1, 2 ** 53, 1e308, 5e-324, 1e21];

const NOT_JSON_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

const TEXTS = [...KEYS, 'over', '7', '-1', 'null', 'NaN', '\u0000', '\ud800', 'ß', 'x'.repeat(300), 'x'.repeat(200_000), 'a'.repeat(64)];

function nested(levels: number, open: string, close: string, inside: string): unknown {
  return JSON.parse([open.repeat(levels), inside, close.repeat(levels)].join(''));
}

/** Containers that were used against others: keys of the language, too deep, too long. */
const CONTAINERS: readonly unknown[] = [
  [],
  {},
  [[]],
  [{}],
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('[{"__proto__":[]}]'),
  { constructor: { prototype: { polluted: true } } },
  { toString: null, valueOf: 7 },
  { length: 2 ** 32 },
  nested(63, '[', ']', '0'),
  nested(64, '{"a":', '}', '0'),
  nested(65, '[', ']', '0'),
  nested(1500, '[', ']', ''),
  nested(1500, '{"a":', '}', '0'),
  Array.from({ length: 5000 }, () => 0),
];

/** What no JSON text gives, but another program in the same process may. fast-check cannot hold a revoked proxy; that is tried by hand. */
const NOT_JSON: readonly unknown[] = [
  undefined,
  Symbol('junk'),
  7n,
  () => 7,
  new Date(0),
  new Map([['type', 'x']]),
  new Set([1]),
  new Error('junk'),
  Object.create(null),
  Object.create({ type: 'inherited' }),
  new (class Odd {
    type = 'odd';
  })(),
  new Array(3),
  new Array(2 ** 32 - 1),
  Object.defineProperty({}, 'type', { get: fails, enumerable: true }),
  new Proxy({}, { get: fails, ownKeys: fails, getPrototypeOf: fails, getOwnPropertyDescriptor: fails }),
  new Proxy([], { get: fails, ownKeys: fails }),
];

function fails(): never {
  throw new Error('looked at');
}

/** Plain JSON of any kind. */
export const jsonJunk: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...NUMBERS), weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(...TEXTS), weight: 3 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false), weight: 2 },
  { arbitrary: fc.constantFrom(...CONTAINERS), weight: 3 },
  { arbitrary: fc.integer({ min: -20, max: 120 }), weight: 4 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
);

/** Anything at all. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: jsonJunk, weight: 12 },
  { arbitrary: fc.constantFrom<unknown>(...NOT_JSON_NUMBERS, ...NOT_JSON), weight: 2 },
  { arbitrary: fc.anything({ maxDepth: 2, withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), weight: 1 },
);

/** What a seat can be mistaken for. */
export const junkSeat: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.integer({ min: -1, max: 6 }), weight: 5 },
  { arbitrary: fc.constantFrom<unknown>(null, undefined, '0', -0, 0.5, Number.NaN, 99, true, [0], {}, '__proto__'), weight: 2 },
  { arbitrary: junk, weight: 1 },
);

/** Literals that are put into JSON texts: legal there, and a nuisance once they are read. */
export const LITERALS = [
  '1e400',
  '-0',
  '1e-400',
  '9007199254740993',
  '1.0',
  '"\\ud800"',
  '{"__proto__":{"polluted":true}}',
  '{"a":1,"a":2}',
  '[[[[]]]]',
  'null',
  'true',
] as const;
