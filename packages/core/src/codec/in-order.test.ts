import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { multiset } from './finite.ts';
import { inOrder } from './in-order.ts';

const GOODS = ['timber', 'rum', 'silk'] as const;

it('whatever is chosen, in its order a multiset takes it', () => {
  const schema = multiset(GOODS, 6, 6);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...GOODS), { maxLength: 6 }), (chosen) => {
      const ordered = inOrder(GOODS, chosen);
      expect(z.safeParse(schema, ordered).success).toBe(true);
      expect([...ordered].sort()).toEqual([...chosen].sort());
    }),
  );
});

it('gives a new list, also of numbers, in the order of the tuple and not of their size', () => {
  const chosen: (1 | 5 | 9)[] = [1, 9, 5];
  expect(inOrder([9, 5, 1], chosen)).toEqual([9, 5, 1]);
  expect(chosen).toEqual([1, 9, 5]);
});

it('refuses what the tuple does not hold', () => {
  expect(() => inOrder(GOODS, ['rum', 'gold' as never])).toThrow(expect.objectContaining({ code: 'not-a-member', received: '"gold"' }));
});
