import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { int, multiset, subset } from './finite.ts';
import { locate } from './locate.ts';

const Load = z.strictObject({
  good: z.enum(['grain', 'salt']),
  n: int(1, 3),
  more: z.exactOptional(subset(['a', 'b'])),
  to: z.exactOptional(z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('port'), at: int(0, 1) })])),
});
const good = { good: 'salt', n: 1 };

describe('locate', () => {
  it.each<[string, unknown, (string | number)[]]>([
    ['nothing', good, []],
    ['the whole', 7, []],
    ['null', null, []],
    ['undefined', undefined, []],
    ['a numeral', { ...good, n: '1' }, ['n']],
    ['a missing key', { n: 1 }, ['good']],
    ['the first of several', { good: 'x', n: 'x', x: 1 }, ['good']],
    ['an unknown key', { ...good, cost: 0 }, ['cost']],
    ['an own __proto__', JSON.parse('{"good":"salt","n":1,"__proto__":{}}'), ['__proto__']],
    ['constructor', JSON.parse('{"good":"salt","n":1,"constructor":{"prototype":{}}}'), ['constructor']],
    ['undefined for an optional key', { ...good, more: undefined }, ['more']],
    ['a member that is none', { ...good, more: ['a', 'x'] }, ['more', 1]],
    ['a member out of order', { ...good, more: ['b', 'a'] }, ['more', 1]],
    ['a list that is too long', { ...good, more: ['a', 'b', 'b'] }, ['more']],
    ['a wrong discriminator', { ...good, to: { kind: 'x', at: 0 } }, ['to', 'kind']],
    ['a missing discriminator', { ...good, to: { at: 0 } }, ['to', 'kind']],
    ['a fault in an option', { ...good, to: { kind: 'port', at: 2 } }, ['to', 'at']],
    ['an unknown key in an option', { ...good, to: { kind: 'port', at: 1, x: 1 } }, ['to', 'x']],
  ])('%s', (_, value, path) => {
    expect(locate(Load, value).path).toEqual(path);
  });

  it.each<[z.core.$ZodType, unknown, string | undefined]>([
    [subset(['a', 'b']), ['b', 'a'], 'out of the order of a, b'],
    [multiset(['a', 'b'], 3, 2), ['a', 'b', 'a'], 'out of the order of a, b'],
    [multiset(['a', 'b'], 3, 2), ['a', 'a', 'a'], 'more than 2 times a'],
    [subset(['a', 'b', 'c']), ['a', 'a'], 'a stands twice'],
    [subset([1, 2, 3, 4, 5, 6, 7, 8, 9]), [2, 1], 'out of the order of 1, 2, 3, 4, 5, 6, 7, 8, …'],
    [subset(['a', 'b']), ['x', 'a'], undefined],
    [subset(['a', 'b']), 'b', undefined],
    [z.array(z.int()).check(z.refine(() => false)), [1], undefined],
  ])('says what is wrong with the order of a list: %#', (schema, value, problem) => {
    expect(locate(schema, value).problem).toBe(problem);
  });

  it('is bounded and does not throw, whatever comes', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i += 1) deep = { good: deep, n: [deep] };
    const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    expect(locate(Load, deep).path).toEqual(['good']);
    expect(locate(Load, { ...good, ...wide }).path).toEqual(['k0']);
    expect(locate(Load, { ...good, good: 'x'.repeat(1_000_000) }).path).toEqual(['good']);
    expect(locate(Load, { ...good, more: new Array(3_000_000).fill('a') }).path).toEqual(['more']);
    expect(locate(multiset([1], 60_000), new Array(60_000).fill(2)).path).toEqual([0]);
    expect(locate(Load, revoked.proxy).path).toEqual([]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
