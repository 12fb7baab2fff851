import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codecOf } from './codec.ts';
import { int, subset } from './finite.ts';

const many = Array.from({ length: 20 }, (_, n) => `word-${n}`);

const schema = z.strictObject({
  amount: int(-3, 2),
  'odd "key"': z.enum(['a', 'b', 'c']),
  many: z.enum(many),
  left: z.exactOptional(z.boolean()),
  none: z.nullable(z.literal([0, 7, 'seven'])),
  inner: z.strictObject({ list: subset(['x', 'y']), last: z.exactOptional(int(0, 1)) }),
});

/** Whatever may stand under each key, often what belongs there. */
const values = fc.record(
  {
    amount: fc.oneof(fc.integer({ min: -4, max: 5 }), fc.constantFrom(-0, 0.5, '1', null)),
    'odd "key"': fc.constantFrom('a', 'b', 'c', 'd', 0, null),
    many: fc.constantFrom(...many, 'word', '__proto__'),
    left: fc.constantFrom(true, false, 0),
    none: fc.constantFrom(null, 0, -0, 7, 'seven', 'eight'),
    inner: fc.oneof(
      fc.record({ list: fc.subarray(['x', 'y']), last: fc.constantFrom(0, 1, 2) }, { requiredKeys: ['list'] }),
      fc.constantFrom(null, 'inner', [], {}),
    ),
  },
  { requiredKeys: ['amount', 'many'] },
);

describe.each([false, true])('numbers of what the rules have made, jitless: %s', (jitless) => {
  afterEach(() => z.config({ jitless: false }));

  test('are those of anybody else', () => {
    z.config({ jitless });
    const codec = codecOf(schema, 'test');
    fc.assert(
      fc.property(values, (value) => {
        expect(codec.encodeOwn(value)).toBe(codec.encode(value));
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: codec.size - 1 }), (n) => {
        expect(codec.encodeOwn(codec.decode(n))).toBe(n);
      }),
    );
    for (const nothing of [undefined, null, 1, 'text']) expect(codec.encodeOwn(nothing)).toBe(-1);
  });

  test('overlook a key too many', () => {
    z.config({ jitless });
    const codec = codecOf(z.strictObject({ amount: int(0, 3) }), 'test');
    expect(codec.encodeOwn({ amount: 2, more: 1 })).toBe(2);
  });
});
