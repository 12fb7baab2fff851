import { createEngine, createSession, eventsFor, restoreSession } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';

const engine = createEngine(toy);
const setup = { seats: 3, seed: 'hostile' };
const { match, events } = engine.create(setup);
const view = engine.view(match, 0);

const throwing = (): never => {
  throw new Error('read');
};
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

describe('P1 actions that throw when they are looked at', () => {
  test.each([
    ['a getter', Object.defineProperty({}, 'type', { get: throwing, enumerable: true })],
    ['a proxy that throws', new Proxy({ type: 'rest' }, { get: throwing, ownKeys: throwing, getOwnPropertyDescriptor: throwing })],
    ['a revoked proxy', revoked()],
    ['a getter further down', { type: 'keep', index: Object.defineProperty({}, 'x', { get: throwing, enumerable: true }) }],
  ])('P1 %s is a bad action, for apply and for explain', (_, action) => {
    const refused = engine.apply(match, 0, action);
    expect(refused.ok || refused.rejection.code).toBe('bad-action');
    expect(engine.explain(view, action)?.code).toBe('bad-action');
  });
});

describe('P15 setups that people wrote', () => {
  test.each([
    [null, []],
    ['3', []],
    [{ seats: 3 }, ['seed']],
    [{ seats: 3, seed: 5 }, ['seed']],
    [{ seats: '3', seed: 'x' }, ['seats']],
    [{ seats: 3, seed: 'x', bogus: 1 }, ['bogus']],
    [{ seats: 3, seed: 'x', algorithm: 'script' }, ['algorithm']],
    [{ seats: 3, seed: 'x', options: null }, ['options']],
    [{ seats: 3, seed: 'x', options: { seats: 9 } }, ['options', 'seats']],
    [{ seats: 3, seed: 'x', options: { rounds: 'many' } }, ['rounds']],
    [{ seats: 99, seed: 'x' }, ['seats']],
  ])('P15 %j has its first fault named', (value, path) => {
    expect(assertRejected(engine.checkSetup(value), 'bad-options', null).data.path).toEqual(path);
    expect(() => engine.create(value as never)).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-options' }));
  });
});

describe('P5a views of something else are a fault, not an answer', () => {
  test.each([
    { ...view, game: 'chess' },
    { ...view, rules: '9.0.0' },
    { ...view, phase: 'toString' },
    { ...view, phase: '__proto__' },
    { ...view, seat: 7 },
    { ...view, options: { ...view.options, seats: 1e9 } },
  ])('P5a case %#', (wrong) => {
    for (const ask of [
      engine.legal,
      engine.autopilot,
      (of: typeof wrong) => engine.explain(of, { type: 'rest' }),
      (of: typeof wrong) => engine.determinize(of, 'x'),
    ]) {
      expect(() => ask(wrong)).toThrow(expect.objectContaining({ name: 'Fault', code: 'not-a-view' }));
    }
  });
});

describe('P3 what is returned cannot be changed', () => {
  function frozen(value: unknown): boolean {
    return typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
  }

  test('P3 match, views, events, rejections and derived tables are frozen, however deep', () => {
    const applied = engine.apply(match, 0, { type: 'keep', index: 0 });
    const refused = engine.apply(match, 9, { type: 'keep', index: 0 });
    if (!applied.ok || refused.ok) throw new Error('the test is out of date');
    for (const value of [
      applied.match,
      applied.events,
      applied.action,
      refused.rejection,
      view,
      events,
      engine.context(view).derived,
      toy.meta,
      toy.contents,
    ]) {
      expect(frozen(value)).toBe(true);
    }
    expect(frozen(eventsFor(applied.events, 1))).toBe(false);
    expect(eventsFor(applied.events, 1).every(frozen)).toBe(true);
  });

  test('P9 a session does not depend on what becomes of its setup', () => {
    const own = { ...setup };
    const session = createSession(engine, own);
    own.seed = 'another';
    expect(engine.replay(session.transcript()).ok).toBe(true);
  });
});

describe('P9 a session from a transcript', () => {
  test('P9 goes on with its whole history', () => {
    const session = createSession(engine, setup);
    for (let step = 0; step < 6; step += 1) {
      const [seat = 0] = session.getSnapshot().awaited;
      session.dispatch(seat, engine.autopilot(session.view(seat)));
    }
    const restored = restoreSession(engine, JSON.parse(JSON.stringify(session.transcript())));
    if (!restored.ok) throw new Error(restored.rejection.code);
    expect(restored.session.transcript()).toEqual(session.transcript());
    expect(restored.session.history().map(({ learnt }) => learnt)).toEqual(session.history().map(({ learnt }) => learnt));
    expect(engine.hash(restored.session.getSnapshot().match)).toBe(engine.hash(session.getSnapshot().match));
    expect(restoreSession(engine, { format: 'no' }).ok).toBe(false);
  });

  test('a listener that throws neither undoes the action nor keeps the others from hearing', () => {
    const session = createSession(engine, setup);
    let heard = 0;
    session.subscribe(throwing);
    session.subscribe(() => {
      heard += 1;
    });
    const [seat = 0] = session.getSnapshot().awaited;
    expect(() => session.dispatch(seat, engine.autopilot(session.view(seat)))).toThrow('read');
    expect([heard, session.history().length]).toEqual([1, 2]);
  });
});

describe('P15 content that came with a save', () => {
  const other = { ...toy.contents[0], id: 'other', cards: [...(toy.contents[0]?.cards ?? [])].reverse() };
  const elsewhere = createEngine(toy, { contents: [other as never] });
  const save = JSON.parse(JSON.stringify(elsewhere.save(elsewhere.create({ ...setup, content: 'other' }).match)));

  test('P15 is known to that match, and to nothing else', () => {
    const fresh = createEngine(toy);
    const loaded = fresh.load(save);
    if (!loaded.ok) throw new Error(loaded.rejection.code);
    const [seat = 0] = fresh.awaited(loaded.match);
    const sight = fresh.view(loaded.match, seat);
    expect(fresh.apply(loaded.match, seat, fresh.autopilot(sight)).ok).toBe(true);
    expect(fresh.awaited(fresh.determinize(sight, 'x'))).toEqual(fresh.awaited(loaded.match));
    expect(fresh.contents()).not.toContain('other');
    assertRejected(fresh.load(save.match), 'unknown-content', null);
  });
});
