import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { int } from '../codec/finite.ts';
import type { AnyActionOf } from './action.ts';
import { numberActions } from './numbering.ts';

const action = (type: string, input: z.core.$ZodType = z.strictObject({})) =>
  ({ kind: 'action', type, rule: 'R', input }) as AnyActionOf<never>;

const choice = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('buyer'), coins: int(0, 2) }),
  z.strictObject({ as: z.literal('seller') }),
]);
const numbering = numberActions<never, { type: string }>([
  action('pass'),
  action('bid', z.strictObject({ coins: int(1, 3) })),
  action('plan', choice),
]);

describe('numberActions', () => {
  it('numbers the actions in their order, each with all its inputs', () => {
    expect(numbering.ranges).toEqual([
      { type: 'pass', from: 0, size: 1 },
      { type: 'bid', from: 1, size: 3 },
      { type: 'plan', from: 4, size: 4 },
    ]);
    expect(Array.from({ length: numbering.size }, (_, id) => numbering.decode(id))).toEqual([
      { type: 'pass' },
      { type: 'bid', coins: 1 },
      { type: 'bid', coins: 2 },
      { type: 'bid', coins: 3 },
      { type: 'plan', as: 'buyer', coins: 0 },
      { type: 'plan', as: 'buyer', coins: 1 },
      { type: 'plan', as: 'buyer', coins: 2 },
      { type: 'plan', as: 'seller' },
    ]);
  });

  it('goes there and back, with the type first and with the input alone', () => {
    for (let id = 0; id < numbering.size; id += 1) {
      const { type: _, ...input } = numbering.decode(id);
      expect(numbering.encode(numbering.decode(id))).toBe(id);
      expect(numbering.encodeInput(numbering.indexOf(id), input)).toBe(id);
    }
  });

  it('is shared by all who play the game, so nobody can change it', () => {
    expect(Object.isFrozen(numbering)).toBe(true);
  });

  it('gives one frozen action per id', () => {
    expect(numbering.decode(2)).toBe(numbering.decode(2));
    expect(Object.isFrozen(numbering.decode(2))).toBe(true);
  });

  it.each([
    [null, []],
    ['bid', []],
    [[], []],
    [{}, ['type']],
    [{ type: 'toString' }, ['type']],
    [Object.create({ type: 'pass' }), ['type']],
    [{ type: 'pass', coins: 1 }, ['coins']],
    [{ type: 'bid' }, ['coins']],
    [{ type: 'bid', coins: 4 }, ['coins']],
    [{ type: 'plan', as: 'thief' }, ['as']],
    [{ type: 'plan', as: 'seller', coins: 1 }, ['coins']],
    [JSON.parse('{"type":"pass","__proto__":{}}'), ['__proto__']],
  ])('has no number for %j, and finds the fault', (value, path) => {
    expect(numbering.encode(value)).toBe(-1);
    expect(numbering.locate(value)).toEqual(path);
  });

  it.each([[-1], [8], [1.5], [Number.NaN]])('faults for the id %d', (id) => {
    expect(() => numbering.decode(id)).toThrow(expect.objectContaining({ code: 'unknown-action-id' }));
  });
});
