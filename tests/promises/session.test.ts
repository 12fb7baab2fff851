import { clock, createEngine, createSession } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { expect, test, vi } from 'vitest';
import { toy } from '../toy/game.ts';

const open = () => createSession(createEngine(toy), { seats: 2, seed: 'session', options: { rounds: 2 } });

test('P2 a session keeps one snapshot until something is accepted', () => {
  const { getSnapshot, dispatch } = open();
  const first = getSnapshot();
  expect(getSnapshot()).toBe(first);
  assertRejected(dispatch(0, { type: 'rest' }), 'not-now', 'TOY.10');
  expect(getSnapshot()).toBe(first);
  expect(dispatch(1, { type: 'keep', index: 0 }).ok).toBe(true);
  expect(getSnapshot()).not.toBe(first);
  expect(getSnapshot().awaited).toEqual([0]);
  expect(Object.isFrozen(getSnapshot())).toBe(true);
});

test('P2 subscribers are told of what is accepted, of nothing else, and not once they have left', () => {
  const { subscribe, dispatch, getSnapshot } = open();
  const seen: number[] = [];
  const listener = vi.fn(() => {
    seen.push(getSnapshot().match.step);
  });
  const [leave, leaveToo] = [subscribe(listener), subscribe(listener)];
  dispatch(0, { type: 'rest' });
  expect(listener).not.toHaveBeenCalled();
  dispatch(0, { type: 'keep', index: 0 });
  expect(seen).toEqual([1, 1]);
  leave();
  leave();
  dispatch(1, { type: 'keep', index: 0 });
  expect(seen).toEqual([1, 1, 2]);
  leaveToo();
  dispatch(0, { type: 'wade' });
  expect(seen).toHaveLength(3);
});

test('P2 who has left, or has come, while others are told of a deed is not told of it', () => {
  const { subscribe, dispatch } = open();
  const told: string[] = [];
  const leave: (() => void)[] = [];
  subscribe(() => {
    told.push('first');
    leave[0]?.();
    subscribe(() => told.push('late'));
  });
  leave.push(subscribe(() => told.push('second')));
  subscribe(() => told.push('third'));
  dispatch(0, { type: 'keep', index: 0 });
  expect(told).toEqual(['first', 'third']);
});

test('P2 what is due is made, whatever listeners throw, and then the first error is thrown', () => {
  const turn = clock({ initial: 1000 });
  const { subscribe, tick, history, getSnapshot } = createSession(
    createEngine(toy),
    { seats: 4, seed: 'session', options: { rounds: 2 } },
    { extensions: [turn], at: 0 },
  );
  let told = 0;
  const leave = subscribe(() => {
    told += 1;
    throw new Error(`no. ${told}`);
  });
  expect(() => tick(1000)).toThrow('no. 1');
  const changes = history().flatMap(({ deed }) => (deed !== null && 'change' in deed ? [deed.seat] : []));
  expect(changes.slice(0, 4)).toEqual([0, 1, 2, 3]);
  expect(told).toBe(changes.length);
  leave();
  const { match } = getSnapshot();
  expect(tick(1000)).toEqual([]);
  expect(getSnapshot().match).toBe(match);
});

test('P5a a session gives one view per viewer until something is accepted, and each the events of its own', () => {
  const { view, events, dispatch } = open();
  const [mine, theirs] = [view(0), view(1)];
  expect([view(0), view(1), view(null).hand]).toEqual([mine, theirs, null]);
  expect(view(0)).toBe(mine);
  dispatch(0, { type: 'keep', index: 0 });
  expect(view(0)).not.toBe(mine);
  dispatch(1, { type: 'keep', index: 0 });
  dispatch(0, { type: 'dive' });
  const types = [0, 1, null].map((viewer) => events(viewer).map(({ type }) => type));
  expect(types[0]).toEqual(['kept', 'kept', 'tide', 'drew']);
  expect(types[1]).toEqual(['kept', 'kept', 'tide', 'dived']);
  expect(types[2]).toEqual(types[1]);
});

test('P9 a session keeps its history, and its transcript plays again', () => {
  const { engine, dispatch, getSnapshot, history, transcript } = open();
  dispatch(1, { type: 'keep', index: 0 });
  dispatch(0, { type: 'keep', index: 1 });
  const kept = history();
  dispatch(0, { type: 'rest' });
  expect(kept).toHaveLength(3);
  expect(history().map(({ deed, learnt }) => [deed?.seat ?? null, learnt])).toEqual([
    [null, 'info'],
    [1, 'boundary'],
    [0, 'chance'],
    [0, 'boundary'],
  ]);
  const replayed = engine.replay(JSON.parse(JSON.stringify(transcript())));
  expect(replayed.ok && engine.hash(replayed.match)).toBe(engine.hash(getSnapshot().match));
});
