import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyPlain } from '../model/copy-plain.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { GameTypes, State } from '../model/game-types.ts';
import { successorOf } from './successor.ts';

type Any = State<GameTypes>;
const settle = (before: unknown, copy: unknown): Any => successorOf(before as Any, copy as Any);

const before = deepFreeze({
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

function changed(change: (state: { table: typeof before.table; hands: object[]; hidden: { deck: number[] } }) => void): typeof before {
  const copy = copyPlain(before) as never;
  change(copy);
  return settle(before, copy) as unknown as typeof before;
}

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

describe('the state that follows', () => {
  test('is the one before where nothing differs', () => {
    expect(settle(before, copyPlain(before))).toBe(before);
    expect(changed(({ table }) => Object.assign(table, { open: [3] }))).toBe(before);
  });

  test('shares every part that does not differ', () => {
    const after = changed(({ table }) => Object.assign(table.seats[0] as object, { coins: 9 }));
    expect(after.table.seats[0]).toEqual({ coins: 9, cards: [1, 2] });
    expect(after.table.seats[0]?.cards).toBe(before.table.seats[0]?.cards);
    expect(after.table.seats[1]).toBe(before.table.seats[1]);
    expect(after.table.open).toBe(before.table.open);
    expect(after.hidden).toBe(before.hidden);
    expect(isDeepFrozen(after)).toBe(true);
  });

  test('a list that grows or shrinks keeps the items that are as they were', () => {
    const grown = changed(({ table }) => (table.seats as unknown[]).push({ coins: 0, cards: [5] }));
    expect(grown.table.seats).toHaveLength(3);
    expect(grown.table.seats[1]).toBe(before.table.seats[1]);
    const shrunk = changed(({ hidden }) => hidden.deck.pop());
    expect(shrunk.hidden.deck).toEqual([]);
    expect([grown, shrunk].every(isDeepFrozen)).toBe(true);
  });

  test('a key that comes or goes is a difference', () => {
    expect(changed(({ hands }) => Object.assign(hands[0] as object, { card: 1 })).hands).toEqual([{ card: 1 }]);
    expect(settle({ table: { a: 1, b: 2 } }, { table: { a: 1 } })).toEqual({ table: { a: 1 } });
    expect(settle({ table: { a: 1 } }, { table: { b: 1 } })).toEqual({ table: { b: 1 } });
    expect(settle({ table: [1] }, { table: { 0: 1 } })).toEqual({ table: { 0: 1 } });
    expect(settle({ table: null }, { table: { a: [] } })).toEqual({ table: { a: [] } });
  });

  test('what a rule has kept of the copy cannot be changed any more, shared or not', () => {
    const copy = copyPlain(before);
    settle(before, copy);
    expect(isDeepFrozen(copy)).toBe(true);
  });

  test('is equal to the copy, whatever was done to it', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (one, other) => {
        const wanted = copyPlain({ table: other });
        const made = settle(deepFreeze(copyPlain({ table: one })), copyPlain({ table: other }));
        expect(made).toEqual(wanted);
        expect(isDeepFrozen(made)).toBe(true);
      }),
    );
  });
});
