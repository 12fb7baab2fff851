import { describe, expect, it } from 'vitest';
import { prettyJson } from './pretty.ts';

const long = 'x'.repeat(60);

describe('prettyJson', () => {
  it.each([
    ['what is short', { a: [1, { b: null }], c: {}, d: [], 'e-f': '"' }, '{ "a": [1, { "b": null }], "c": {}, "d": [], "e-f": "\\"" }'],
    ['what is long', { a: [long, long], b: { c: long } }, `{\n  "a": ["${long}", "${long}"],\n  "b": { "c": "${long}" }\n}`],
    ['what is long inside', [[long, long, long]], `[\n  [\n    "${long}",\n    "${long}",\n    "${long}"\n  ]\n]`],
    ['a long text', 'y'.repeat(200), `"${'y'.repeat(200)}"`],
  ])('breaks into lines only where it must: %s', (_, value, text) => {
    expect(prettyJson(value)).toBe(text);
    expect(JSON.parse(text)).toEqual(value);
  });

  it('fills a line to its last column, with the comma that may follow', () => {
    const second = (size: number, more = {}) => prettyJson({ first: long + long, a: ['z'.repeat(size), 1], ...more }).split('\n')[2];
    expect(second(126)).toMatch(/^.{140}$/);
    expect(second(127)).toBe('  "a": [');
    expect(second(125, { b: 0 })).toMatch(/^.{139},$/);
    expect(second(126, { b: 0 })).toBe('  "a": [');
  });
});
