import { createEngine, createSession, restoreSession, type SavedSession, statistics } from '@quayside/core';
import { describe, expect, test } from 'vitest';
import { countVisits } from '../support/count-visits.ts';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const engine = createEngine(toy);
const counts = statistics();
const TIMES = 300;

/** A session in which a seat has stowed a card and taken that back, as it was saved, with that done over and over. */
function saved(times: number): SavedSession<Toy, ToyAction> {
  const session = createSession(engine, { seats: 2, seed: 'undo', options: { rounds: 2 } }, { extensions: [counts] });
  for (const seat of [0, 1]) session.dispatch(seat, { type: 'keep', index: 0 });
  const start = session.save();
  session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] ?? 0 });
  session.undo(0);
  const { transcript } = session.save();
  const over = transcript.entries.slice(-2);
  const entries = [...transcript.entries, ...Array.from({ length: times }, () => over).flat()];
  const more = { ...start, transcript: { ...transcript, entries }, times: Array.from({ length: entries.length + 1 }, () => null) };
  return JSON.parse(JSON.stringify(more)) as typeof more;
}

/** That twice as long a history takes twice as many looks, or hardly more: were each entry to look at those before it, it would be four times. */
function expectLinear(work: (session: SavedSession<Toy, ToyAction>) => void): void {
  const [once, twice] = [saved(TIMES), saved(2 * TIMES)].map((session) => countVisits(() => work(session))) as [number, number];
  expect(once).toBeGreaterThan(2 * TIMES);
  expect(twice / once).toBeLessThan(2.1);
}

describe('P11 what is done and taken back over and over takes as long each time', () => {
  test('P11 to play again', () => {
    expectLinear(({ transcript }) => expect(engine.replay(transcript).ok).toBe(true));
  });

  test('P11 to restore, with an extension that has missed it', () => {
    expectLinear((session) => {
      const restored = restoreSession(engine, session, { extensions: [counts] });
      if (!restored.ok) throw new Error(JSON.stringify(restored.rejection));
      expect(restored.session.slice(counts).counts.seats[0]?.undone).toBeGreaterThanOrEqual(TIMES);
    });
  });

  test('P11 to play, and to say whether it can be taken back', () => {
    expectLinear(({ transcript }) => {
      const restored = restoreSession(engine, { ...transcript, entries: transcript.entries.slice(0, 2) }, { extensions: [counts] });
      if (!restored.ok) throw new Error(JSON.stringify(restored.rejection));
      const { session } = restored;
      for (const entry of transcript.entries.slice(2)) {
        const done = 'action' in entry ? session.dispatch(entry.seat, entry.action) : session.undo(entry.seat);
        expect(done.ok).toBe(true);
        session.explainUndo(0);
      }
    });
  });
});
