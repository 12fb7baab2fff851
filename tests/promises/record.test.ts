import { createSession, type Match } from '@quayside/core';
import { record, runScenario, walk } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { CANDIDATES } from './games.ts';

// A scenario that is recorded from a real match can be given to anybody who has seen what its viewer has.

describe.each(CANDIDATES)('$name', ({ engine, setup, pick }) => {
  const started = { ...setup(1), seed: 'a seed that nobody knows' };
  const walked = walk(engine, { setup: started, chooser: 'record', pick: pick?.(1), laws: [], maxSteps: 45 });
  const session = createSession(engine, started);
  for (const { seat, action } of walked.record.entries) session.dispatch(seat, action);
  const transcript = session.transcript();
  const matches = session.history().map(({ match }) => match);
  const positions = matches.flatMap((match, actions) =>
    actions % 9 === 0 ? [null, 0, 1].map((viewer) => ({ match, actions, viewer })) : [],
  );

  test('P5b a recorded scenario is made of what its viewer sees, and of nothing else', () => {
    for (const { match, actions, viewer } of positions) {
      const data = record(engine, transcript, { viewer, actions });
      const text = JSON.stringify(data);
      for (const secret of [started.seed, match.random.key]) expect(text).not.toContain(secret);
      expect(data.position).toEqual(engine.determinize(engine.view(match, viewer), 'record'));
    }
  });

  test('P5b what is hidden is made up', () => {
    const [start] = matches;
    const { position } = record(engine, transcript, { viewer: null, actions: 0 });
    const hides = JSON.stringify(start?.state.hidden) !== '{}';
    expect(JSON.stringify((position as Match).state.hidden) === JSON.stringify(start?.state.hidden)).toBe(!hides);
  });

  test('P5b a recorded scenario runs, and as text it leads to the same', () => {
    for (const { actions, viewer } of positions) {
      const data = record(engine, transcript, { viewer, actions });
      const read = JSON.parse(JSON.stringify(data)) as typeof data;
      expect(engine.hash(runScenario(engine, read).match)).toBe(engine.hash(runScenario(engine, data).match));
    }
  });
});
