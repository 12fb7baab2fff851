import { createEngine } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';

const engine = createEngine(toy);
const { match } = engine.create({ seats: 3, seed: 'bad input' });
const hash = engine.hash(match);

/** The match once all have kept a card: seat 0 is awaited, in the phase `diving`. */
const diving = [0, 1, 2].reduce((now, seat) => {
  const result = engine.apply(now, seat, { type: 'keep', index: 0 });
  if (!result.ok) throw new Error(result.rejection.code);
  return result.match;
}, match);
const divingHash = engine.hash(diving);

afterEach(() => {
  expect(engine.hash(match)).toBe(hash);
  expect(engine.hash(diving)).toBe(divingHash);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

const nested = (levels: number, open: string, close: string, inside = ''): unknown =>
  JSON.parse([open.repeat(levels), inside, close.repeat(levels)].join(''));

/** What is sent, and the path of the first fault. */
const malformed: readonly (readonly [string, unknown, readonly (string | number)[]])[] = [
  ['undefined', undefined, []],
  ['null', null, []],
  ['a number', 7, []],
  ['a text', 'keep', []],
  ['an array', [{ type: 'keep', index: 0 }], []],
  ['no type', { index: 0 }, ['type']],
  ['an unknown type', { type: 'kept', index: 0 }, ['type']],
  ['a type that is a name of Object.prototype', { type: 'constructor' }, ['type']],
  ['a type that is no text', { type: ['keep'], index: 0 }, ['type']],
  ['a type that is inherited', Object.create({ type: 'keep', index: 0 }), ['type']],
  ['a missing key', { type: 'keep' }, ['index']],
  ['an extra key', { type: 'keep', index: 0, cost: 0 }, ['cost']],
  ['a result sent along', { type: 'wade', coins: 3 }, ['coins']],
  ['a number as text', { type: 'keep', index: '0' }, ['index']],
  ['a fraction', { type: 'keep', index: 0.5 }, ['index']],
  ['NaN', { type: 'keep', index: Number.NaN }, ['index']],
  ['a number below', { type: 'keep', index: -1 }, ['index']],
  ['a number above', { type: 'keep', index: 2 }, ['index']],
  ['1e400', JSON.parse('{"type":"keep","index":1e400}'), ['index']],
  ['null for a number', { type: 'keep', index: null }, ['index']],
  ['an own __proto__', JSON.parse('{"type":"keep","index":0,"__proto__":{"polluted":true}}'), ['__proto__']],
  ['an own __proto__ instead of the input', JSON.parse('{"type":"keep","__proto__":{"index":0}}'), ['index']],
  ['a constructor', { type: 'keep', index: 0, constructor: { prototype: { polluted: true } } }, ['constructor']],
  ['a text of a megabyte', { type: 'keep', index: 'x'.repeat(2 ** 20) }, ['index']],
  ['a type of a megabyte', { type: 'x'.repeat(2 ** 20) }, ['type']],
  ['10,000 arrays in one another', { type: 'keep', index: nested(10_000, '[', ']') }, ['index']],
  ['10,000 arrays and nothing else', nested(10_000, '[', ']'), []],
  ['10,000 objects in one another', { type: 'keep', index: nested(10_000, '{"a":', '}', '0') }, ['index']],
];

describe('P1 what is no action of the game', () => {
  test.each(malformed)('P1 case 33: %s is refused, with the path of the first fault', (_, action, path) => {
    const rejection = assertRejected(engine.apply(match, 0, action), 'bad-action', ruleOf(action));
    expect(rejection.data).toEqual({ path });
  });

  test.each(malformed)('P5a %s is refused on a view just as well', (_, action, path) => {
    const view = engine.view(match, 0);
    expect(engine.explain(view, action)).toEqual({ code: 'bad-action', rule: ruleOf(action), data: { path } });
  });
});

/** The rule of the action that is named, if one is. */
function ruleOf(action: unknown): string | null {
  const { type } = Object(action) as { type?: unknown };
  if (!Object.hasOwn(Object(action) as object, 'type')) return null;
  return type === 'keep' ? 'TOY.2' : type === 'wade' ? 'TOY.9' : null;
}

describe('P1 who may not act', () => {
  test.each([['0'], [-1], [3], [99], [1.5], [Number.NaN], [null], [undefined], [-0], [true], [[0]], [{}]])('P1 seat %j is none', (seat) => {
    const rejection = assertRejected(engine.apply(match, seat, { type: 'keep', index: 0 }), 'not-a-seat', null);
    expect(rejection.data).toEqual({ seats: 3 });
  });

  test('P1 a seat that is not awaited is refused, with the rule of the phase', () => {
    assertRejected(engine.apply(diving, 1, { type: 'rest' }), 'not-awaited', 'TOY.4');
  });

  test('P1 an action of another phase is refused with its own rule, or a nearer one that the phase names', () => {
    assertRejected(engine.apply(diving, 0, { type: 'bid', coins: 0 }), 'not-now', 'TOY.11');
    assertRejected(engine.apply(match, 0, { type: 'rest' }), 'not-now', 'TOY.10');
    assertRejected(engine.apply(diving, 0, { type: 'keep', index: 0 }), 'not-now', 'TOY.2');
    assertRejected(engine.apply(diving, 1, { type: 'keep', index: 0 }), 'not-awaited', 'TOY.2');
  });

  test('P1 an action that was decided on another view is stale', () => {
    const token = engine.token(engine.view(match, 0));
    const rejection = assertRejected(engine.apply(diving, 0, { type: 'rest' }, { token }), 'stale', null);
    expect(rejection.data).toEqual({ step: 3 });
    expect(engine.apply(diving, 0, { type: 'rest' }, { token: engine.token(engine.view(diving, 0)) }).ok).toBe(true);
  });

  test('P1 case 9: the same action twice with the same token: the second is stale, and nothing has changed', () => {
    const token = engine.token(engine.view(diving, 0));
    const once = engine.apply(diving, 0, { type: 'peek' }, { token });
    if (!once.ok) throw new Error(once.rejection.code);
    assertRejected(engine.apply(once.match, 0, { type: 'peek' }, { token }), 'stale', null);
  });

  test('P1 what is refused is refused in a fixed order', () => {
    assertRejected(engine.apply(diving, 99, { type: 'nothing' }, { token: 'old' }), 'bad-action', null);
    assertRejected(engine.apply(diving, 99, { type: 'keep', index: 0 }, { token: 'old' }), 'not-a-seat', null);
    assertRejected(engine.apply(diving, 1, { type: 'bid', coins: 0 }, { token: 'old' }), 'stale', null);
    assertRejected(engine.apply(diving, 1, { type: 'bid', coins: 0 }), 'not-awaited', 'TOY.4');
    assertRejected(engine.apply(diving, 0, { type: 'bid', coins: 9 }), 'not-now', 'TOY.11');
    assertRejected(engine.apply(diving, 0, { type: 'dare', rival: 0 }), 'no-such-rival', 'TOY.7');
  });
});

describe('P1 what is no match', () => {
  test.each([[null], [undefined], [7], ['match'], [[]], [{}], [{ ...match, step: -1 }], [nested(10_000, '[', ']')]])(
    'P1 instead of a match, %# is refused and nothing thrown',
    (other) => {
      assertRejected(engine.apply(other as never, 0, { type: 'keep', index: 0 }), 'bad-match', null);
    },
  );

  test('P1 the match of another game, or of other rules, is refused, with both named', () => {
    const game = assertRejected(engine.apply({ ...match, game: 'other' }, 0, { type: 'rest' }), 'wrong-game', null);
    expect(game.data).toEqual({ path: ['game'], expected: 'wreckers', received: 'other' });
    const rules = assertRejected(engine.apply({ ...match, rules: '2.0.0' }, 0, { type: 'rest' }), 'newer-version', null);
    expect(rules.data).toEqual({ path: ['rules'], expected: '1.0.0', received: '2.0.0' });
  });
});

describe('P2 a refused action', () => {
  test('P2 draws nothing: the next roll is the one that would have come', () => {
    const refused = engine.apply(diving, 1, { type: 'wade' });
    expect(Object.keys(refused).sort()).toEqual(['ok', 'rejection']);
    expect(engine.apply(diving, 0, { type: 'wade' })).toEqual(engine.apply(diving, 0, { type: 'wade' }));
  });
});
