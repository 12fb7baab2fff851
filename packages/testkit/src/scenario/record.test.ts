import { createEngine, createSession, type Seat } from '@quayside/core';
import { expect, test } from 'vitest';
import { type ToyAction, toy } from '../../../../tests/toy/game.ts';
import { record } from './record.ts';
import { runScenario } from './run-scenario.ts';

const engine = createEngine(toy);

/** The transcript of a match of two seats. */
function played(seed: string, ...entries: [Seat, ToyAction][]) {
  const session = createSession(engine, { seats: 2, seed, options: { rounds: 2 } });
  for (const [seat, action] of entries) if (!session.dispatch(seat, action).ok) throw new Error(`${seat} may not ${action.type}`);
  return session.transcript();
}

const KEPT: [Seat, ToyAction][] = [
  [0, { type: 'keep', index: 0 }],
  [1, { type: 'keep', index: 1 }],
];
const bid = (coins: number): ToyAction => ({ type: 'bid', coins });
const ROUND: [Seat, ToyAction][] = [...KEPT, [0, { type: 'rest' }], [1, { type: 'rest' }]];

test('a recorded scenario runs from any position, for every viewer', () => {
  const transcript = played('real', ...ROUND, [1, bid(2)], [0, bid(3)], [1, { type: 'peek' }], [1, { type: 'dive' }]);
  for (let actions = 0; actions <= transcript.entries.length; actions += 1)
    for (const viewer of [0, 1, null]) runScenario(engine, record(engine, transcript, { viewer, actions }));
});

test('the viewer does its own next action, and nobody else does anything', () => {
  const transcript = played('real', ...ROUND);
  const steps = (viewer: Seat | null, actions: number) =>
    record(engine, transcript, { viewer, actions, seats: ['anna', 'ben'] }).steps.filter(({ kind }) => kind === 'does');
  expect(steps(0, 2)).toEqual([{ kind: 'does', seat: 'anna', action: { type: 'rest' } }]);
  expect(steps(1, 2)).toEqual([]);
  expect(steps(null, 2)).toEqual([]);
  expect(steps(1, 4)).toEqual([]);
});

test('matches that look the same to the viewer give the same scenario, byte by byte', () => {
  const [one, other] = [1, 4].map((coins) => played('real', ...ROUND, [1, bid(coins)], [0, bid(0)]));
  if (one === undefined || other === undefined) throw new Error('no transcripts');
  const [first, second] = [one, other].map((transcript) => JSON.stringify(record(engine, transcript, { viewer: 0, actions: 5 })));
  expect(first).toBe(second);
  expect(JSON.stringify(record(engine, one, { viewer: 1, actions: 5 }))).not.toBe(
    JSON.stringify(record(engine, other, { viewer: 1, actions: 5 })),
  );
});

test('neither seed, hidden things, other hands nor later draws are left', () => {
  const transcript = played('a secret seed', ...KEPT);
  const data = record(engine, transcript, { viewer: 0 });
  const replayed = engine.replay(transcript);
  if (!replayed.ok) throw new Error('no match');
  const real = replayed.match;
  expect(JSON.stringify(data)).not.toContain('a secret seed');
  expect(JSON.stringify(data)).not.toContain(real.random.key);
  const made = engine.load(data.position);
  if (!made.ok) throw new Error('no position');
  expect(engine.view(made.match, 0)).toEqual(engine.view(real, 0));
  expect(made.match.state.hidden).not.toEqual(real.state.hidden);
  expect(engine.hash(engine.determinize(engine.view(real, 0), 'record'))).toBe(engine.hash(made.match));
});
