import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { copyJson, type JsonLimits } from './json.ts';

const fault = (value: unknown, limits?: JsonLimits) => {
  const copy = copyJson(value, limits);
  return copy.ok ? 'a copy' : { path: copy.path, problem: copy.problem };
};
const at = (path: (string | number)[], problem: RegExp) => ({ path, problem: expect.stringMatching(problem) });
const nested = (levels: number, make: (inner: unknown) => unknown) => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i += 1) value = make(value);
  return value;
};

describe('copyJson copies', () => {
  it('every JSON value, sharing nothing with it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (raw) => {
        const value: unknown = JSON.parse(JSON.stringify(raw));
        const copy = copyJson(value);
        if (!copy.ok) return copy.path.includes('__proto__');
        expect(copy.value).toStrictEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy.value).not.toBe(value);
        return true;
      }),
    );
  });

  it('minus zero as zero', () => {
    const copy = copyJson([-0]);
    expect(copy.ok && Object.is((copy.value as number[])[0], 0)).toBe(true);
  });

  it('a shared value twice, as two', () => {
    const shared = { a: 1 };
    const copy = copyJson([shared, shared]);
    const [first, second] = (copy.ok ? copy.value : []) as object[];
    expect(first).toEqual(second);
    expect(first).not.toBe(second);
  });

  it('objects without a prototype, and keys that Object.prototype has', () => {
    expect(copyJson(Object.assign(Object.create(null), { a: 1 }))).toEqual({ ok: true, value: { a: 1 } });
    const tricky: unknown = JSON.parse('{"constructor":{"prototype":{"x":1}},"toString":1,"hasOwnProperty":null}');
    expect(copyJson(tricky)).toEqual({ ok: true, value: tricky });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('as deep, as many and as long as the limits say', () => {
    const limits = { depth: 2, nodes: 4, characters: 3 };
    expect(copyJson([['ab', 'c']], limits).ok).toBe(true);
    expect(fault([[['a']]], limits)).toEqual(at([0, 0], /2 levels/));
    expect(fault([['', '', '']], limits)).toEqual(at([0], /4 values/));
    expect(fault(['ab', 'cd'], limits)).toEqual(at([1], /3 characters/));
    expect(fault({ abcd: 1 }, limits)).toEqual(at(['abcd'], /3 characters/));
  });
});

describe('copyJson refuses', () => {
  class Point {
    x = 1;
  }
  class List extends Array<number> {}
  const cycle: Record<string, unknown> = { a: {} };
  cycle.a = [cycle];

  it.each([
    ['undefined', undefined, [], /undefined/],
    ['an undefined property', { a: undefined }, ['a'], /undefined/],
    ['a function', [0, () => 1], [1], /function/],
    ['a symbol', Symbol('s'), [], /symbol/],
    ['a bigint', { a: [1n] }, ['a', 0], /bigint/],
    ['NaN', [Number.NaN], [0], /NaN/],
    ['infinity', JSON.parse('[1e400]'), [0], /Infinity/],
    ['an instance of a class', { p: new Point() }, ['p'], /class/],
    ['an array of a class', [new List()], [0], /class/],
    ['a date', new Date(0), [], /class/],
    ['a map', new Map(), [], /class/],
    ['an object that inherits keys', Object.create({ a: 1 }), [], /class/],
    ['an object below one without prototype', Object.create(Object.create(null)), [], /class/],
    // biome-ignore lint/suspicious/noSparseArray: the case itself
    ['a hole', [1, , 2], [1], /holes/],
    ['an array with a property', [Object.assign([1], { a: 1 })], [0], /properties/],
    ['a symbol key', { a: { [Symbol('s')]: 1 } }, ['a'], /symbol key/],
    ['a hidden key', Object.defineProperty({}, 'a', { value: 1 }), ['a'], /hidden/],
    ['an own __proto__', JSON.parse('{"a":[{"__proto__":{"x":1}}]}'), ['a', 0, '__proto__'], /__proto__/],
    ['a cycle', cycle, ['a', 0], /cycle/],
  ])('%s', (_, value, path, problem) => {
    expect(fault(value)).toEqual(at(path, problem));
  });

  it('the first fault in reading order', () => {
    expect(fault({ a: [1, { b: undefined }], c: () => 1 })).toEqual(at(['a', 1, 'b'], /undefined/));
  });

  it('an accessor, without calling it', () => {
    const get = vi.fn(() => 1);
    expect(fault(Object.defineProperty({}, 'a', { get, enumerable: true }))).toEqual(at(['a'], /accessor/));
    expect(get).not.toHaveBeenCalled();
  });

  it('100,000 levels, without a stack', () => {
    expect(fault(nested(100_000, (inner) => [inner]))).toEqual({
      path: new Array(64).fill(0),
      problem: expect.stringMatching(/64 levels/),
    });
    expect(fault(nested(100_000, (inner) => ({ a: inner })))).toMatchObject({ problem: expect.stringMatching(/64 levels/) });
    expect(
      copyJson(
        nested(100_000, (inner) => [inner]),
        { depth: Number.POSITIVE_INFINITY },
      ).ok,
    ).toBe(true);
  });

  it('what grows in the copy, in bounded time', () => {
    let doubling: unknown = 'x';
    for (let i = 0; i < 60; i += 1) doubling = [doubling, doubling];
    expect(fault(doubling)).toMatchObject({ problem: expect.stringMatching(/1000000 values/) });
    expect(fault(new Array(4_000_000_000))).toEqual(at([], /values/));
  });

  it('hostile proxies, whatever they throw', () => {
    const hostile = new Proxy(
      {},
      {
        get(_, trap) {
          throw trap;
        },
      },
    );
    const revoked = Proxy.revocable([], {});
    revoked.revoke();
    for (const value of [new Proxy({}, hostile), new Proxy([], hostile), revoked.proxy]) {
      expect(fault({ a: [value] })).toEqual(at(['a', 0], /throws/));
    }
    const late = new Proxy(
      { b: 1 },
      {
        getOwnPropertyDescriptor: () => {
          throw hostile;
        },
      },
    );
    expect(fault({ a: late })).toEqual(at(['a', 'b'], /throws/));
  });
});
