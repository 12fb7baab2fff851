import { describe, expect, it } from 'vitest';
import { assertRejected } from './assert-rejected.ts';

const rejection = { code: 'column-full', rule: 'C4.2', data: { column: 3 } };

describe('assertRejected', () => {
  it('returns the rejection of an answer, or of what is one itself', () => {
    expect(assertRejected({ ok: false, rejection }, 'column-full', 'C4.2')).toBe(rejection);
    expect(assertRejected(rejection, 'column-full', 'C4.2')).toBe(rejection);
    expect(assertRejected({ code: 'bad-action', rule: null, data: {} }, 'bad-action', null).rule).toBeNull();
  });

  it.each([
    [
      { ok: false, rejection },
      'column-full',
      'C4.1',
      'expected to be refused with column-full (C4.1), but was with column-full (C4.2) {"column":3}',
    ],
    [rejection, 'not-now', null, 'expected to be refused with not-now (no rule), but was with column-full (C4.2) {"column":3}'],
    [{ ok: true, match: {} }, 'column-full', 'C4.2', 'expected to be refused with column-full (C4.2), but got acceptance'],
    [null, 'column-full', 'C4.2', 'expected to be refused with column-full (C4.2), but got no rejection'],
    [undefined, 'column-full', 'C4.2', 'expected to be refused with column-full (C4.2), but got undefined'],
    [{ ok: false }, 'column-full', 'C4.2', 'expected to be refused with column-full (C4.2), but got {"ok":false}'],
  ])('throws otherwise: %j', (result, code, rule, message) => {
    expect(() => assertRejected(result, code, rule)).toThrow(new Error(message));
  });
});
