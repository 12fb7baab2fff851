import { conformance, walkInPlace } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { CONFORMING } from '../support/conforming.ts';
import { engine } from '../support/engine.ts';

const setups = [
  { seats: 2, options: { twoPlayers: true } },
  { seats: 3, content: 'flat-2222' },
  { seats: 4, options: { placementOrder: 'rotating' as const } },
  { seats: 6 },
];

test('P1 to P13: the game conforms: every law holds, every secret is one, and all that is declared is reached', () => {
  const report = conformance(engine, { ...CONFORMING, seed: 'conformance' });
  expect(report.actions).toBeGreaterThan(200);
  expect(report.hiddenLeaves.filter((path) => path.startsWith('hidden'))).toEqual(['hidden.deck.*']);
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
