import { describe, expect, it } from 'vitest';
import { die } from './die.ts';

const sun = { symbol: 'sun', count: 1 } as const;
const rain = { symbol: 'rain', count: 1 } as const;

describe('die', () => {
  it('counts the symbols of its faces, in their order', () => {
    expect(die([rain, sun, rain]).symbols).toEqual(['rain', 'sun']);
  });

  it('counts the symbols that it is told, also those on no face', () => {
    expect(die([rain], ['sun', 'rain', 'snow']).symbols).toEqual(['sun', 'rain', 'snow']);
  });

  it('tells faces apart by symbol and count', () => {
    const { classes, classOf } = die([sun, { ...sun, count: 2 }, { ...sun }, { symbol: 'rain', count: 1 }, { ...sun, count: 2 }, sun]);
    expect(classOf).toEqual([0, 1, 0, 2, 1, 0]);
    expect(classes).toEqual([
      { face: 0, faces: 3 },
      { face: 1, faces: 2 },
      { face: 3, faces: 1 },
    ]);
  });

  it('shares nothing with the list that it is made of', () => {
    const faces = [{ symbol: 'sun', count: 1 }];
    const made = die(faces);
    faces[0] = { symbol: 'sun', count: 9 };
    expect(made.faces).toEqual([sun]);
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  });

  it.each([
    ['no faces', [], undefined, 'die(faces)'],
    ['half a symbol', [sun, { symbol: 'sun', count: 0.5 }], undefined, 'die(faces)[1].count'],
    ['less than none', [{ symbol: 'sun', count: -1 }], undefined, 'die(faces)[0].count'],
    ['not a number', [{ symbol: 'sun', count: Number.NaN }], undefined, 'die(faces)[0].count'],
    ['too many', [{ symbol: 'sun', count: 1_000_001 }], undefined, 'die(faces)[0].count'],
    ['a symbol that is not listed', [sun, rain], ['sun'], 'die(faces)[1].symbol'],
    ['a symbol that is no string', [{ symbol: 6 as unknown as string, count: 1 }], undefined, 'die(faces)[0].symbol'],
  ])('refuses %s', (_, faces, symbols, api) => {
    expect(() => die<string>(faces, symbols)).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-die', api }));
  });

  it('takes blanks, writing -0 as 0', () => {
    expect(Object.is(die([{ symbol: 'sun', count: -0 }]).faces[0]?.count, 0)).toBe(true);
  });
});
