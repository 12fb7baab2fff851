import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { STATE, states } from '../../test/support/states.ts';
import { copyPlain } from '../model/copy-plain.ts';
import { deepFreeze } from '../model/freeze.ts';
import { settlePlain } from './settle-plain.ts';
import { type Settler, settlerOf } from './settler.ts';

const list = z.array(z.int());
const schema = z.strictObject({
  table: z.strictObject({ seats: z.array(z.strictObject({ coins: z.int(), cards: list })), open: z.nullable(list) }),
  hands: z.array(z.strictObject({ card: z.exactOptional(list) })),
  hidden: z.strictObject({ deck: list }),
});
type Position = z.output<typeof schema>;

const before: Position = deepFreeze({
  table: {
    seats: [
      { coins: 1, cards: [1, 2] },
      { coins: 2, cards: [] },
    ],
    open: [3],
  },
  hands: [{}],
  hidden: { deck: [4] },
});

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

describe.each<[string, Settler]>([
  ['written out', settlerOf(schema)],
  ['key by key', settlePlain],
])('what follows, %s', (_, settle) => {
  function changed(change: (state: Position) => void): Position {
    const copy = copyPlain(before);
    change(copy);
    const wanted = copyPlain(copy);
    const after = settle(before, copy) as Position;
    expect(after).toEqual(wanted);
    expect(isDeepFrozen(after)).toBe(true);
    return after;
  }

  test('is what was before where nothing differs', () => {
    expect(settle(before, copyPlain(before))).toBe(before);
    expect(changed(({ table }) => Object.assign(table, { open: [3] }))).toBe(before);
  });

  test('shares every part that does not differ', () => {
    const after = changed(({ table }) => Object.assign(table.seats[0] as object, { coins: 9 }));
    expect(after.table.seats[0]?.cards).toBe(before.table.seats[0]?.cards);
    expect(after.table.seats[1]).toBe(before.table.seats[1]);
    expect(after.table.open).toBe(before.table.open);
    expect(after.hands).toBe(before.hands);
    expect(after.hidden).toBe(before.hidden);
  });

  test('keeps the items of a list that grows or shrinks', () => {
    const grown = changed(({ table }) => table.seats.push({ coins: 0, cards: [5] }));
    expect(grown.table.seats[1]).toBe(before.table.seats[1]);
    expect(changed(({ table }) => table.seats.pop()).table.seats[0]).toBe(before.table.seats[0]);
    expect(changed(({ hidden }) => hidden.deck.pop()).hidden.deck).toEqual([]);
    expect(changed(({ hidden }) => hidden.deck.push(9)).table).toBe(before.table);
  });

  test('tells a part that comes or goes', () => {
    expect(changed(({ table }) => Object.assign(table, { open: null })).table.open).toBeNull();
    const held = changed(({ hands }) => Object.assign(hands[0] as object, { card: [1] }));
    expect((settle(held, copyPlain(before)) as Position).hands).toEqual([{}]);
    const none = changed(({ table }) => Object.assign(table, { open: null }));
    expect((settle(none, copyPlain(before)) as Position).table.open).toEqual([3]);
  });

  test('what a rule has kept of the copy cannot be changed any more, shared or not', () => {
    const copy = copyPlain(before);
    settle(before, copy);
    expect(isDeepFrozen(copy)).toBe(true);
  });
});

describe('whatever was done to a state', () => {
  afterEach(() => z.config({ jitless: false }));

  test.each([
    ['of its schema', () => settlerOf(STATE)],
    [
      'where code from text is not allowed',
      () => {
        z.config({ jitless: true });
        return settlerOf(STATE);
      },
    ],
  ])('%s, what follows is equal to it, frozen, and the same if it is equal to what was before', (_, make) => {
    const settle = make();
    fc.assert(
      fc.property(states, states, (one, other) => {
        const was = deepFreeze(copyPlain(one));
        const made = settle(was, copyPlain(other));
        expect(made).toEqual(copyPlain(other));
        expect(isDeepFrozen(made)).toBe(true);
        expect(settle(was, copyPlain(one))).toBe(was);
        const mixed = { ...copyPlain(was), places: copyPlain(other).places };
        expect((settle(was, mixed) as typeof was).piles).toBe(was.piles);
      }),
    );
  });

  test('plain JSON of any shape too', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (one, other) => {
        const made = settlePlain(deepFreeze(copyPlain({ table: one })), copyPlain({ table: other }));
        expect(made).toEqual(copyPlain({ table: other }));
        expect(isDeepFrozen(made)).toBe(true);
      }),
    );
    expect(settlePlain({ table: { a: 1, b: 2 } }, { table: { a: 1 } })).toEqual({ table: { a: 1 } });
    expect(settlePlain({ table: { a: 1 } }, { table: { b: 1 } })).toEqual({ table: { b: 1 } });
    expect(settlePlain({ table: [1] }, { table: { 0: 1 } })).toEqual({ table: { 0: 1 } });
  });

  test('what is never an object is taken as it comes', () => {
    expect(settlerOf(z.int())(1, 2)).toBe(2);
  });
});
