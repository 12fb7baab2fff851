import { walk, walkInPlace } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { engine } from '../support/engine.ts';

const setups = [
  { seats: 2, options: { twoPlayers: true } },
  { seats: 3, content: 'flat-2222' },
  { seats: 4, options: { placementOrder: 'rotating' as const } },
  { seats: 6 },
];

test.each(setups)('every law of the engine holds at every step of the first days: %j', (setup) => {
  const report = walk(engine, { setup: { ...setup, seed: 'laws' }, chooser: 'laws', maxSteps: 60 });
  expect(report.steps).toBeGreaterThan(20);
  expect(Object.keys(report.phases)).toEqual(expect.arrayContaining(['planning', 'placing']));
});

test.each(setups)('PI.F4: hundreds of matches come to their end, with all invariants kept: %j', (setup) => {
  const phases: Record<string, number> = {};
  for (let seed = 0; seed < 40; seed += 1) {
    const report = walkInPlace(engine, { setup: { ...setup, seed: `match ${seed}` }, chooser: `walk ${seed}` });
    expect(report.reasons).toEqual(['last-day']);
    for (const [phase, times] of Object.entries(report.phases)) phases[phase] = (phases[phase] ?? 0) + times;
  }
  expect(Object.keys(phases).sort()).toEqual(['bidding', 'moving', 'offering', 'placing', 'planning']);
});
