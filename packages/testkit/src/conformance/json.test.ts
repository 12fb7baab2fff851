import { describe, expect, it } from 'vitest';
import { brief, differs } from './json.ts';

describe('differs', () => {
  it('says nothing of equal JSON, in whatever order its keys are', () => {
    expect(differs('they', { a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
  });

  it('shows both where they first differ', () => {
    expect(differs('they', { a: 1, b: 2 }, { a: 1, b: 3 })).toBe('they differ: …{"a":1,"b":2}… against …{"a":1,"b":3}…');
    expect(differs('they', [1], [1, 2])).toBe('they differ: …[1]… against …[1,2]…');
  });

  it('throws for what is not JSON', () => {
    expect(() => differs('they', undefined, null)).toThrow(expect.objectContaining({ code: 'not-json' }));
  });
});

describe('brief', () => {
  it('shows anything at all, shortly', () => {
    expect(brief({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
    expect(brief(undefined)).toBe('undefined');
    expect(brief('x'.repeat(999))).toHaveLength(200);
  });
});
