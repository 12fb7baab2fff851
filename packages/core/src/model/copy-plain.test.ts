import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyPlain } from './copy-plain.ts';

it('copies any JSON', () => {
  const check = fc.property(fc.jsonValue(), (card) => {
    expect(copyPlain(card)).toEqual(card);
  });
  fc.assert(check);
});

it('shares nothing', () => {
  const card = { at: [{ x: 1 }] };
  const copy = copyPlain(card);
  expect(copy).toEqual(card);
  expect(copy.at).not.toBe(card.at);
  expect(copy.at[0]).not.toBe(card.at[0]);
});
