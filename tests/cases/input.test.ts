import type { AnyAction } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { prepare } from '../fuzz/ground.ts';
import { prototypesAreClean } from '../fuzz/judge.ts';
import { CANDIDATES } from '../promises/games.ts';

/** What can stand where a number, a name or a list is expected; none of it is what any game takes there. */
const odd: readonly unknown[] = [
  '7',
  1.5,
  Number.NaN,
  -1,
  JSON.parse('1e400'),
  null,
  true,
  {},
  { length: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

const own = (action: AnyAction): unknown => JSON.parse(`{"__proto__":{"polluted":true},${JSON.stringify(action).slice(1)}`);

/** What a client might work out for itself, and must not be believed. */
const DERIVED = {
  cost: 0,
  price: 0,
  points: 99,
  score: 99,
  result: 6,
  dice: [6, 6],
  seat: 0,
  rule: 'PI.E3',
  winner: 0,
  total: 0,
  random: 1,
};

describe.each(CANDIDATES)('$name', (candidate) => {
  const { engine, stands } = prepare(candidate, 3);
  const { actions: known } = engine.game;
  /** One legal action of each type and phase, with its position. */
  const chosen = new Map(
    stands.flatMap(({ match, actions }) =>
      actions.map(({ seat, action }) => [
        `${match.phase} ${action.type}`,
        { match, seat, action, rule: known.find(({ type }) => type === action.type)?.rule ?? '' },
      ]),
    ),
  );

  test('P1 case 33: whatever stands where something else is expected is refused, with its path', () => {
    for (const { match, seat, action, rule } of chosen.values()) {
      for (const key of Object.keys(action).filter((name) => name !== 'type')) {
        for (const value of odd) {
          const { data } = assertRejected(engine.apply(match, seat, { ...action, [key]: value }), 'bad-action', rule);
          expect(data.path).toEqual(expect.arrayContaining([key]));
        }
      }
    }
  });

  test('P1 case 33: keys of the language are refused like any other, and nothing is polluted', () => {
    for (const { match, seat, action, rule } of chosen.values()) {
      expect(assertRejected(engine.apply(match, seat, own(action)), 'bad-action', rule).data.path).toEqual(['__proto__']);
      const built = { ...action, constructor: { prototype: { polluted: true } } };
      expect(assertRejected(engine.apply(match, seat, built), 'bad-action', rule).data.path).toEqual(['constructor']);
      assertRejected(engine.apply(match, seat, Object.create(action)), 'bad-action', null);
    }
    expect(prototypesAreClean()).toBe(true);
  });

  test('P1 case 34: what is derived is an unknown key, whatever it says: the engine computes it', () => {
    for (const { match, seat, action, rule } of chosen.values()) {
      for (const [key, value] of Object.entries(DERIVED).filter(([name]) => !Object.hasOwn(action, name))) {
        expect(assertRejected(engine.apply(match, seat, { ...action, [key]: value }), 'bad-action', rule).data.path).toEqual([key]);
      }
      expect(engine.apply(match, seat, { ...action })).toEqual(engine.apply(match, seat, action));
    }
  });
});
