import { createEngine, createSession } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';

const engine = createEngine(toy);

function diving() {
  const session = createSession(engine, { seats: 3, seed: 'take back', options: { rounds: 2 } });
  for (const seat of [0, 1, 2]) session.dispatch(seat, { type: 'keep', index: 0 });
  return session;
}

test('P11 case 23: a try that is refused tells nothing: it is refused alike whatever lies hidden, and it is no deed', () => {
  const session = diving();
  const { match } = session.getSnapshot();
  const view = session.view(0);
  const tries = Array.from({ length: engine.game.numbering.size }, (_, id) => engine.game.numbering.decode(id));
  const answers = tries.map((action) => engine.explain(view, action));
  expect(answers.filter((answer) => answer !== null).length).toBeGreaterThan(10);
  for (let number = 0; number < 20; number += 1) {
    const twin = engine.determinize(view, `twin ${number}`);
    expect(tries.map((action) => engine.explain(engine.view(twin, 0), action))).toEqual(answers);
  }
  for (const [index, action] of tries.entries()) if (answers[index] !== null) expect(session.dispatch(0, action).ok).toBe(false);
  expect([session.getSnapshot().match, session.history().length]).toEqual([match, 4]);
});

test('P11 case 23: a choice that was begun after the peek does not bring it back', () => {
  const session = diving();
  session.dispatch(0, { type: 'peek' });
  session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] ?? 0 } as ToyAction);
  expect(session.undo(0).ok).toBe(true);
  assertRejected(session.undo(0), 'info', null);
  expect(session.view(0).shown.top).not.toBeNull();
});

test('P11 case 24: who goes back to the match before the roll all the same, as a host can, rolls the same', () => {
  const session = diving();
  const { match } = session.getSnapshot();
  const first = session.dispatch(0, { type: 'wade' });
  assertRejected(session.undo(0), 'chance', null);
  expect(engine.apply(match, 0, { type: 'wade' })).toEqual(first);
  // Nor does anything else that draws nothing change what comes.
  const peeked = engine.apply(match, 0, { type: 'peek' });
  if (!first.ok || !peeked.ok) throw new Error('the test is out of date');
  expect(engine.apply(peeked.match, 0, { type: 'wade' })).toMatchObject({ ok: true, events: first.events });
});
