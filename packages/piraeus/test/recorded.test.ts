import { expect, test } from 'vitest';
import { engine, type PiraeusMatch } from './support/engine.ts';
import { RECORDED, readRecorded, record, recordedNames, writeRecorded } from './support/recorded.ts';

const names = Object.keys(RECORDED);

if (process.env.UPDATE_RECORDED === '1') {
  for (const [name, setup] of Object.entries(RECORDED)) writeRecorded(name, record(setup));
}

test('every recorded match is listed, and every listed one is recorded', () => {
  expect(recordedNames()).toEqual([...names].sort());
});

test.each(names)('%s plays again with the same hash at every step', (name) => {
  expect(engine.replay(readRecorded(name))).toMatchObject({ ok: true, match: { phase: 'over' } });
});

test('together they go through every phase that awaits anybody, and through every event of the game', () => {
  const phases = new Set<string>();
  const events = new Set<string>();
  for (const name of names) {
    engine.replay(readRecorded(name), (step) => {
      phases.add(step.match.phase);
      for (const { event } of step.events) events.add(event.type);
    });
  }
  expect([...phases].sort()).toEqual(['bidding', 'moving', 'offering', 'over', 'placing', 'planning']);
  expect([...events].sort()).toEqual([...Object.keys(engine.game.spec.events), 'end-triggered', 'match-over'].sort());
});

function outcomeOf(name: string) {
  const replayed = engine.replay(readRecorded(name));
  return replayed.ok ? engine.outcome(replayed.match as PiraeusMatch) : null;
}

test('PI.G7: the victory that was recorded as shared is shared', () => {
  expect(outcomeOf('shared-victory')).toMatchObject({ winners: [0, 1], decidedBy: null });
});

test('PI.G7: the one that own goods decide is decided by them', () => {
  expect(outcomeOf('own-goods-decide')?.decidedBy).toBe('fewer-own-goods');
});

test('a recorded match with one action changed is found out', () => {
  const transcript = readRecorded('three-seats') as { entries: { action: { type: string; as?: string } }[] };
  const [first] = transcript.entries;
  if (first?.action.type !== 'plan') throw new Error('a match begins with a plan');
  first.action.as = first.action.as === 'buyer' ? 'seller' : 'buyer';
  expect(engine.replay(transcript)).toMatchObject({ ok: false, rejection: { code: 'diverged', data: { entry: 0 } } });
});
