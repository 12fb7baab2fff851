import { describe, expect, it } from 'vitest';
import { watchOutside } from './outside.ts';

describe('watchOutside', () => {
  it.each<readonly [string, () => unknown]>([
    ['Math.random', () => Math.random()],
    ['Date.now', () => Date.now()],
    ['new Date', () => new Date()],
    ['Date()', () => Date()],
    ['performance.now', () => performance.now()],
    ['crypto.randomUUID', () => crypto.randomUUID()],
    ['crypto.getRandomValues', () => crypto.getRandomValues(new Uint8Array(1))],
  ])('notes %s, and answers as the real thing does', (name, use) => {
    const { value, read } = watchOutside(use);
    expect(read).toEqual([name]);
    expect(typeof value).toBe(typeof use());
  });

  it('notes nothing where nothing is read, nor for a date that is given', () => {
    expect(watchOutside(() => new Date(0).getTime() + Math.floor(1.5))).toEqual({ value: 1, read: [] });
  });

  it('is not deceived by who swallows errors, and leaves everything as it was, errors or not', () => {
    const real = [Math.random, Date, Date.now, performance.now, crypto.randomUUID];
    expect(() =>
      watchOutside(() => {
        Math.random();
        throw new Error('out');
      }),
    ).toThrow('out');
    expect([Math.random, Date, Date.now, performance.now, crypto.randomUUID]).toEqual(real);
    expect(Math.random).toBe(real[0]);
    expect(Object.hasOwn(performance, 'now')).toBe(false);
  });
});
