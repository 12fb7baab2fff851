import * as fc from 'fast-check';
import * as z from 'zod/mini';

const Place = z.strictObject({
  coins: z.int(),
  cards: z.array(z.enum(['a', 'b'])),
  'odd key': z.nullable(z.strictObject({ of: z.array(z.int()) })),
});

/** A schema of every kind that a state may have. */
export const STATE = z.strictObject({
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
/** Its values, as fast-check draws them: some have no prototype, or stand in two places. */
export const states = fc.record(
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
