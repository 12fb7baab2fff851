import { describe, expectTypeOf, it } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { type Codec, codecOf } from './codec.ts';
import { int, multiset, subset } from './finite.ts';

const goods = ['grain', 'salt'] as const;

describe('the types of finite schemas', () => {
  it('int is a number', () => {
    expectTypeOf<z.output<ReturnType<typeof int>>>().toEqualTypeOf<number>();
  });

  it('subset and multiset are lists of the members', () => {
    const some = subset(goods);
    const many = multiset([1, 2], 3);
    const inline = subset(['a', 'b'], 1);
    expectTypeOf<z.output<typeof some>>().toEqualTypeOf<('grain' | 'salt')[]>();
    expectTypeOf<z.input<typeof some>>().toEqualTypeOf<('grain' | 'salt')[]>();
    expectTypeOf<z.output<typeof many>>().toEqualTypeOf<(1 | 2)[]>();
    expectTypeOf<z.output<typeof inline>>().toEqualTypeOf<('a' | 'b')[]>();
  });

  it('members are strings or numbers', () => {
    // @ts-expect-error booleans are not members
    subset([true]);
    // @ts-expect-error the members are a list
    multiset('grain', 2);
  });

  it('codecOf is the codec of the output', () => {
    const load = z.strictObject({ good: z.enum(goods), spend: z.exactOptional(multiset(goods, 2)), count: int(1, 3) });
    const codec = codecOf(load, 'load');
    interface Load {
      good: 'grain' | 'salt';
      spend?: ('grain' | 'salt')[];
      count: number;
    }
    expectTypeOf(codec).toExtend<Codec<Load>>();
    expectTypeOf(codec.decode).returns.toEqualTypeOf<Load>();
    expectTypeOf(codec.encode).parameters.toEqualTypeOf<[value: unknown]>();
    expectTypeOf(codec.encode).returns.toEqualTypeOf<number>();
  });

  it('takes the schemas of either zod, mixed', () => {
    const mixed = classic.strictObject({ from: classic.int().min(1).max(2), to: int(1, 2), rest: subset(goods) });
    expectTypeOf(codecOf(mixed, 'mixed').decode).returns.toEqualTypeOf<{ from: number; to: number; rest: ('grain' | 'salt')[] }>();
    expectTypeOf(codecOf(z.nullable(z.literal([1, 'x'])), 'words').decode).returns.toEqualTypeOf<1 | 'x' | null>();
  });
});
