import { describe, expect, it, vi } from 'vitest';
import { deepFreeze } from './freeze.ts';

describe('deepFreeze', () => {
  it('freezes all that a value holds and returns the value', () => {
    const value = { a: [{ b: 1 }], c: { d: {} } };
    expect(deepFreeze(value)).toBe(value);
    for (const part of [value, value.a, value.a[0], value.c, value.c.d]) expect(Object.isFrozen(part)).toBe(true);
  });

  it('looks into what is frozen already', () => {
    const inner = { b: 1 };
    deepFreeze(Object.freeze([inner]));
    expect(Object.isFrozen(inner)).toBe(true);
  });

  it('takes scalars, cycles and 200,000 levels', () => {
    expect(deepFreeze(7)).toBe(7);
    expect(deepFreeze(null)).toBe(null);
    const cycle: unknown[] = [];
    cycle.push([cycle]);
    expect(Object.isFrozen(deepFreeze(cycle)[0])).toBe(true);
    let deep: unknown[] = [];
    const end = deep;
    for (let i = 0; i < 200_000; i += 1) deep = [deep];
    deepFreeze(deep);
    expect(Object.isFrozen(end)).toBe(true);
  });

  it('calls no getter and leaves typed arrays alone', () => {
    const get = vi.fn();
    const value = Object.defineProperty({ bytes: new Uint8Array(2) }, 'a', { get, enumerable: true });
    deepFreeze(value);
    expect(get).not.toHaveBeenCalled();
    value.bytes[0] = 7;
    expect(value.bytes[0]).toBe(7);
  });
});
