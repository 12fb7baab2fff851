import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Json } from '../model/json.ts';
import { schemaFlaw } from './schema-flaw.ts';

const many = (value: Json): Json[] => Array.from({ length: 300_000 }, () => value);
const list = z.strictObject({ list: z.array(z.strictObject({ n: z.int() })) });

describe('schemaFlaw', () => {
  it('finds nothing wrong with what fits', () => {
    expect(schemaFlaw(list, { list: [{ n: 1 }] })).toBeUndefined();
  });

  it.each([
    [{ list: [{ n: 1 }, { n: '2' }] }, ['list', 1, 'n'], 'expected number'],
    [{ list: [], more: 1 }, ['more'], 'unknown key'],
    [null, [], 'expected object'],
  ])('names the first fault of %j', (value, path, problem) => {
    expect(schemaFlaw(list, value)).toEqual({ path, rule: null, problem });
  });

  it('refuses a schema that would change what it keeps', () => {
    expect(schemaFlaw(z.object({ n: z.int() }), { n: 1, more: 2 })?.problem).toContain('does not keep');
  });

  it('names the first fault where there are hundreds of thousands', () => {
    expect(schemaFlaw(list, { list: many({ n: 'x' }) })).toEqual({ path: ['list', 0, 'n'], rule: null, problem: 'expected number' });
    expect(schemaFlaw(z.array(z.record(z.string(), z.int())), many({ a: 1, b: 'x' }))?.path).toEqual([0, 'b']);
  });

  it('refuses it also where the first of them cannot be found', () => {
    const late = [...many({ n: 1 }).slice(0, 2000), ...many({ n: 'x' })];
    expect(schemaFlaw(list, { list: late })).toEqual({ path: [], rule: null, problem: 'more is wrong with it than can be told' });
  });
});
