import { describe, expect, it } from 'vitest';
import { phrase, seatName } from './describe.ts';

describe('phrase', () => {
  it.each([
    ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
    ['{a}{a}', { a: 'x' }, 'xx'],
    ['{a} is {missing}', { a: 1 }, '1 is {missing}'],
    ['{constructor} and {toString}', {}, '{constructor} and {toString}'],
    ['{a}', { a: '{b}', b: 'no' }, '{b}'],
    ['{a}', { a: '$&' }, '$&'],
    ['{a}', { a: 0 }, '0'],
    ['no holes', { a: 1 }, 'no holes'],
    ['{not a name}', {}, '{not a name}'],
  ])('%j with %j', (template, values, text) => {
    expect(phrase({ key: template }, 'key', values)).toBe(text);
  });

  it('gives the key itself where the table has no template', () => {
    expect(phrase({}, 'column-full')).toBe('column-full');
  });
});

describe('seatName', () => {
  it('is the name that the host brings, or the number', () => {
    const words = { seat: 'Seat {seat}', 'seat.1': 'Anna' };
    expect([0, 1].map((seat) => seatName(words, seat))).toEqual(['Seat 0', 'Anna']);
  });
});
