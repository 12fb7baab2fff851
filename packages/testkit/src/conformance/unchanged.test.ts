import { describe, expect, it } from 'vitest';
import { keepWatch } from './unchanged.ts';

describe('keepWatch', () => {
  it('notices a change of what is not frozen, however deep', () => {
    const card = { count: 1 };
    const unchanged = keepWatch(Object.freeze({ list: Object.freeze([card]) }));
    expect(unchanged()).toBe(true);
    card.count = 2;
    expect(unchanged()).toBe(false);
  });

  it('needs no second look at what is frozen', () => {
    expect(keepWatch(Object.freeze({ list: Object.freeze([1]), nothing: null }))()).toBe(true);
    expect(keepWatch(7)()).toBe(true);
  });

  it('throws for what is not JSON', () => {
    expect(() => keepWatch(Object.freeze(new Map()))).toThrow(expect.objectContaining({ code: 'not-json' }));
  });
});
