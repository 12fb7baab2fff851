import { describe, expect, it } from 'vitest';
import { at } from './at.ts';

describe('at', () => {
  it('gives what is there, falsy or not', () => {
    expect(at([0, 'b'], 0)).toBe(0);
    expect(at({ clay: null }, 'clay')).toBeNull();
    expect(at<string, string>({ clay: '' }, 'clay')).toBe('');
  });

  it.each([
    ['an index beyond the end', [1, 2], 2, 'an index below 2'],
    ['a negative index', [1, 2], -1, 'an index below 2'],
    ['a fraction', [1, 2], 0.5, 'an index below 2'],
    ['a hole', [undefined], 0, 'an index below 1'],
    ['a key that is missing', { clay: 1, wood: 2 }, 'iron', 'a key among clay, wood'],
    ['a key of the prototype', { clay: 1 }, 'constructor', 'a key among clay'],
  ])('faults for %s', (_, collection, key, expected) => {
    expect(() => at(collection as never, key as never)).toThrow(expect.objectContaining({ code: 'missing-entry', expected }));
  });
});
