import { applyOnce, createEngine, createSession } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';

const engine = createEngine(toy);
const keep: ToyAction = { type: 'keep', index: 0 };

function diving() {
  const session = createSession(engine, { seats: 2, seed: 'retries', options: { rounds: 2 } });
  for (const seat of [0, 1]) session.dispatch(seat, keep);
  return session;
}

describe('P9 an action that is sent again', () => {
  test('P9 case 9: under the same key it gets the first answer, without a second roll', () => {
    const session = diving();
    const first = session.dispatch(0, { type: 'wade' }, { key: 'k1' });
    const { match } = session.getSnapshot();
    expect(session.dispatch(0, { type: 'wade' }, { key: 'k1' })).toBe(first);
    expect(session.getSnapshot().match).toBe(match);
    expect(session.history()).toHaveLength(4);
  });

  test('P9 the first answer comes whatever has happened since, and whatever token comes with it', () => {
    const session = diving();
    const first = session.dispatch(0, { type: 'rest' }, { key: 'k1' });
    session.dispatch(1, { type: 'rest' });
    expect(session.dispatch(0, { type: 'rest' }, { key: 'k1', token: 'of another view' })).toBe(first);
  });

  test('P9 a key of another seat, or one before the last, is not remembered', () => {
    const session = diving();
    session.dispatch(0, { type: 'peek' }, { key: 'k1' });
    assertRejected(session.dispatch(1, { type: 'rest' }, { key: 'k1' }), 'not-awaited', 'TOY.4');
    session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] ?? 0 }, { key: 'k2' });
    assertRejected(session.dispatch(0, { type: 'peek' }, { key: 'k1' }), 'peeked-already', 'TOY.5');
  });

  test('P9 another action under the last key is refused, and so is a key that is none', () => {
    const session = diving();
    session.dispatch(0, { type: 'peek' }, { key: 'k1' });
    expect(assertRejected(session.dispatch(0, { type: 'rest' }, { key: 'k1' }), 'key-reused', null).data).toEqual({
      action: { type: 'peek' },
    });
    assertRejected(session.dispatch(0, { type: 'nonsense' } as never, { key: 'k1' }), 'key-reused', null);
    for (const key of ['', 'x'.repeat(201), 7, null])
      assertRejected(session.dispatch(0, { type: 'rest' }, { key: key as string }), 'bad-key', null);
    expect(session.dispatch(0, { type: 'rest' }, { key: 'x'.repeat(200) }).ok).toBe(true);
  });

  test('P9 what was refused may be sent again under its key, and is tried again', () => {
    const session = diving();
    assertRejected(session.dispatch(1, { type: 'rest' }, { key: 'k1' }), 'not-awaited', 'TOY.4');
    session.dispatch(0, { type: 'rest' });
    expect(session.dispatch(1, { type: 'rest' }, { key: 'k1' }).ok).toBe(true);
  });

  test('P9 a host without a session stores the answers beside the match, as JSON', () => {
    const { match } = diving().getSnapshot();
    const first = applyOnce(engine, match, [], 0, { type: 'wade' }, { key: 'k1' });
    if (!first.applied.ok) throw new Error(first.applied.rejection.code);
    const stored = JSON.parse(JSON.stringify(first.answers));
    const again = applyOnce(engine, first.applied.match, stored, 0, { type: 'wade' }, { key: 'k1' });
    expect(again).toEqual({ applied: first.applied, answers: first.answers, repeated: true });
    expect(applyOnce(engine, match, stored, '0', { type: 'wade' }, { key: 'k1' }).applied).toMatchObject({ ok: false });
    expect(applyOnce(engine, match, stored, '__proto__', { type: 'wade' }, { key: 'k1' }).applied).toMatchObject({ ok: false });
  });
});

test.each([[null], [{}], [[null, 7]], [[{ key: 'k1' }]], [[{ key: 'k1', accepted: null }]], [[{ key: 'k1', accepted: { ok: true } }]]])(
  'P9 what is stored and is no answer counts as none: %j',
  (stored) => {
    const { match } = diving().getSnapshot();
    const once = applyOnce(engine, match, stored as never, 0, { type: 'wade' }, { key: 'k1' });
    expect(once).toMatchObject({ repeated: false, applied: { ok: true } });
    expect(once.answers[0]?.accepted).toBe(once.applied);
  },
);

describe('P5a decision tokens', () => {
  test('P5a sealed commits of others do not age a token; its own does', () => {
    const session = diving();
    for (const seat of [0, 1]) session.dispatch(seat, { type: 'rest' });
    const token = engine.token(session.view(0));
    session.dispatch(1, { type: 'bid', coins: 1 });
    expect(engine.token(session.view(0))).toBe(token);
    expect(session.dispatch(0, { type: 'bid', coins: 0 }, { token }).ok).toBe(true);
  });

  test('P5a a commit ages the token of its own seat', () => {
    const session = diving();
    for (const seat of [0, 1]) session.dispatch(seat, { type: 'rest' });
    const token = engine.token(session.view(0));
    session.dispatch(0, { type: 'bid', coins: 1 }, { token });
    assertRejected(session.dispatch(0, { type: 'bid', coins: 2 }, { token }), 'stale', null);
  });

  test('P5a a token is made of the view alone, wherever that is', () => {
    const view = diving().view(1);
    expect(createEngine(toy).token(JSON.parse(JSON.stringify(view)))).toBe(engine.token(view));
  });
});
