import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyCard } from './copy-card.ts';

it('copies any JSON', () => {
  const check = fc.property(fc.jsonValue(), (card) => {
    expect(copyCard(card)).toEqual(card);
  });
  fc.assert(check);
});

it('shares nothing', () => {
  const card = { at: [{ x: 1 }] };
  const copy = copyCard(card);
  expect(copy).toEqual(card);
  expect(copy.at).not.toBe(card.at);
  expect(copy.at[0]).not.toBe(card.at[0]);
});
