import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { STATE, states } from '../../test/support/states.ts';
import { copyPlain } from '../model/copy-plain.ts';
import { deepFreeze } from '../model/freeze.ts';
import { findShared } from '../sim/tree.ts';
import { type Copier, copierOf } from './copier.ts';

function copies(copy: Copier): void {
  fc.assert(
    fc.property(states, (drawn) => {
      const state = deepFreeze(copyPlain(drawn));
      const made = copy(state);
      expect(made).toEqual(copyPlain(state));
      expect(findShared(made, [state])).toBeUndefined();
    }),
  );
}

describe('a copier', () => {
  afterEach(() => z.config({ jitless: false }));

  test('copies whatever its schema allows, and shares nothing', () => {
    copies(copierOf(STATE));
  });

  test('does the same where code from text is not allowed', () => {
    z.config({ jitless: true });
    expect(copierOf(STATE)).toBe(copyPlain);
    copies(copierOf(STATE));
  });

  test('makes no key that was left out, nor one of a prototype', () => {
    const schema = z.strictObject({ left: z.optional(z.array(z.int())), list: z.array(z.int()) });
    expect(Object.keys(copierOf(schema)({ list: [] }) as object)).toEqual(['list']);
    const odd = z.strictObject({ ['__proto__']: z.array(z.int()), constructor: z.array(z.int()) });
    const value = JSON.parse('{"__proto__":[1],"constructor":[2]}') as object;
    expect(Object.keys(copierOf(odd)(value) as object)).toEqual(Object.keys(copyPlain(value)));
    expect(Object.getPrototypeOf(copierOf(odd)(value))).toBe(Object.getPrototypeOf(copyPlain(value)));
  });

  test('copes with a schema that contains itself', () => {
    const tree = z.strictObject({
      value: z.int(),
      get below() {
        return z.array(tree);
      },
    });
    const value = { value: 1, below: [{ value: 2, below: [] }] };
    const made = copierOf(tree)(value);
    expect(made).toEqual(value);
    expect(findShared(made, [value])).toBeUndefined();
  });

  test('gives back what is never an object', () => {
    expect(copierOf(z.int())(7)).toBe(7);
    expect(copierOf(z.nullable(z.array(z.int())))(null)).toBeNull();
  });
});
