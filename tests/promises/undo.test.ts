import { createEngine, createSession, restoreSession, undoTarget } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { playSession } from '../support/play-session.ts';
import { toy } from '../toy/game.ts';
import { CANDIDATES } from './games.ts';

const engine = createEngine(toy);

/** A session in the first turn of the first seat, which holds cards to stow. */
function diving() {
  const session = createSession(engine, { seats: 2, seed: 'undo', options: { rounds: 2 } });
  for (const seat of [0, 1]) session.dispatch(seat, { type: 'keep', index: 0 });
  return session;
}

/** Stows the first card that the seat holds: it learns nothing by that. */
function stow({ dispatch, view }: ReturnType<typeof diving>): void {
  expect(dispatch(0, { type: 'stow', card: view(0).hand?.cards[0] ?? 0 })).toMatchObject({ ok: true, learnt: null });
}

describe('P11 undo', () => {
  test('P11 what taught nothing is taken back: the very match of before stands again, and the log only grows', () => {
    const session = diving();
    const before = session.getSnapshot().match;
    stow(session);
    expect(session.explainUndo(0)).toBeNull();
    expect(session.undo(0)).toEqual({ ok: true, match: before });
    expect(session.getSnapshot().match).toBe(before);
    expect(session.history().map(({ deed }) => Object.keys(deed ?? {}).at(-1))).toEqual([undefined, 'action', 'action', 'action', 'undo']);
    expect(
      session
        .events(null)
        .slice(-2)
        .map(({ type }) => type),
    ).toEqual(['stowed', 'undone']);
  });

  test('P11 one after the other, back to where something was learnt', () => {
    const session = createSession(engine, { seats: 2, seed: 'undo', options: { rounds: 2 } });
    assertRejected(session.undo(0), 'nothing-to-undo', null);
    session.dispatch(0, { type: 'keep', index: 0 });
    session.dispatch(1, { type: 'keep', index: 0 });
    stow(session as ReturnType<typeof diving>);
    expect(session.undo(0).ok).toBe(true);
    // Its own keep came before what the other seat did.
    assertRejected(session.undo(0), 'boundary', null);
  });

  test('P11 case 22: draw, look, undo: refused, and the deck stays as it is', () => {
    const session = diving();
    session.dispatch(0, { type: 'dive' });
    const { match } = session.getSnapshot();
    assertRejected(session.undo(0), 'info', null);
    expect(session.getSnapshot().match).toBe(match);
  });

  test('P11 case 23: who has peeked cannot take it back', () => {
    const session = diving();
    session.dispatch(0, { type: 'peek' });
    assertRejected(session.undo(0), 'info', null);
  });

  test('P11 case 24: roll, undo, roll: refused', () => {
    const session = diving();
    session.dispatch(0, { type: 'wade' });
    assertRejected(session.undo(0), 'chance', null);
  });

  test('P11 case 26: by another seat, across what another has done, into a phase that is closed, of a sealed commit', () => {
    const session = diving();
    stow(session);
    // By another seat: it has nothing of its own that could be taken back.
    assertRejected(session.undo(1), 'chance', null);
    session.dispatch(0, { type: 'rest' });
    assertRejected(session.undo(0), 'boundary', null);
    session.dispatch(1, { type: 'rest' });
    session.dispatch(0, { type: 'bid', coins: 1 });
    assertRejected(session.undo(0), 'boundary', null);
    session.dispatch(0, { type: 'bid', coins: 2 });
    assertRejected(session.undo(0), 'boundary', null);
    session.dispatch(1, { type: 'bid', coins: 0 });
    assertRejected(session.undo(1), 'info', null);
  });

  test('P11 what another seat has done since is not undone', () => {
    const log = [
      { seat: null, learnt: 'info' },
      { seat: 0, learnt: null },
      { seat: 1, learnt: null },
    ] as const;
    expect(undoTarget(log, 1)).toEqual({ ok: true, undone: 2, back: 1 });
    assertRejected(undoTarget(log, 0) as never, 'other-seat', null);
    expect(undoTarget([...log, { seat: 1, learnt: null, undo: true }], 0)).toEqual({ ok: true, undone: 1, back: 0 });
  });

  test('P11 case 27: a seat that has left stays out, whatever is undone', () => {
    const session = diving();
    stow(session);
    session.changeSeat(1, 'leave');
    assertRejected(session.undo(0), 'other-seat', null);
    assertRejected(session.undo(1), 'boundary', null);
    expect(session.getSnapshot().match.presence).toEqual(['present', 'away']);
  });

  test('P11 an undo that is sent twice with its token takes back one thing', () => {
    const session = diving();
    session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] ?? 0 });
    const token = engine.token(session.view(0));
    expect(session.undo(0, { token }).ok).toBe(true);
    session.dispatch(0, { type: 'rest' });
    assertRejected(session.undo(0, { token }), 'stale', null);
    const again = diving();
    stow(again);
    assertRejected(again.undo(0, { token: 'of another view' }), 'stale', null);
    assertRejected(again.undo(9), 'not-a-seat', null);
    expect(again.explainUndo(9)?.code).toBe('not-a-seat');
  });

  test('P11 the answer is the same after saving and loading', () => {
    const session = diving();
    stow(session);
    session.undo(0);
    stow(session);
    const restored = restoreSession(engine, JSON.parse(JSON.stringify(session.transcript())));
    if (!restored.ok) throw new Error(JSON.stringify(restored.rejection));
    for (const seat of [0, 1]) expect(restored.session.explainUndo(seat)).toEqual(session.explainUndo(seat));
    expect(restored.session.undo(0).ok).toBe(true);
    expect(engine.hash(restored.session.getSnapshot().match)).toBe(engine.hash(session.history()[2]?.match as never));
  });
});

describe.each(CANDIDATES.filter(({ undone }) => undone > 0))('P11 whole matches of $name', ({ engine: anyEngine, setup, pick, undone }) => {
  test('P11 whatever can be taken back is, and done again leads to the same match', () => {
    let count = 0;
    for (let number = 0; number < undone; number += 1) {
      playSession(anyEngine, setup(number), pick?.(number), (session, seat, before) => {
        const after = session.getSnapshot().match;
        const { deed } = session.history().at(-1) ?? {};
        if (deed == null || !('action' in deed)) throw new Error('no action was done');
        if (session.explainUndo(seat) !== null) return;
        count += 1;
        expect(session.undo(seat)).toEqual({ ok: true, match: before });
        expect(session.dispatch(seat, deed.action)).toMatchObject({ ok: true, match: after });
      });
    }
    expect(count).toBeGreaterThan(0);
  });
});
