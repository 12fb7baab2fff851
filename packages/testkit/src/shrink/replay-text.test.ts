import { describe, expect, it } from 'vitest';
import * as testkit from '../index.ts';
import { exportOf, literal } from './replay-text.ts';

describe('replayText', () => {
  it('names every law by its export', () => {
    for (const law of testkit.ALL_LAWS) expect((testkit as Record<string, unknown>)[exportOf(law.name)]).toBe(law);
  });
});

describe('literal', () => {
  it.each([
    ['plain', { seats: 2, seed: 'any', options: {} }, "{ seats: 2, seed: 'any', options: {} }"],
    ['keys that are no names', { 'a-b': [1, null, true] }, "{ 'a-b': [1, null, true] }"],
    ['quotes and lines', 'it\'s "so"\n\\', "'it\\'s \"so\"\\n\\\\'"],
  ])('writes %s', (_, value, text) => {
    expect(literal(value)).toBe(text);
    expect(new Function(`return (${text})`)()).toEqual(value);
  });
});
