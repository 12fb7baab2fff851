import { expect, test } from 'vitest';
import { engine, type GdanskMatch } from './support/engine.ts';
import { RECORDED, readRecorded, record, recordedNames, writeRecorded } from './support/recorded.ts';

const names = Object.keys(RECORDED);

if (process.env.UPDATE_RECORDED === '1') {
  for (const [name, recording] of Object.entries(RECORDED)) writeRecorded(name, record(recording));
}

test('every recorded match is listed, and every listed one is recorded', () => {
  expect(recordedNames()).toEqual([...names].sort());
});

/** Every recorded match is played again once, and remembered for the tests below. */
const seen = new Map(
  recordedNames().map((name) => {
    const phases = new Set<string>();
    const events = new Set<string>();
    const replayed = engine.replay(readRecorded(name), (step) => {
      phases.add(step.match.phase);
      for (const { event } of step.events) events.add(event.type);
    });
    return [name, { replayed, phases, events }] as const;
  }),
);

test.each(names)('%s plays again with the same hash at every step', (name) => {
  expect(seen.get(name)?.replayed).toMatchObject({ ok: true, match: { phase: 'over' } });
});

test('together they go through every phase that awaits anybody, and through every event of the game', () => {
  const all = (part: 'phases' | 'events') => [...new Set([...seen.values()].flatMap((each) => [...each[part]]))].sort();
  expect(all('phases')).toEqual(['acting', 'over', 'placement', 'rolling']);
  expect(all('events')).toEqual([...Object.keys(engine.game.spec.events), 'end-triggered', 'match-over'].sort());
});

function outcomeOf(name: string) {
  const replayed = seen.get(name)?.replayed;
  return replayed?.ok ? engine.outcome(replayed.match as GdanskMatch) : null;
}

test.each([
  ['sixty-points', ['score-reached']],
  ['eighth-marker', ['markers-placed']],
  ['orders-gone', ['orders-gone']],
  ['round-cap', ['round-cap']],
  ['later-reason', ['score-reached', 'orders-gone']],
  ['last-round-of-the-cap', ['score-reached', 'round-cap']],
])('GD.K1 GD.R59 GD.R60 GD.R67: %s ends because of %j', (name, reasons) => {
  expect(outcomeOf(name)?.reasons).toEqual(reasons);
});

test('GD.K5: the recorded rungs decide', () => {
  expect(outcomeOf('sixty-points')?.decidedBy).toBe('points');
  expect(outcomeOf('markers-decide')).toMatchObject({ winners: [1], decidedBy: 'markers-on-board' });
  expect(outcomeOf('shared-victory')).toMatchObject({ winners: [0, 2], decidedBy: null });
});

test('GD.K2: in every recorded match all seats have had equally many turns', () => {
  for (const name of names) {
    const transcript = readRecorded(name) as { setup: { seats: number }; entries: { seat: number; action: { type: string } }[] };
    const turns = Array.from({ length: transcript.setup.seats }, () => 0);
    for (const { seat, action } of transcript.entries) if (action.type === 'end-turn') turns[seat] = (turns[seat] ?? 0) + 1;
    expect(new Set(turns).size).toBe(1);
  }
});

test('a recorded match with one action changed is found out', () => {
  const transcript = readRecorded('three-seats') as { entries: { action: { type: string; location?: number } }[] };
  const [first] = transcript.entries;
  if (first?.action.type !== 'place-meeple') throw new Error('a match begins with a meeple');
  first.action.location = first.action.location === 1 ? 2 : 1;
  expect(engine.replay(transcript)).toMatchObject({ ok: false, rejection: { code: 'diverged', data: { entry: 0 } } });
});
