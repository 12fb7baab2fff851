import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { copyPlain } from '../model/copy-plain.ts';
import { deepFreeze } from '../model/freeze.ts';
import { findShared } from '../sim/tree.ts';
import { type Copier, copierOf } from './copier.ts';

const Place = z.strictObject({
  coins: z.int(),
  cards: z.array(z.enum(['a', 'b'])),
  'odd key': z.nullable(z.strictObject({ of: z.array(z.int()) })),
});

const STATE = z.strictObject({
  places: z.array(Place),
  again: z.optional(Place),
  counts: z.record(z.string(), z.int()),
  piles: z.record(z.string(), z.array(z.int())),
  either: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('one'), list: z.array(z.int()) }),
    z.strictObject({ kind: z.literal('other') }),
  ]),
  lax: z.object({ known: z.int() }),
  unknown: z.unknown(),
  word: z.string(),
});

const numbers = fc.array(fc.integer(), { maxLength: 3 });
const place = fc.record({
  coins: fc.integer(),
  cards: fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }),
  'odd key': fc.option(fc.record({ of: numbers })),
});
const states = fc.record(
  {
    places: fc.array(place, { maxLength: 3 }),
    again: place,
    counts: fc.dictionary(fc.string(), fc.integer(), { maxKeys: 3 }),
    piles: fc.dictionary(fc.string(), numbers, { maxKeys: 3 }),
    either: fc.oneof(fc.record({ kind: fc.constant('one'), list: numbers }), fc.constant({ kind: 'other' })),
    lax: fc.record({ known: fc.integer(), more: numbers }),
    unknown: fc.jsonValue({ maxDepth: 3 }),
    word: fc.string(),
  },
  { requiredKeys: ['places', 'counts', 'piles', 'either', 'lax', 'unknown', 'word'] },
);

function copies(copy: Copier): void {
  fc.assert(
    fc.property(states, (drawn) => {
      // What fast-check draws may have no prototype, or stand in two places.
      const state = deepFreeze(copyPlain(drawn));
      const made = copy(state);
      expect(made).toEqual(copyPlain(state));
      expect(findShared(made, [state])).toBeUndefined();
    }),
  );
}

describe('a copier', () => {
  afterEach(() => z.config({ jitless: false }));

  test('copies whatever its schema allows, and shares nothing', () => {
    copies(copierOf(STATE));
  });

  test('does the same where code from text is not allowed', () => {
    z.config({ jitless: true });
    expect(copierOf(STATE)).toBe(copyPlain);
    copies(copierOf(STATE));
  });

  test('makes no key that was left out, nor one of a prototype', () => {
    const schema = z.strictObject({ left: z.optional(z.array(z.int())), list: z.array(z.int()) });
    expect(Object.keys(copierOf(schema)({ list: [] }) as object)).toEqual(['list']);
    const odd = z.strictObject({ ['__proto__']: z.array(z.int()), constructor: z.array(z.int()) });
    const value = JSON.parse('{"__proto__":[1],"constructor":[2]}') as object;
    expect(Object.keys(copierOf(odd)(value) as object)).toEqual(Object.keys(copyPlain(value)));
    expect(Object.getPrototypeOf(copierOf(odd)(value))).toBe(Object.getPrototypeOf(copyPlain(value)));
  });

  test('copes with a schema that contains itself', () => {
    const tree = z.strictObject({
      value: z.int(),
      get below() {
        return z.array(tree);
      },
    });
    const value = { value: 1, below: [{ value: 2, below: [] }] };
    const made = copierOf(tree)(value);
    expect(made).toEqual(value);
    expect(findShared(made, [value])).toBeUndefined();
  });

  test('gives back what is never an object', () => {
    expect(copierOf(z.int())(7)).toBe(7);
    expect(copierOf(z.nullable(z.array(z.int())))(null)).toBeNull();
  });
});
