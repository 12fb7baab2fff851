import { describe, expect, it } from 'vitest';
import { setFamily } from './set-family.ts';

describe('setFamily', () => {
  it('sorts the kinds of a set, keeps the order of the sets and works out the gains', () => {
    const family = setFamily(
      3,
      [
        { kinds: [2, 0], value: 9 },
        { kinds: [1], value: 1 },
      ],
      [1, 2, 3],
    );
    expect(family.sets).toEqual([
      { kinds: [0, 2], value: 9 },
      { kinds: [1], value: 1 },
    ]);
    expect(family.gains).toEqual([5, -1]);
    expect(family.single).toEqual([1, 2, 3]);
  });

  it('shares nothing with its input', () => {
    const kinds = [0, 1];
    const single = [0, 0];
    const family = setFamily(2, [{ kinds, value: 1 }], single);
    kinds.push(7);
    single[0] = 5;
    expect([family.sets[0]?.kinds, family.single]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it.each([
    ['no kinds', () => setFamily(0, [], 1)],
    ['a kind that does not exist', () => setFamily(2, [{ kinds: [0, 2], value: 1 }], 1)],
    ['a kind twice', () => setFamily(2, [{ kinds: [0, 0], value: 1 }], 1)],
    ['an empty set', () => setFamily(2, [{ kinds: [], value: 1 }], 1)],
    ['half a point', () => setFamily(2, [{ kinds: [0], value: 0.5 }], 1)],
    ['a huge value', () => setFamily(2, [{ kinds: [0], value: 1e7 }], 1)],
    ['singles for other kinds', () => setFamily(2, [], [1])],
    ['a single worth NaN', () => setFamily(1, [], Number.NaN)],
  ])('refuses %s', (_, call) => {
    expect(call).toThrow(expect.objectContaining({ code: 'bad-set-family' }));
  });
});
